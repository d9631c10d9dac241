package dash.answer;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether a text of people speaks of a condition: of its column, as code writes it, or of the values it compares with. */
final class Mention {

    private Mention() {}

    static boolean ofColumnOrValue(String text, Expression condition) {
        return ofColumn(text, condition) || ofValues(text, condition);
    }

    /** A name without an underscore is also a word, and a key says nothing. */
    static boolean ofColumn(String text, Expression condition) {
        return here(condition)
                .filter(Expression.Column.class::isInstance)
                .map(found -> ((Expression.Column) found).name().last())
                .filter(name -> name.contains("_") && !name.endsWith("_id"))
                .anyMatch(name -> word(name).matcher(text).find());
    }

    private static boolean ofValues(String text, Expression condition) {
        List<String> values = here(condition)
                .filter(Expression.Literal.class::isInstance)
                .map(Expression.Literal.class::cast)
                .filter(literal -> literal.kind() == Expression.Literal.Kind.STRING)
                .map(Expression.Literal::value)
                .toList();
        return !values.isEmpty()
                && values.stream()
                        .allMatch(value -> value.matches("[a-z][a-z_-]{3,}")
                                && word(value).matcher(text).find());
    }

    /** The parts of a condition outside of the queries inside it, which have conditions of their own. */
    static Stream<Node> here(Node node) {
        return node instanceof Query
                ? Stream.empty()
                : Stream.concat(Stream.of(node), node.children().stream().flatMap(Mention::here));
    }

    static Pattern word(String text) {
        return Pattern.compile("(?i)(?<![\\w.])(?:\\w+\\.)?" + Pattern.quote(text) + "(?![\\w])");
    }
}
