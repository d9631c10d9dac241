package dash.builtin;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** A PostgreSQL database as the analyst sees it: schema, values and rows, read over one connection. */
final class JdbcSource implements Values {

    private final Connection connection;

    JdbcSource(Connection connection) {
        this.connection = connection;
    }

    Schema schema() throws SQLException {
        List<Table> tables = new ArrayList<>();
        for (List<String> row :
                texts("SELECT c.oid::text, c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
                        + " WHERE n.nspname = 'public' AND c.relkind IN ('r', 'v') ORDER BY 2")) {
            String oid = row.get(0);
            tables.add(new Table(
                    new RelationName("public", row.get(1)),
                    Table.Kind.TABLE,
                    columns(oid),
                    uniqueKeys(oid),
                    foreignKeys(oid),
                    List.of(),
                    "",
                    -1,
                    Optional.empty()));
        }
        return new Schema("test", List.of("public"), tables);
    }

    private List<Column> columns(String oid) throws SQLException {
        return texts("SELECT attname, format_type(atttypid, atttypmod), attnotnull::text FROM pg_attribute"
                        + " WHERE attrelid = " + oid + " AND attnum > 0 AND NOT attisdropped ORDER BY attnum")
                .stream()
                .map(row -> new Column(row.get(0), row.get(1), !row.get(2).equals("true"), "", List.of()))
                .toList();
    }

    private List<List<String>> uniqueKeys(String oid) throws SQLException {
        TreeMap<String, List<String>> keys = new TreeMap<>();
        for (List<String> row : texts("SELECT i.indexrelid::text, a.attname FROM pg_index i"
                + " CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY k(attnum, place)"
                + " JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum"
                + " WHERE i.indisunique AND i.indpred IS NULL AND i.indrelid = " + oid + " ORDER BY 1, k.place")) {
            keys.computeIfAbsent(row.get(0), key -> new ArrayList<>()).add(row.get(1));
        }
        return List.copyOf(keys.values());
    }

    private List<ForeignKey> foreignKeys(String oid) throws SQLException {
        return texts("SELECT a.attname, t.relname, b.attname FROM pg_constraint c"
                        + " JOIN pg_class t ON t.oid = c.confrelid"
                        + " JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]"
                        + " JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1]"
                        + " WHERE c.contype = 'f' AND array_length(c.conkey, 1) = 1 AND c.conrelid = " + oid
                        + " ORDER BY c.conname")
                .stream()
                .map(row -> new ForeignKey(
                        List.of(row.get(0)), new RelationName("public", row.get(1)), List.of(row.get(2))))
                .toList();
    }

    @Override
    public List<ValueMatch> find(List<String> texts, List<ColumnName> columns) {
        List<ValueMatch> matches = new ArrayList<>();
        String[] lower = texts.stream()
                .map(text -> text.toLowerCase(Locale.ROOT))
                .distinct()
                .toArray(String[]::new);
        for (ColumnName column : columns) {
            String sql = "SELECT DISTINCT %1$s::text FROM %2$s WHERE lower(%1$s::text) = ANY (?) LIMIT 50"
                    .formatted(column.column(), column.table());
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                statement.setArray(1, connection.createArrayOf("text", lower));
                try (ResultSet result = statement.executeQuery()) {
                    while (result.next()) {
                        String value = result.getString(1);
                        matches.add(new ValueMatch(value.toLowerCase(Locale.ROOT), column, value));
                    }
                }
            } catch (SQLException failed) {
                throw new IllegalStateException(sql, failed);
            }
        }
        return matches;
    }

    Rows rows(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            List<ResultColumn> columns = new ArrayList<>();
            int width = result.getMetaData().getColumnCount();
            for (int index = 1; index <= width; index++) {
                columns.add(new ResultColumn(
                        result.getMetaData().getColumnLabel(index),
                        result.getMetaData().getColumnTypeName(index)));
            }
            List<List<Cell>> rows = new ArrayList<>();
            while (result.next()) {
                List<Cell> row = new ArrayList<>();
                for (int index = 1; index <= width; index++) {
                    row.add(cell(result, index, columns.get(index - 1).type()));
                }
                rows.add(row);
            }
            return new Rows(columns, rows, false);
        }
    }

    private static Cell cell(ResultSet result, int index, String type) throws SQLException {
        String text = result.getString(index);
        if (text == null) {
            return Cell.missing();
        }
        return switch (type) {
            case "int2", "int4", "int8", "numeric", "float4", "float8" -> new Cell.Numeric(new BigDecimal(text));
            case "bool" -> new Cell.Truth(result.getBoolean(index));
            case "date" -> new Cell.Day(result.getDate(index).toLocalDate());
            case "timestamp" -> new Cell.LocalMoment(result.getObject(index, LocalDateTime.class));
            case "timestamptz" -> new Cell.Moment(result.getObject(index, OffsetDateTime.class));
            default -> Cell.text(text);
        };
    }

    private List<List<String>> texts(String sql) throws SQLException {
        return rows(sql).rows().stream()
                .map(row -> row.stream().map(Cell::plain).toList())
                .toList();
    }
}
