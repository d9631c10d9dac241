package dash.learnings.rules;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import java.util.Set;
import java.util.stream.Stream;

/** Walks trees. */
final class Nodes {

    private static final Set<String> COMPARISONS = Set.of("=", "<>", "!=", "<", ">", "<=", ">=");
    private static final Set<String> ARITHMETIC = Set.of("+", "-", "*", "/", "%");

    private Nodes() {}

    /** A node and everything under it, without queries inside it. */
    static Stream<Node> here(Node node) {
        return node instanceof Query
                ? Stream.empty()
                : Stream.concat(Stream.of(node), node.children().stream().flatMap(Nodes::here));
    }

    static boolean compares(Expression.Operation operation) {
        return COMPARISONS.contains(operation.operator().symbol())
                && operation.left().isPresent();
    }

    static boolean computes(Expression.Operation operation) {
        return ARITHMETIC.contains(operation.operator().symbol());
    }
}
