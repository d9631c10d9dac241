package dash.databases.trino.catalogue;

import dash.databases.catalogue.AllowListFile;
import dash.guard.AllowList;
import java.util.List;
import java.util.Set;

/** Reads the list that is kept by hand. */
public final class TrinoAllowList {

    /** Values without parentheses; those about user, path, schema and catalog are left out. */
    private static final Set<String> VALUES =
            Set.of("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp");

    private TrinoAllowList() {}

    public static AllowList load() {
        AllowListFile file = AllowListFile.beside(TrinoAllowList.class, "allow-list.txt");
        return new AllowList(
                "builtin",
                Set.of("information_schema", "runtime", "metadata", "jdbc", "system", "jmx"),
                List.of(),
                file.functions(),
                file.of("refused"),
                file.of("operator"),
                file.of("type"),
                file.of("sampling"),
                VALUES);
    }
}
