package dash.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The smallest parts in which two statements differ. Conditions joined by AND are compared as a set, everything else in its
 * place. What is the same apart from spacing is no difference.
 */
public final class Difference {

    /** One part that was exchanged, left out or added. */
    public record Part(Optional<Node> before, Optional<Node> after) {

        static Part exchanged(Node before, Node after) {
            return new Part(Optional.of(before), Optional.of(after));
        }

        static Part added(Node after) {
            return new Part(Optional.empty(), Optional.of(after));
        }

        static Part removed(Node before) {
            return new Part(Optional.of(before), Optional.empty());
        }
    }

    private final List<Part> parts = new ArrayList<>();

    private Difference() {}

    /** In the order of the text. */
    public static List<Part> between(Node before, Node after) {
        Difference difference = new Difference();
        difference.compare(before, after);
        return List.copyOf(difference.parts);
    }

    private void compare(Node before, Node after) {
        if (before.sameAs(after)) {
            return;
        }
        if (before instanceof Expression one && after instanceof Expression other && (isAnd(one) || isAnd(other))) {
            align(Conjuncts.of(one), Conjuncts.of(other));
        } else if (before instanceof Query.Select one && after instanceof Query.Select other) {
            compareSelects(one, other);
        } else if (before.getClass() == after.getClass()
                && Components.sameApartFromNodes((Record) before, (Record) after)
                && !before.children().isEmpty()) {
            align(before.children(), after.children());
        } else {
            parts.add(Part.exchanged(before, after));
        }
    }

    private static boolean isAnd(Expression expression) {
        return expression instanceof Expression.Logical logical && logical.connective() == Expression.Connective.AND;
    }

    /** WHERE may be missing on one side, so selects are compared clause by clause. */
    private void compareSelects(Query.Select before, Query.Select after) {
        compare(before.distinct(), after.distinct());
        align(before.items(), after.items());
        align(before.from(), after.from());
        align(Conjuncts.of(before.where()), Conjuncts.of(after.where()));
        compare(before.grouping(), after.grouping());
        align(Conjuncts.of(before.having()), Conjuncts.of(after.having()));
        align(before.windows(), after.windows());
        align(Conjuncts.of(before.qualify()), Conjuncts.of(after.qualify()));
    }

    private void compare(Optional<? extends Node> before, Optional<? extends Node> after) {
        align(before.stream().toList(), after.stream().toList());
    }

    /** Equal ones go; what is left is paired in order, the same kinds with each other first. */
    private void align(List<? extends Node> before, List<? extends Node> after) {
        List<Node> left = new ArrayList<>(before);
        List<Node> right = new ArrayList<>(after);
        for (Node node : before) {
            right.stream().filter(node::sameAs).findFirst().ifPresent(same -> {
                left.remove(node);
                right.remove(same);
            });
        }
        for (Node node : List.copyOf(left)) {
            right.stream()
                    .filter(other -> other.getClass() == node.getClass())
                    .findFirst()
                    .ifPresent(partner -> {
                        left.remove(node);
                        right.remove(partner);
                        compare(node, partner);
                    });
        }
        while (!left.isEmpty() && !right.isEmpty()) {
            compare(left.removeFirst(), right.removeFirst());
        }
        left.forEach(node -> parts.add(Part.removed(node)));
        right.forEach(node -> parts.add(Part.added(node)));
    }
}
