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
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How tables belong together: along foreign keys, the join hints of knowledge, and columns that are named as another
 * table's key. What was found out once about a schema is kept. Safe for many threads.
 */
public final class JoinPaths {

    private static final int KEPT = 32;
    private static final Deque<JoinPaths> KNOWN = new ArrayDeque<>();

    private Schema schema;
    private final List<RelatedTable> hints;

    /** Of the schema alone: what other hints are laid over. */
    private final Edges bare;

    private final Edges edges;
    private final Map<RelationName, Map<RelationName, Reach>> reached = new ConcurrentHashMap<>();

    private JoinPaths(Context context, List<RelatedTable> hints, Edges bare) {
        this.schema = context.schema();
        this.hints = hints;
        this.bare = bare;
        this.edges = bare.with(context.knowledge());
    }

    /** Of this schema and the hints of this knowledge. */
    public static JoinPaths of(Context context) {
        List<RelatedTable> hints = hints(context);
        synchronized (KNOWN) {
            Optional<Edges> bare = Optional.empty();
            for (JoinPaths known : KNOWN) {
                if (known.isOf(context.schema())) {
                    if (known.hints.equals(hints)) {
                        return known;
                    }
                    bare = Optional.of(known.bare);
                }
            }
            JoinPaths paths = new JoinPaths(context, hints, bare.orElseGet(() -> new Edges(context.schema())));
            KNOWN.addFirst(paths);
            if (KNOWN.size() > KEPT) {
                KNOWN.removeLast();
            }
            return paths;
        }
    }

    /** The schema that is asked about now is kept, for comparing one with itself costs nothing. */
    private boolean isOf(Schema other) {
        boolean same = schema.equals(other);
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
        Map<RelationName, Reach> known = reached.get(from.name());
        return known == null ? reached.computeIfAbsent(from.name(), name -> Reach.from(from, edges)) : known;
    }
}
