package dash.databases.duckdb.files;

import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.RowTaking;
import dash.databases.duckdb.child.Wanted;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The whole of a small answer, as text. */
final class FewRows {

    private static final Wanted FEW = new Wanted(2_000, 1_024, 1 << 20, Duration.ofMinutes(1));

    private FewRows() {}

    static List<List<@Nullable String>> of(ChildProcess child, String sql) throws ChildException {
        List<List<@Nullable String>> rows = new ArrayList<>();
        child.run(sql, FEW, new RowTaking() {
            @Override
            public void columns(List<String> names, List<String> types) {}

            @Override
            public void row(List<@Nullable String> row) {
                rows.add(row);
            }
        });
        return rows;
    }
}
