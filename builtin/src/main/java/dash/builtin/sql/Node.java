package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import java.util.Optional;

/** A table where it stands in a tree of joins; two nodes are never equal. */
final class Node {

    private final Occurrence occurrence;
    private final Optional<Node> parent;
    private final Optional<Edge> edge;

    private Node(Occurrence occurrence, Optional<Node> parent, Optional<Edge> edge) {
        this.occurrence = occurrence;
        this.parent = parent;
        this.edge = edge;
    }

    static Node root(Occurrence occurrence) {
        return new Node(occurrence, Optional.empty(), Optional.empty());
    }

    Node child(Occurrence other, Edge step) {
        return new Node(other, Optional.of(this), Optional.of(step));
    }

    Occurrence occurrence() {
        return occurrence;
    }

    Optional<Node> parent() {
        return parent;
    }

    Optional<Edge> edge() {
        return edge;
    }

    int depth() {
        return parent.map(node -> node.depth() + 1).orElse(0);
    }

    /** Whether it is this node or one behind it. */
    boolean within(Node above) {
        return this == above || parent.filter(node -> node.within(above)).isPresent();
    }
}
