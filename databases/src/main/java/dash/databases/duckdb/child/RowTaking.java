package dash.databases.duckdb.child;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes an answer as it comes: the columns first, then row by row. */
public interface RowTaking {

    void columns(List<String> names, List<String> types);

    void row(List<@Nullable String> cells);
}
