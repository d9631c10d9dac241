package dash.profile.quirks;

import dash.profile.ColumnProfile;
import dash.profile.TableProfile;
import dash.profile.ValueSort;
import dash.profile.Words;
import dash.schema.RelationName;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Texts of two tables under different names that are the same texts: nearly all of the shorter list is in the longer one, and
 * the names, or those of the tables, share a word. Columns that a join ties are not told again. Each column is told with the other that its
 * name is most like, and only when that holds both ways.
 */
final class FindSameMeaning implements SourceDetector {

    private static final double LEAST_SHARE = 0.8;
    private static final double LEAST_SHARE_OF_WEAK = 0.9;
    private static final int LEAST_VALUES = 3;
    /** What is found in more places than these is a vocabulary that many columns speak. */
    private static final long MOST_PARTNERS = 6;

    private static final int LEAST_VALUES_OF_WEAK = 20;

    /** Words that many names share which mean nothing alike. */
    private static final Set<String> WEAK = Set.of(
            "name",
            "code",
            "id",
            "no",
            "number",
            "nr",
            "key",
            "text",
            "description",
            "value",
            "title",
            "status",
            "type");

    /** One column with what its names say. */
    private record Named(RelationName table, ColumnProfile column, Words words, Words wider) {

        static Named of(TableProfile table, ColumnProfile column) {
            // address_1 and address_2 are one name to this.
            Words words = new Words(Words.of(column.name()).list().stream()
                    .filter(word -> !word.matches("\\d+"))
                    .toList());
            List<String> wider = new ArrayList<>(words.list());
            wider.addAll(Words.of(table.name().name()).list());
            return new Named(table.name(), column, words, new Words(wider));
        }

        ColumnName name() {
            return new ColumnName(table, column.name());
        }
    }

    private record Pair(Named one, Named other, double likeness, double share) {}

    @Override
    public List<Quirk> detect(Overview overview) {
        List<Named> columns = overview.stored().stream()
                .flatMap(table -> table.columns().stream()
                        .filter(column -> mayMean(overview, table, column))
                        .map(column -> Named.of(table, column)))
                .toList();
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < columns.size(); one++) {
            for (int other = one + 1; other < columns.size(); other++) {
                Pair pair = pair(columns.get(one), columns.get(other));
                if (isSame(pair)) {
                    pairs.add(pair);
                }
            }
        }
        Map<ColumnName, Double> best = new HashMap<>();
        for (Pair pair : pairs) {
            best.merge(pair.one.name(), pair.likeness, Math::max);
            best.merge(pair.other.name(), pair.likeness, Math::max);
        }
        List<Pair> mutual = pairs.stream()
                .filter(pair -> pair.likeness >= best.getOrDefault(pair.one.name(), 0.0)
                        && pair.likeness >= best.getOrDefault(pair.other.name(), 0.0))
                .toList();
        Map<ColumnName, Long> partners = mutual.stream()
                .flatMap(pair -> Stream.of(pair.one.name(), pair.other.name()))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return mutual.stream()
                .filter(pair -> partners.getOrDefault(pair.one.name(), 0L) <= MOST_PARTNERS
                        && partners.getOrDefault(pair.other.name(), 0L) <= MOST_PARTNERS)
                .map(FindSameMeaning::quirk)
                .toList();
    }

    private static boolean mayMean(Overview overview, TableProfile table, ColumnProfile column) {
        return column.sort() == ValueSort.TEXT
                && column.distinct() >= LEAST_VALUES
                && !overview.refers(table.name(), column.name())
                && !overview.has(QuirkKind.NUMBER_AS_TEXT, table.name(), column.name())
                && !overview.has(QuirkKind.DATE_AS_TEXT, table.name(), column.name());
    }

    private static Pair pair(Named one, Named other) {
        double own = one.words.likeness(other.words);
        double likeness = own > 0 ? own : one.wider.likeness(other.wider) / 100;
        boolean oneIsSmaller = one.column.distinct() <= other.column.distinct();
        // Names are cheap and rule out most pairs.
        boolean named = !one.table.equals(other.table)
                && !one.words.equals(other.words)
                && !shared(one.wider, other.wider).isEmpty();
        double share = !named
                ? 0
                : oneIsSmaller
                        ? one.column.sketch().shareIn(other.column.sketch())
                        : other.column.sketch().shareIn(one.column.sketch());
        return new Pair(one, other, likeness, share);
    }

    private static List<String> shared(Words one, Words other) {
        return one.list().stream().filter(other::has).toList();
    }

    private static boolean isSame(Pair pair) {
        List<String> words = shared(pair.one.wider, pair.other.wider);
        boolean weak = WEAK.containsAll(words);
        long values = Math.min(pair.one.column.distinct(), pair.other.column.distinct());
        return !words.isEmpty()
                && pair.share >= (weak ? LEAST_SHARE_OF_WEAK : LEAST_SHARE)
                && values >= (weak ? LEAST_VALUES_OF_WEAK : LEAST_VALUES);
    }

    private static Quirk quirk(Pair pair) {
        String sentence = Said.name(pair.one.table.name() + "." + pair.one.column.name()) + " and "
                + Said.name(pair.other.table.name() + "." + pair.other.column.name()) + " mean the same: "
                + String.format(Locale.ROOT, "%.0f%%", 100 * pair.share) + " of the values of the one are in the other";
        long values = Math.min(pair.one.column.distinct(), pair.other.column.distinct());
        return Quirk.of(
                        QuirkKind.SAME_MEANING,
                        pair.one.table,
                        pair.one.column.name(),
                        new Evidence(Math.round(pair.share * values), values, List.of(), false),
                        sentence)
                .with(pair.other.name());
    }
}
