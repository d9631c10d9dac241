package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the tables of a scope. */
final class FromSql {

    private final Scope scope;
    private final Set<Occurrence> strict;

    /** What has to be there for a row to count is joined; the rest is joined where it is. */
    FromSql(Scope scope, Set<Occurrence> strict) {
        this.scope = scope;
        this.strict = strict;
    }

    String text() {
        List<String> lines = new ArrayList<>();
        for (Node node : scope.own()) {
            lines.add(
                    lines.isEmpty()
                            ? "FROM " + scope.relation(node)
                            : (kept(node) ? "LEFT JOIN " : "JOIN ") + scope.relation(node) + " ON " + condition(node));
        }
        return String.join("\n", lines);
    }

    /** Rows that may lack a partner that nothing asks for are kept; and what is behind it may be lacking then too. */
    private boolean kept(Node node) {
        boolean wanted =
                scope.own().stream().anyMatch(other -> other.within(node) && strict.contains(other.occurrence()));
        boolean lacking =
                node.edge().filter(edge -> edge.toOne() && !edge.certain()).isPresent() && !wanted;
        return scope.own().contains(node)
                && (lacking || node.parent().filter(this::kept).isPresent());
    }

    String condition(Node node) {
        Node parent = node.parent().orElseThrow();
        Edge edge = node.edge().orElseThrow();
        return IntStream.range(0, edge.fromColumns().size())
                .mapToObj(index -> scope.qualified(parent, edge.fromColumns().get(index)) + " = "
                        + scope.qualified(node, edge.toColumns().get(index)))
                .collect(Collectors.joining(" AND "));
    }
}
