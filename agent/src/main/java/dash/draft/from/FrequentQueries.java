package dash.draft.from;

import dash.knowledge.Item;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a server was asked most often, as {@code pg_stat_statements} keeps it: with {@code $1} where values stood. Only what has no
 * such place can be asked again as it stands.
 */
public final class FrequentQueries {

    private static final int MOST = 20;
    private static final long LEAST_CALLS = 5;

    private FrequentQueries() {}

    /** A statement and how often it ran. */
    public record Frequent(String sql, long calls) {}

    public static Told read(List<Frequent> frequent, Statements statements) {
        List<Item> items = new ArrayList<>();
        frequent.stream()
                .filter(one -> one.calls() >= LEAST_CALLS && !one.sql().matches("(?s).*\\$\\d.*"))
                .sorted(Comparator.comparingLong(one -> -one.calls()))
                .limit(MOST * 10L)
                .forEach(one -> {
                    if (items.size() < MOST) {
                        pattern(one, items.size() + 1, statements).ifPresent(items::add);
                    }
                });
        return new Told(items, List.of(), List.of());
    }

    private static Optional<QueryPattern> pattern(Frequent one, int number, Statements statements) {
        boolean ours = one.sql().contains("pg_catalog") || one.sql().contains("information_schema");
        return ours
                ? Optional.empty()
                : new SqlText(
                                "Ran " + one.calls() + " times on the server",
                                one.sql().replaceFirst(";\\s*$", ""))
                        .pattern("frequent_" + number, statements);
    }
}
