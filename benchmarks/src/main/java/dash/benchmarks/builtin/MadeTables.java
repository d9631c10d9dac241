package dash.benchmarks.builtin;

import dash.benchmarks.context.MadeProject;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Table;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;

/** So many tables of businesses that nobody asks about, with keys, types and a few rows, beside those that are there. */
record MadeTables(int count) {

    private static final long SEED = 7;
    /** Items about a made table, which are of no use here. */
    private static final int ITEMS = 8;

    void add(Connection owner) throws SQLException {
        List<Table> tables = new MadeProject(count * ITEMS, SEED).schema().tables();
        try (Statement statement = owner.createStatement()) {
            owner.setAutoCommit(false);
            for (Table table : tables) {
                statement.execute(definition(table));
                statement.execute(rows(table));
            }
            owner.commit();
            owner.setAutoCommit(true);
        }
    }

    private static String definition(Table table) {
        String columns = table.columns().stream()
                .map(column -> column.name() + " " + type(column))
                .collect(Collectors.joining(", "));
        String keys = table.foreignKeys().stream().map(MadeTables::key).collect(Collectors.joining());
        return "CREATE TABLE " + table.name().name() + " (" + columns + ", PRIMARY KEY (id)" + keys + ")";
    }

    private static String key(ForeignKey key) {
        return ", FOREIGN KEY (" + String.join(", ", key.columns()) + ") REFERENCES "
                + key.target().name() + " (id)";
    }

    private static String rows(Table table) {
        String values = table.columns().stream().map(MadeTables::value).collect(Collectors.joining(", "));
        return "INSERT INTO " + table.name().name() + " SELECT " + values + " FROM generate_series(1, 20) n";
    }

    private static String type(Column column) {
        return switch (column.name()) {
            case "created_at", "closed_at", "updated_at" -> "timestamp";
            case "amount_cents", "quantity", "score", "priority", "owner_id" -> "integer";
            case "is_test" -> "boolean";
            default -> column.type();
        };
    }

    private static String value(Column column) {
        return switch (type(column)) {
            case "timestamp" -> "timestamp '2025-01-01' + n * interval '1 day'";
            case "boolean" -> "n % 10 = 0";
            case "text" -> "'" + column.name() + " ' || n % 5";
            default -> "n";
        };
    }
}
