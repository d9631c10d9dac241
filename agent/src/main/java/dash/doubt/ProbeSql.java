package dash.doubt;

import dash.schema.RelationName;
import dash.schema.resolved.Selection;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Spells the further statements of the rules: names and texts quoted here and nowhere else, the rest cut from the original. */
final class ProbeSql {

    private static final Pattern USING = Pattern.compile("(?i)\\s+USING\\s*\\([^()]*\\)");

    private ProbeSql() {}

    static String name(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }

    static String name(RelationName relation) {
        return name(relation.schema()) + "." + name(relation.name());
    }

    static String names(List<String> names) {
        return names.stream().map(ProbeSql::name).collect(Collectors.joining(", "));
    }

    /** Standard strings; one with a backslash would need more than doubled quotes on an old setting, which sessions fix. */
    static String text(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /** The statement with one stretch replaced. */
    static String with(Statement statement, Span span, String replacement) {
        String sql = statement.sql();
        Span whole = closed(statement, span);
        return sql.substring(0, whole.from()) + replacement + sql.substring(whole.to());
    }

    /** Spans may fall short of closing parentheses: takes in those that the text opens. */
    private static Span closed(Statement statement, Span span) {
        String sql = statement.sql();
        int to = Math.min(span.to(), sql.length());
        int open = opened(sql.substring(span.from(), to));
        while (open > 0 && to < sql.length() && (Character.isWhitespace(sql.charAt(to)) || sql.charAt(to) == ')')) {
            open -= sql.charAt(to) == ')' ? 1 : 0;
            to++;
        }
        return new Span(span.from(), to);
    }

    /** Parentheses in quotes do not count; what is cut wrongly all the same is refused by the guard and then not known. */
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

    /** The FROM of a select and what stands in its WHERE, as written. */
    static String from(Statement statement, Selection selection, List<String> further) {
        List<Relation> relations = selection.select().from();
        Span span = relations.getFirst().span().hull(relations.getLast().span());
        String where = selection
                .select()
                .where()
                .map(condition -> "(" + statement.text(closed(statement, condition.span())) + ")")
                .stream()
                .collect(Collectors.joining());
        String conditions = Stream.concat(where.isEmpty() ? Stream.empty() : Stream.of(where), further.stream())
                .collect(Collectors.joining(" AND "));
        return " FROM " + statement.text(joined(statement, closed(statement, span)))
                + (conditions.isEmpty() ? "" : " WHERE " + conditions);
    }

    /** The span of a join ends before its USING. */
    private static Span joined(Statement statement, Span span) {
        Matcher using =
                USING.matcher(statement.sql()).region(span.to(), statement.sql().length());
        return using.lookingAt() ? new Span(span.from(), using.end()) : span;
    }

    /** WITH of the whole statement, for parts that may name its common table expressions. */
    static String with(Statement statement) {
        return statement.asked() instanceof Query query
                ? query.with()
                        .map(with -> statement.text(closed(statement, with.span())) + " ")
                        .orElse("")
                : "";
    }

    /** An expression as written, its last parentheses included. */
    static String text(Statement statement, Expression expression) {
        return statement.text(closed(statement, expression.span()));
    }
}
