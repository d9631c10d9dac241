package dash.knowledge;

import java.util.Optional;

/**
 * Something a metric may be broken down by, written {@code column}, {@code table.column}, or with a word of its own in
 * front, {@code word: table.column}. A column without a table belongs to the metric's own table.
 *
 * @param word what people call it; the column's name when nothing was written
 */
public record Dimension(String word, Optional<String> table, String column) {

    public Dimension {
        Names.required("dimension", word);
        Names.required("dimension", column);
    }

    /** Reads the written form; a table may carry its schema, as in {@code shop.orders.country}. */
    public static Dimension of(String written) {
        int colon = written.indexOf(':');
        String path = written.substring(colon + 1).strip();
        int dot = path.lastIndexOf('.');
        String column = path.substring(dot + 1).strip();
        String word = colon < 0 ? column : written.substring(0, colon).strip();
        Optional<String> table =
                dot < 0 ? Optional.empty() : Optional.of(path.substring(0, dot).strip());
        return new Dimension(word, table, column);
    }

    /** The form that {@link #of} reads. */
    public String written() {
        String path = table.map(name -> name + "." + column).orElse(column);
        return word.equals(column) && path.indexOf(':') < 0 ? path : word + ": " + path;
    }
}
