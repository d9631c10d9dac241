package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/** Steps from a table that is joined to one that is not. */
record Way(Node start, List<Edge> steps, int cost) {

    boolean toOne() {
        return steps.stream().allMatch(Edge::toOne);
    }

    /** The best one from any of these, when there is one. */
    static Optional<Way> nearest(Collection<Node> starts, Occurrence target, JoinPaths paths) {
        PriorityQueue<Reached> queue = new PriorityQueue<>(Comparator.comparingInt(Reached::cost));
        for (Node start : starts) {
            paths.from(start.occurrence().table()).stream()
                    .filter(edge -> open(start, edge, starts))
                    .forEach(edge -> queue.add(first(start, edge, target)));
        }
        Set<Object> settled = new HashSet<>();
        while (!queue.isEmpty()) {
            Reached next = queue.remove();
            boolean there = next.last().to().name().equals(target.table().name());
            if (there && next.last().uses(target.via())) {
                return Optional.of(next.way());
            }
            if (!there
                    && next.steps() < Reach.LONGEST
                    && settled.add(next.last().to().name())) {
                paths.from(next.last().to()).stream().filter(next::mayGo).forEach(edge -> queue.add(next.then(edge)));
            }
        }
        return Optional.empty();
    }

    /** A step that leads to one row leads to the same row again, so it is open only once. */
    private static boolean open(Node start, Edge edge, Collection<Node> joined) {
        boolean back = start.parent().filter(joined::contains).isPresent()
                && start.edge().map(Edge::reversed).filter(edge::equalWay).isPresent();
        boolean again = joined.stream()
                .anyMatch(
                        node -> node.parent().filter(parent -> parent == start).isPresent()
                                && node.edge().filter(edge::equalWay).isPresent());
        return !edge.toOne() || (!back && !again);
    }

    private static Reached first(Node start, Edge edge, Occurrence target) {
        int other = start.depth() == 0 || start.occurrence().number() == target.number() ? 0 : 2;
        int unled = edge.uses(start.occurrence().via()) ? 0 : 1;
        return new Reached(start, Optional.empty(), edge, start.depth() + other + unled + edge.cost(), 1);
    }

    private record Reached(Node start, Optional<Reached> before, Edge last, int cost, int steps) {

        boolean mayGo(Edge edge) {
            return !edge.toOne() || !edge.sameAs(last);
        }

        Reached then(Edge edge) {
            int peak = last.toOne() && !edge.toOne() ? Reach.OVER_A_PEAK : 0;
            return new Reached(start, Optional.of(this), edge, cost + edge.cost() + peak, steps + 1);
        }

        Way way() {
            Deque<Edge> all = new ArrayDeque<>();
            for (Optional<Reached> at = Optional.of(this);
                    at.isPresent();
                    at = at.get().before()) {
                all.addFirst(at.get().last());
            }
            return new Way(start, new ArrayList<>(all), cost);
        }
    }
}
