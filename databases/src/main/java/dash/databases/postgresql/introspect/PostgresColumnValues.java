package dash.databases.postgresql.introspect;

import dash.databases.scope.SensitivePatterns;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.fault.FaultException;
import dash.schema.RelationName;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The most frequent values of text columns, as the planner knows them: one statement on its statistics for all columns, and
 * no look into any table. A table that was never analyzed has none. What a login may not read the statistics do not show.
 */
public final class PostgresColumnValues implements ColumnValues {

    private static final Limits LIMITS = new Limits(200_000, Duration.ofSeconds(5), 8_192, 32L << 20, Double.MAX_VALUE);

    /** Values that nearly every row has another of are names and keys, and a long one is a sentence: nobody asks by them. */
    private static final OwnSql STATISTICS = OwnSql.of("""
            SELECT s.schemaname, s.tablename, s.attname, v.value
            FROM pg_stats s
            JOIN pg_namespace n ON n.nspname = s.schemaname
            JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = s.tablename
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = s.attname
            JOIN pg_type t ON t.oid = a.atttypid AND t.typcategory IN ('S', 'E')
            CROSS JOIN LATERAL unnest(s.most_common_vals::text::text[]) WITH ORDINALITY AS v (value, place)
            WHERE s.n_distinct BETWEEN 1 AND 200 AND v.place <= 30 AND length(v.value) BETWEEN 2 AND 40
            ORDER BY 1, 2, 3, v.place
            """);

    private final OwnStatements own;
    private final SensitivePatterns sensitive;
    private Map<ColumnName, List<String>> known = Map.of();
    private boolean asked;

    public PostgresColumnValues(OwnStatements own, SensitivePatterns sensitive) {
        this.own = own;
        this.sensitive = sensitive;
    }

    @Override
    public synchronized List<String> of(ColumnName column) {
        if (sensitive.match(column.table(), column.column())) {
            return List.of();
        }
        if (!asked) {
            asked = true;
            known = read();
        }
        return known.getOrDefault(column, List.of());
    }

    private Map<ColumnName, List<String>> read() {
        Map<ColumnName, List<String>> values = new HashMap<>();
        try {
            for (List<Cell> row : own.run(STATISTICS, LIMITS).rows()) {
                RelationName table =
                        new RelationName(row.get(0).plain(), row.get(1).plain());
                values.computeIfAbsent(new ColumnName(table, row.get(2).plain()), column -> new ArrayList<>())
                        .add(row.get(3).plain());
            }
        } catch (FaultException withoutThem) {
            // Values help to find a column; without them names and notes still do.
            return Map.of();
        }
        return values;
    }
}
