package dash.databases.look;

import dash.databases.scope.SensitivePatterns;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.fault.FaultException;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The most frequent values of a text column, counted over its first rows when somebody asks for the first time. */
public final class StandardColumnValues implements ColumnValues {

    private static final Limits SHORT = new Limits(1_000, Duration.ofSeconds(2), 8_192, 1 << 20, Double.MAX_VALUE);
    private static final int ROWS = 20_000;
    private static final int MOST_DISTINCT = 200;
    private static final int MOST = 30;

    private final OwnStatements own;
    private final SchemaReader schemas;
    private final SensitivePatterns sensitive;
    private final Map<ColumnName, List<String>> known = new ConcurrentHashMap<>();

    public StandardColumnValues(OwnStatements own, SchemaReader schemas, SensitivePatterns sensitive) {
        this.own = own;
        this.schemas = schemas;
        this.sensitive = sensitive;
    }

    @Override
    public List<String> of(ColumnName column) {
        boolean text = !sensitive.match(column.table(), column.column())
                && schemas.schema()
                        .table(column.table())
                        .flatMap(table -> table.column(column.column()))
                        .filter(SearchableColumns::isText)
                        .isPresent();
        return text ? known.computeIfAbsent(column, this::read) : List.of();
    }

    private List<String> read(ColumnName column) {
        OwnSql sql = OwnSql.of("SELECT ")
                .nameAsText(column.column())
                .then(", count(*) FROM (SELECT ")
                .name(column.column())
                .then(" FROM ")
                .relation(column.table())
                .then(" LIMIT ")
                .number(ROWS)
                .then(") few WHERE ")
                .name(column.column())
                .then(" IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ")
                .number(MOST_DISTINCT + 1);
        try {
            List<String> values =
                    own.run(sql, SHORT).column(0).stream().map(Cell::plain).toList();
            // Values that nearly every row has another of are names and keys: nobody asks by them.
            return values.size() > MOST_DISTINCT
                    ? List.of()
                    : values.stream()
                            .filter(value -> value.length() >= 2 && value.length() <= 40)
                            .limit(MOST)
                            .toList();
        } catch (FaultException withoutThem) {
            return List.of();
        }
    }
}
