package dash.statement;

/**
 * A stretch of the SQL text in characters: from the first to just behind the last.
 *
 * <p>Parsers report starts exactly; ends are found in the text and may fall short of trailing syntax, never beyond the
 * statement.
 */
public record Span(int from, int to) {

    public Span {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("no stretch of text: " + from + " to " + to);
        }
    }

    public Span hull(Span other) {
        return new Span(Math.min(from, other.from), Math.max(to, other.to));
    }
}
