package dash.databases.mysql.catalogue;

import dash.databases.catalogue.AllowListFile;
import dash.guard.AllowList;
import java.util.List;
import java.util.Set;

/** Reads the generated list. */
public final class MysqlAllowList {

    /** Built-ins live in no schema: a name with one always means somebody's own function. */
    private static final String NOWHERE = "";

    private MysqlAllowList() {}

    /** Functions of the list that MySQL has and MariaDB has not, or that only newer servers have. */
    public static Set<String> elsewhere() {
        return file().of("elsewhere");
    }

    private static AllowListFile file() {
        return AllowListFile.beside(MysqlAllowList.class, "allow-list.txt");
    }

    public static AllowList load() {
        AllowListFile file = file();
        return new AllowList(
                NOWHERE,
                Set.of("mysql", "information_schema", "performance_schema", "sys"),
                List.of(),
                file.functions(),
                file.of("refused"),
                file.of("operator"),
                file.of("type"),
                file.of("sampling"),
                file.of("value"));
    }
}
