package dash.builtin.sql;

import dash.context.Context;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How tables belong together: along foreign keys, the join hints of knowledge, and columns that are named as another
 * table's key. What was found out once about a schema is kept. Safe for many threads.
 */
public final class JoinPaths {

    private static final int KEPT = 8;
    private static final Deque<JoinPaths> KNOWN = new ArrayDeque<>();

    private Schema schema;
    private final List<RelatedTable> hints;
    private final Edges edges;
    private final Map<RelationName, Map<RelationName, Reach>> reached = new ConcurrentHashMap<>();

    private JoinPaths(Context context) {
        this.schema = context.schema();
        this.hints = hints(context);
        this.edges = new Edges(context.knowledge(), context.schema());
    }

    /** Of this schema and the hints of this knowledge. */
    public static JoinPaths of(Context context) {
        List<RelatedTable> hints = hints(context);
        synchronized (KNOWN) {
            for (JoinPaths known : KNOWN) {
                if (known.isOf(context.schema(), hints)) {
                    return known;
                }
            }
            JoinPaths paths = new JoinPaths(context);
            KNOWN.addFirst(paths);
            if (KNOWN.size() > KEPT) {
                KNOWN.removeLast();
            }
            return paths;
        }
    }

    /** The schema that is asked about now is kept, for comparing one with itself costs nothing. */
    private boolean isOf(Schema other, List<RelatedTable> told) {
        boolean same = hints.equals(told) && schema.equals(other);
        schema = same ? other : schema;
        return same;
    }

    private static List<RelatedTable> hints(Context context) {
        return context.knowledge().tables().stream()
                .map(TableKnowledge::relatedTables)
                .flatMap(List::stream)
                .toList();
    }

    /** The steps of the best way, at most four; 0 to itself, empty when there is none. */
    public OptionalInt distance(Table from, Table to) {
        if (from.name().equals(to.name())) {
            return OptionalInt.of(0);
        }
        Reach reach = reach(from).get(to.name());
        return reach == null ? OptionalInt.empty() : OptionalInt.of(reach.steps());
    }

    /** Whether the best way finds at most one row for each row. */
    public boolean toOne(Table from, Table to) {
        Reach reach = reach(from).get(to.name());
        return from.name().equals(to.name()) || (reach != null && reach.toOne());
    }

    List<Edge> from(Table table) {
        return edges.of(table);
    }

    private Map<RelationName, Reach> reach(Table from) {
        return reached.computeIfAbsent(from.name(), name -> Reach.from(from, edges));
    }
}
