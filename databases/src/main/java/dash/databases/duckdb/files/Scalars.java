package dash.databases.duckdb.files;

import dash.databases.duckdb.DuckdbDialect;
import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildProcess;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A field of a JSON file that is now a number and now a text comes as JSON, and nobody could ask for its values. Where it holds
 * neither lists nor objects it is a text.
 */
final class Scalars {

    private static final Duration LONGEST = Duration.ofMinutes(2);

    private final ChildProcess child;

    Scalars(ChildProcess child) {
        this.child = child;
    }

    void flatten(String table) throws ChildException {
        List<List<@Nullable String>> columns = FewRows.of(
                child,
                "SELECT column_name FROM duckdb_columns() WHERE data_type = 'JSON' AND table_name = "
                        + DuckdbDialect.INSTANCE.text(table));
        for (List<@Nullable String> row : columns) {
            String column = DuckdbDialect.INSTANCE.quoted(String.valueOf(row.getFirst()));
            String quoted = DuckdbDialect.INSTANCE.quoted(table);
            List<List<@Nullable String>> nested = FewRows.of(
                    child,
                    "SELECT 1 FROM " + quoted + " WHERE json_type(" + column + ") IN ('ARRAY', 'OBJECT') LIMIT 1");
            if (nested.isEmpty()) {
                child.execute(
                        "ALTER TABLE " + quoted + " ALTER " + column + " TYPE VARCHAR USING (" + column + " ->> '$')",
                        LONGEST);
            }
        }
    }
}
