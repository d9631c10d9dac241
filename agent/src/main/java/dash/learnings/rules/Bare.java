package dash.learnings.rules;

import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** SQL without qualifiers, capitals and spaces that do not matter, so that the same expression reads the same. */
public final class Bare {

    private static final Pattern PARTS = Pattern.compile("'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|\\s+|[^'\"\\s]+");

    private Bare() {}

    public static String text(Statement statement, Node node) {
        return text(unqualified(statement, node));
    }

    /** As written, columns without the names of their tables. */
    public static String unqualified(Statement statement, Node node) {
        Span whole = Edits.closed(statement, node.span());
        List<Edit> edits = node.every(Expression.Column.class)
                .filter(column -> column.name().isQualified())
                .map(column -> {
                    int dot = statement.text(column).lastIndexOf('.');
                    return new Edit(new Span(column.span().from(), column.span().from() + dot + 1), "");
                })
                .toList();
        String head = statement.sql().substring(0, whole.from());
        String tail = statement.sql().substring(whole.to());
        String edited = Edits.apply(statement, edits).orElse(statement.sql());
        return edited.substring(head.length(), edited.length() - tail.length());
    }

    /** Words in lower case, spaces only between words. */
    static String text(String sql) {
        String folded = PARTS.matcher(sql)
                .results()
                .map(part -> part.group().startsWith("'") || part.group().startsWith("\"")
                        ? part.group()
                        : part.group().isBlank() ? " " : part.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
        return folded.replaceAll("\\s*([(),=<>+*/|-])\\s*", "$1").strip();
    }
}
