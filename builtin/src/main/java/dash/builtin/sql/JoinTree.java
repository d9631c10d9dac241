package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The tables of one FROM and how each is joined to one before it. */
final class JoinTree {

    private final JoinPaths paths;
    private final List<Node> nodes = new ArrayList<>();

    JoinTree(JoinPaths paths, Occurrence root) {
        this(paths, List.of(Node.root(root)));
    }

    JoinTree(JoinPaths paths, List<Node> nodes) {
        this.paths = paths;
        this.nodes.addAll(nodes);
    }

    List<Node> nodes() {
        return List.copyOf(nodes);
    }

    Node root() {
        return nodes.getFirst();
    }

    Optional<Node> find(Occurrence occurrence) {
        return nodes.stream()
                .filter(node -> node.occurrence().equals(occurrence))
                .findFirst();
    }

    /** Joins them all, the nearest first. */
    void join(Collection<Occurrence> wanted) {
        Set<Occurrence> open = new LinkedHashSet<>(wanted);
        open.removeIf(occurrence -> find(occurrence).isPresent());
        while (!open.isEmpty()) {
            Occurrence next = open.iterator().next();
            Way best = way(next);
            for (Occurrence other : open) {
                Way way = way(other);
                if (way.cost() < best.cost()) {
                    best = way;
                    next = other;
                }
            }
            walk(best, next);
            open.remove(next);
        }
    }

    /** Joins those that each row finds at most once. */
    void joinSingle(Collection<Occurrence> wanted) {
        Set<Occurrence> open = new LinkedHashSet<>(wanted);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Occurrence occurrence : List.copyOf(open)) {
                Optional<Way> way = find(occurrence).isPresent()
                        ? Optional.empty()
                        : Way.nearest(nodes, occurrence, paths).filter(Way::toOne);
                if (way.isPresent()) {
                    walk(way.get(), occurrence);
                    changed = true;
                }
            }
        }
    }

    private Way way(Occurrence to) {
        return Way.nearest(nodes, to, paths)
                .orElseThrow(() -> new Unwritable("no join leads from "
                        + root().occurrence().table().name().name() + " to "
                        + to.table().name().name() + (to.via().isEmpty() ? "" : " by " + to.via())));
    }

    void walk(Way way, Occurrence target) {
        Node at = way.start();
        for (int index = 0; index < way.steps().size(); index++) {
            Edge step = way.steps().get(index);
            boolean last = index == way.steps().size() - 1;
            at = at.child(last ? target : between(step, target.number()), step);
            nodes.add(at);
        }
    }

    private Occurrence between(Edge step, int number) {
        Occurrence plain = new Occurrence(step.to(), number, "");
        for (int next = number; find(plain).isPresent(); next++) {
            plain = plain.again(next);
        }
        return plain;
    }

    /** Nodes whose join makes more than one row out of a row of this one. */
    Set<Node> multiplying(Node rows) {
        Set<Node> found = new HashSet<>();
        for (Node node : nodes) {
            node.edge()
                    .filter(edge -> rows.within(node) ? !edge.fromOne() : !edge.toOne())
                    .ifPresent(edge -> found.add(node));
        }
        return found;
    }

    /** The same without joins that lie on the way to what rows are grouped by. */
    Set<Node> multiplying(Node rows, Collection<Node> groups) {
        Set<Node> found = multiplying(rows);
        found.removeIf(node -> groups.stream().anyMatch(group -> group.within(node) != rows.within(node)));
        return found;
    }
}
