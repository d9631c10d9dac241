package dash.databases.duckdb.catalogue;

import dash.databases.catalogue.AllowListFile;
import dash.guard.AllowList;
import java.util.List;
import java.util.Set;

/** The generated list. */
public final class DuckdbAllowList {

    private DuckdbAllowList() {}

    public static AllowList load() {
        AllowListFile file = AllowListFile.beside(DuckdbAllowList.class, "allow-list.txt");
        return new AllowList(
                "system",
                Set.of("information_schema", "pg_catalog", "system", "temp"),
                List.of("duckdb_", "pragma_", "sqlite_"),
                file.functions(),
                file.of("refused"),
                file.of("operator"),
                file.of("type"),
                file.of("sampling"),
                file.of("value"));
    }
}
