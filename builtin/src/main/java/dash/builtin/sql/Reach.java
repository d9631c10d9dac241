package dash.builtin.sql;

import dash.schema.RelationName;
import dash.schema.Table;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

/** How a table is reached from another. */
record Reach(Table table, int steps, int cost, boolean toOne) {

    static final int LONGEST = 4;

    /** Going up to a table that many share and down again tells little. */
    static final int OVER_A_PEAK = 150;

    static Map<RelationName, Reach> from(Table start, Edges edges) {
        Map<RelationName, Reach> reached = new HashMap<>();
        PriorityQueue<Reach> queue = new PriorityQueue<>(Comparator.comparingInt(Reach::cost));
        queue.add(new Reach(start, 0, 0, true));
        while (!queue.isEmpty()) {
            Reach next = queue.remove();
            boolean fresh = reached.putIfAbsent(next.table().name(), next) == null;
            if (fresh && next.steps() < LONGEST) {
                edges.of(next.table()).forEach(edge -> queue.add(next.behind(edge)));
            }
        }
        return reached;
    }

    private Reach behind(Edge edge) {
        int peak = steps > 0 && toOne && !edge.toOne() ? OVER_A_PEAK : 0;
        return new Reach(edge.to(), steps + 1, cost + edge.cost() + peak, toOne && edge.toOne());
    }
}
