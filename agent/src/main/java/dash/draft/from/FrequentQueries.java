package dash.draft.from;

import dash.knowledge.Item;
import dash.knowledge.QueryPattern;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a server was asked most often, as {@code pg_stat_statements} keeps it: with {@code $1} where values stood. Where it is plain
 * what belongs there, the place becomes a parameter; else the statement is left out.
 */
public final class FrequentQueries {

    private static final int MOST = 20;
    private static final long LEAST_CALLS = 5;

    private FrequentQueries() {}

    /** A statement and how often it ran. */
    public record Frequent(String sql, long calls) {}

    public static Told read(List<Frequent> frequent, Schema schema, Statements statements) {
        LiveTables live = new LiveTables(schema);
        List<Item> items = new ArrayList<>();
        frequent.stream()
                .filter(one -> one.calls() >= LEAST_CALLS)
                .sorted(Comparator.comparingLong(one -> -one.calls()))
                .limit(MOST * 10L)
                .forEach(one -> {
                    if (items.size() < MOST) {
                        pattern(one, live, statements).ifPresent(items::add);
                    }
                });
        return new Told(items, List.of(), List.of());
    }

    private static Optional<QueryPattern> pattern(Frequent one, LiveTables live, Statements statements) {
        boolean ours = one.sql().contains("pg_catalog") || one.sql().contains("information_schema");
        if (ours) {
            return Optional.empty();
        }
        String sql = one.sql().strip().replaceFirst(";\\s*$", "");
        Optional<QueryPattern> judged = new SqlText(
                        "Ran " + one.calls() + " times on the server", OpenPlaces.emptied(sql))
                .pattern(name(sql), statements);
        return OpenPlaces.areIn(sql) ? judged.flatMap(pattern -> open(pattern, sql, live)) : judged;
    }

    /** The same at the next reading, whatever the others have overtaken by then. */
    private static String name(String sql) {
        return "frequent_" + Integer.toHexString(sql.hashCode());
    }

    private static Optional<QueryPattern> open(QueryPattern judged, String sql, LiveTables live) {
        List<Table> tables = judged.tables().stream()
                .flatMap(name -> live.find(name).stream())
                .toList();
        return new OpenPlaces(live)
                .named(sql, tables)
                .map(named -> new QueryPattern(
                        judged.name(),
                        judged.description(),
                        judged.questions(),
                        judged.summary(),
                        judged.tables(),
                        judged.notes(),
                        judged.tags(),
                        judged.verified(),
                        named.parameters(),
                        named.sql()));
    }
}
