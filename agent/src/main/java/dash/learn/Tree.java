package dash.learn;

import dash.statement.Node;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds nodes in trees. */
final class Tree {

    private Tree() {}

    /** What a node stands in; two that read the same are told apart by where they stand. */
    static Optional<Node> above(Node root, @Nullable Node node) {
        return root.everything()
                .filter(parent -> parent.children().stream().anyMatch(child -> child.equals(node)))
                .findFirst();
    }
}
