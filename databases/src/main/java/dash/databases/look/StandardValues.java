package dash.databases.look;

import dash.databases.scope.SensitivePatterns;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.fault.FaultException;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import dash.schema.TypeFamily;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Finds texts among the values of text columns with one short statement a column. A table that is too large, and a look
 * that takes too long, are left out: a value that is not found is not used.
 */
public final class StandardValues implements Values {

    private static final long MOST_ROWS_TO_SCAN = 2_000_000;
    private static final Limits SHORT = new Limits(1_000, Duration.ofSeconds(2), 8_192, 1 << 20, Double.MAX_VALUE);

    private final OwnStatements own;
    private final SchemaReader schemas;
    private final SensitivePatterns sensitive;

    public StandardValues(OwnStatements own, SchemaReader schemas, SensitivePatterns sensitive) {
        this.own = own;
        this.schemas = schemas;
        this.sensitive = sensitive;
    }

    @Override
    public List<ValueMatch> find(List<String> texts, List<ColumnName> columns) {
        if (texts.isEmpty()) {
            return List.of();
        }
        Schema schema = schemas.schema();
        List<ValueMatch> found = new ArrayList<>();
        for (ColumnName column : columns) {
            if (isSearchable(schema, column)) {
                find(texts, column).forEach(found::add);
            }
        }
        return found;
    }

    private boolean isSearchable(Schema schema, ColumnName column) {
        return !sensitive.match(column.table(), column.column())
                && schema.table(column.table())
                        .filter(table -> table.rowEstimate() <= MOST_ROWS_TO_SCAN)
                        .flatMap(table -> table.column(column.column()))
                        .filter(StandardValues::isText)
                        .isPresent();
    }

    static boolean isText(Column column) {
        return !column.enumeration().isEmpty()
                || TypeFamily.of(column.type()).filter(TypeFamily.TEXT::equals).isPresent();
    }

    private Stream<ValueMatch> find(List<String> texts, ColumnName column) {
        List<String> wanted = texts.stream()
                .map(text -> text.toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
        OwnSql sql = OwnSql.of("SELECT DISTINCT ")
                .nameAsText(column.column())
                .then(" FROM ")
                .relation(column.table())
                .then(" WHERE lower(")
                .nameAsText(column.column())
                .then(") IN (")
                .texts(wanted)
                .then(")");
        return values(sql).stream()
                .flatMap(value -> texts.stream()
                        .filter(text -> text.equalsIgnoreCase(value))
                        .map(text -> new ValueMatch(text, column, value)));
    }

    private List<String> values(OwnSql sql) {
        try {
            return own.run(sql, SHORT).column(0).stream().map(Cell::plain).toList();
        } catch (FaultException leftOut) {
            return List.of();
        }
    }
}
