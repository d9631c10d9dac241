package dash.statement;

/**
 * One statement with the text it was read from.
 *
 * @param dialect how further SQL for the same engine is spelled
 */
public record Statement(String sql, Root root, Dialect dialect) {

    /** What is asked: the root itself, or what EXPLAIN explains. */
    public Root asked() {
        Root asked = root;
        while (asked instanceof Root.Explain explain) {
            asked = explain.inner();
        }
        return asked;
    }

    public String text(Span span) {
        return sql.substring(Math.min(span.from(), sql.length()), Math.min(span.to(), sql.length()));
    }

    public String text(Node node) {
        return text(node.span());
    }

    public Position position(Span span) {
        return Position.of(sql, span.from());
    }
}
