package dash.databases.sqlite.catalogue;

import dash.databases.catalogue.AllowListFile;
import dash.guard.AllowList;
import java.util.List;
import java.util.Set;

/** Reads the generated list. */
public final class SqliteAllowList {

    private SqliteAllowList() {}

    public static AllowList load() {
        AllowListFile file = AllowListFile.beside(SqliteAllowList.class, "allow-list.txt");
        return new AllowList(
                "main",
                Set.of("temp", "pragma"),
                List.of("sqlite_", "pragma_", "dbstat"),
                file.functions(),
                file.of("refused"),
                file.of("operator"),
                file.of("type"),
                file.of("sampling"),
                file.of("value"));
    }
}
