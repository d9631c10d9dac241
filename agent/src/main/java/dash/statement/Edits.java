package dash.statement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Changes SQL that somebody else wrote, stretch by stretch. What comes out has to be parsed and judged like any other text. */
public final class Edits {

    private Edits() {}

    /** The statement with every stretch replaced; nothing when two of them overlap. */
    public static Optional<String> apply(Statement statement, List<Edit> edits) {
        List<Edit> inOrder = edits.stream()
                .map(edit -> new Edit(closed(statement, edit.span()), edit.text()))
                .sorted(Comparator.comparingInt((Edit edit) -> edit.span().from())
                        .thenComparingInt(edit -> edit.span().to()))
                .distinct()
                .toList();
        StringBuilder text = new StringBuilder();
        int reached = 0;
        for (Edit edit : inOrder) {
            if (edit.span().from() < reached) {
                return Optional.empty();
            }
            text.append(statement.sql(), reached, edit.span().from()).append(edit.text());
            reached = edit.span().to();
        }
        return Optional.of(text.append(statement.sql().substring(reached)).toString());
    }

    /** Spans may fall short of closing parentheses: takes in those that the text opens. */
    public static Span closed(Statement statement, Span span) {
        String sql = statement.sql();
        int to = Math.min(span.to(), sql.length());
        int open = opened(sql.substring(Math.min(span.from(), to), to));
        while (open > 0 && to < sql.length() && (Character.isWhitespace(sql.charAt(to)) || sql.charAt(to) == ')')) {
            open -= sql.charAt(to) == ')' ? 1 : 0;
            to++;
        }
        return new Span(Math.min(span.from(), to), to);
    }

    /** As written, its last parentheses included. */
    public static String text(Statement statement, Node node) {
        return statement.text(closed(statement, node.span()));
    }

    /** Parentheses in quotes do not count; what is cut wrongly all the same is refused by the guard. */
    private static int opened(String text) {
        int open = 0;
        boolean quoted = false;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            quoted = (letter == '\'') != quoted;
            if (!quoted) {
                open += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            }
        }
        return open;
    }
}
