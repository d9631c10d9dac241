package dash.doubt;

import dash.schema.RelationName;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.List;
import java.util.stream.Collectors;

/** Spells the further statements of the rules: names and texts quoted here and nowhere else, the rest cut from the original. */
final class ProbeSql {

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
        return sql.substring(0, span.from()) + replacement + sql.substring(Math.min(span.to(), sql.length()));
    }

    /** The FROM of a select and what stands in its WHERE, as written. */
    static String from(Statement statement, Selection selection, List<String> further) {
        List<Relation> relations = selection.select().from();
        Span span = relations.getFirst().span().hull(relations.getLast().span());
        String where = selection.select().where().map(condition -> "(" + statement.text(condition) + ")").stream()
                .collect(Collectors.joining());
        String conditions = java.util.stream.Stream.concat(
                        where.isEmpty() ? java.util.stream.Stream.empty() : java.util.stream.Stream.of(where),
                        further.stream())
                .collect(Collectors.joining(" AND "));
        return " FROM " + statement.text(span) + (conditions.isEmpty() ? "" : " WHERE " + conditions);
    }

    /** WITH of the whole statement, for parts that may name its common table expressions. */
    static String with(Statement statement) {
        return statement.asked() instanceof Query query
                ? query.with().map(with -> statement.text(with) + " ").orElse("")
                : "";
    }

    static String text(Statement statement, Expression expression) {
        return statement.text(expression);
    }
}
