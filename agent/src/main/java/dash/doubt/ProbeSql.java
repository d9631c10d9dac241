package dash.doubt;

import dash.schema.RelationName;
import dash.schema.resolved.Selection;
import dash.statement.Dialect;
import dash.statement.Edits;
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

    static String name(RelationName relation, Dialect dialect) {
        return dialect.quoted(relation.schema()) + "." + dialect.quoted(relation.name());
    }

    static String names(List<String> names, Dialect dialect) {
        return names.stream().map(dialect::quoted).collect(Collectors.joining(", "));
    }

    /** The statement with one stretch replaced. */
    static String with(Statement statement, Span span, String replacement) {
        String sql = statement.sql();
        Span whole = Edits.closed(statement, span);
        return sql.substring(0, whole.from()) + replacement + sql.substring(whole.to());
    }

    /** The FROM of a select and what stands in its WHERE, as written. */
    static String from(Statement statement, Selection selection, List<String> further) {
        List<Relation> relations = selection.select().from();
        Span span = relations.getFirst().span().hull(relations.getLast().span());
        String where = selection
                .select()
                .where()
                .map(condition -> "(" + statement.text(Edits.closed(statement, condition.span())) + ")")
                .stream()
                .collect(Collectors.joining());
        String conditions = Stream.concat(where.isEmpty() ? Stream.empty() : Stream.of(where), further.stream())
                .collect(Collectors.joining(" AND "));
        return " FROM " + statement.text(joined(statement, Edits.closed(statement, span)))
                + (conditions.isEmpty() ? "" : " WHERE " + conditions);
    }

    /** The place behind everything that stands in a FROM. */
    static int endOfFrom(Statement statement, Selection selection) {
        Span last = selection.select().from().getLast().span();
        return joined(statement, Edits.closed(statement, last)).to();
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
                        .map(with -> statement.text(Edits.closed(statement, with.span())) + " ")
                        .orElse("")
                : "";
    }

    /** An expression as written, its last parentheses included. */
    static String text(Statement statement, Expression expression) {
        return Edits.text(statement, expression);
    }
}
