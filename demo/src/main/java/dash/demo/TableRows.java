package dash.demo;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The rows of one table in PostgreSQL's COPY text format. An empty {@link Optional} is NULL; dates and moments are
 * written as ISO 8601 with their zone, so the bytes mean the same under any server setting.
 */
final class TableRows {

    private final String table;
    private final List<String> columns;
    private final StringBuilder text = new StringBuilder();
    private int count;

    TableRows(String table, String... columns) {
        this.table = table;
        this.columns = List.of(columns);
    }

    void add(Object... values) {
        if (values.length != columns.size()) {
            throw new IllegalArgumentException(table + " has " + columns.size() + " columns, not " + values.length);
        }
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : "\t").append(field(values[i]));
        }
        text.append('\n');
        count++;
    }

    private static String field(Object value) {
        return switch (value) {
            case Optional<?> absent when absent.isEmpty() -> "\\N";
            case Optional<?> present -> field(present.get());
            case String words ->
                words.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
            case Boolean truth -> truth ? "t" : "f";
            default -> value.toString();
        };
    }

    String table() {
        return table;
    }

    int count() {
        return count;
    }

    String copyStatement() {
        return "COPY " + table + " (" + String.join(", ", columns) + ") FROM STDIN";
    }

    byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
