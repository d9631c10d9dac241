package dash.search;

/**
 * A text that stands in a column.
 *
 * @param text the text that was looked for, as it was given
 * @param value the value as the column spells it
 */
public record ValueMatch(String text, ColumnName column, String value) {}
