package dash.databases.postgresql.catalogue;

import dash.databases.catalogue.AllowListFile;
import dash.guard.AllowList;
import java.util.List;
import java.util.Set;

/** Reads the generated list: one entry a line, the kind, the name, and the columns a function yields. */
public final class PostgresqlAllowList {

    /** CURRENT_DATE and its kin have no entry in the catalogue; those about user, role, schema and database are left out. */
    private static final Set<String> VALUES =
            Set.of("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp");

    private PostgresqlAllowList() {}

    public static AllowList load() {
        AllowListFile file = AllowListFile.beside(PostgresqlAllowList.class, "allow-list.txt");
        return new AllowList(
                "pg_catalog",
                Set.of("pg_catalog", "information_schema", "pg_toast"),
                List.of("pg_"),
                file.functions(),
                file.of("refused"),
                file.of("operator"),
                file.of("type"),
                file.of("sampling"),
                VALUES);
    }
}
