package dash.statement;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads the components of node records. Reflection here is what makes walking complete: a component added to a node is
 * walked and compared without anyone remembering it.
 */
final class Components {

    private static final ClassValue<List<Method>> ACCESSORS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toList();
        }
    };

    private Components() {}

    static List<Node> nodesOf(Record node) {
        List<Node> nodes = new ArrayList<>();
        for (Method accessor : ACCESSORS.get(node.getClass())) {
            collect(valueOf(accessor, node), nodes);
        }
        return nodes;
    }

    /** Compares component by component and skips spans; the depth of a tree is capped by the parsers. */
    static boolean same(Object one, Object other) {
        if (one instanceof Record left && other instanceof Record right && one instanceof Node) {
            return left.getClass() == right.getClass()
                    && ACCESSORS.get(left.getClass()).stream()
                            .filter(accessor -> accessor.getReturnType() != Span.class)
                            .allMatch(accessor -> same(valueOf(accessor, left), valueOf(accessor, right)));
        }
        if (one instanceof Optional<?> left && other instanceof Optional<?> right) {
            return same(left.stream().toList(), right.stream().toList());
        }
        if (one instanceof List<?> left && other instanceof List<?> right) {
            return left.size() == right.size() && allSame(left, right);
        }
        return one.equals(other);
    }

    /** Whether two nodes of one kind differ in nothing but the nodes inside them. */
    static boolean sameApartFromNodes(Record one, Record other) {
        return ACCESSORS.get(one.getClass()).stream()
                .filter(accessor -> accessor.getReturnType() != Span.class)
                .allMatch(accessor -> {
                    Object left = valueOf(accessor, one);
                    Object right = valueOf(accessor, other);
                    return holdsNodes(left) || holdsNodes(right) || same(left, right);
                });
    }

    private static boolean holdsNodes(Object value) {
        return switch (value) {
            case Node node -> true;
            case Optional<?> maybe -> maybe.filter(Components::holdsNodes).isPresent();
            case List<?> list -> !list.isEmpty() && list.stream().allMatch(Components::holdsNodes);
            default -> false;
        };
    }

    private static boolean allSame(List<?> left, List<?> right) {
        for (int at = 0; at < left.size(); at++) {
            if (!same(left.get(at), right.get(at))) {
                return false;
            }
        }
        return true;
    }

    private static void collect(Object value, List<Node> nodes) {
        switch (value) {
            case Node node -> nodes.add(node);
            case Optional<?> maybe -> maybe.ifPresent(inner -> collect(inner, nodes));
            case List<?> list -> list.forEach(inner -> collect(inner, nodes));
            default -> {}
        }
    }

    private static Object valueOf(Method accessor, Record node) {
        try {
            return accessor.invoke(node);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("a public record component cannot be read: " + accessor, impossible);
        }
    }
}
