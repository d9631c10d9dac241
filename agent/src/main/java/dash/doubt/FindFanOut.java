package dash.doubt;

import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Joining;
import dash.schema.resolved.Link;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Expression;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sum, count or average over a join in which rows of what is added up repeat.
 *
 * <p>Decided by keys where they tell; otherwise measured on the statement's own FROM and WHERE. Averages survive when every
 * row repeats equally often, and so do {@code count(DISTINCT …)}, minima and maxima.
 */
final class FindFanOut implements DoubtRule.Sure {

    private static final double WEIGHT = 0.4;
    private static final List<List<String>> COUNTING =
            List.of(List.of("how", "many"), List.of("number", "of"), List.of("count", "of"), List.of("count"));
    private static final int FEW_WORDS = 3;

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        return suspect.selections().all().stream()
                .filter(selection -> selection.sources().size() > 1)
                .filter(selection -> selection.sources().stream().allMatch(FindFanOut::isKnown))
                .flatMap(selection -> inspect(suspect, selection).stream());
    }

    private static boolean isKnown(Source source) {
        return !source.columns().isEmpty()
                && (source.table().isPresent() || source.derived().isPresent());
    }

    private static Optional<Doubt> inspect(Suspect suspect, Selection selection) {
        Joining joining = new Joining(selection);
        return Aggregates.of(selection).stream()
                .filter(call -> Aggregates.is(call, "sum", "count", "avg") && !call.distinct())
                .flatMap(call -> inspect(suspect, selection, joining, call).stream())
                .findFirst();
    }

    private static Optional<Doubt> inspect(
            Suspect suspect, Selection selection, Joining joining, Expression.Call call) {
        Set<String> added = added(selection, call);
        boolean countsRows = Aggregates.is(call, "count") && (added.isEmpty() || isJoined(selection, call));
        Set<String> start = countsRows ? counted(suspect, selection) : added;
        if (start.isEmpty() || joining.reachesAll(start)) {
            return Optional.empty();
        }
        Set<String> reached = joining.reach(start);
        List<Source> repeating = selection.sources().stream()
                .filter(source -> !reached.contains(source.name()))
                .toList();
        return new Repetition(suspect, selection, joining, call)
                .measure(start, repeating)
                .map(evidence -> doubt(suspect, selection, call, start, repeating, evidence));
    }

    /** The entries whose columns the call adds up. */
    private static Set<String> added(Selection selection, Expression.Call call) {
        return call.arguments().stream()
                .flatMap(argument -> argument.value().every(Expression.Column.class))
                .filter(selection::owns)
                .flatMap(column -> selection.origin(column).stream())
                .map(origin -> origin.source().name())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Counting a column that a join holds equal to another counts joined rows, whichever of the two is written. */
    private static boolean isJoined(Selection selection, Expression.Call call) {
        return call.arguments().stream()
                .allMatch(argument -> argument.value() instanceof Expression.Column column
                        && selection.origin(column).stream()
                                .anyMatch(origin -> selection.links().stream().anyMatch(link -> isEnd(link, origin))));
    }

    private static boolean isEnd(Link link, Origin origin) {
        return (link.left().name().equals(origin.source().name())
                        && link.leftColumn().equals(origin.column()))
                || (link.right().name().equals(origin.source().name())
                        && link.rightColumn().equals(origin.column()));
    }

    /** What the question wants counted, when that is an entry of this FROM. */
    private static Set<String> counted(Suspect suspect, Selection selection) {
        return Stream.concat(
                        MetricMentions.asked(
                                        suspect.words(),
                                        suspect.context().knowledge().agreedMetrics())
                                .stream()
                                .filter(mention -> mention.counts())
                                .flatMap(mention -> mention.metric().table().stream()),
                        nouns(suspect.words()).stream())
                .flatMap(noun -> selection.sources().stream()
                        .filter(source -> source.table().isPresent() && isCalled(source, noun)))
                .map(Source::name)
                .findFirst()
                .map(Set::of)
                .orElse(Set.of());
    }

    private static boolean isCalled(Source source, String noun) {
        String name = source.shown();
        return name.equals(noun) || Words.stem(name).equals(Words.stem(noun));
    }

    /** "how many paid orders": paid, orders. */
    private static List<String> nouns(Words words) {
        return COUNTING.stream()
                .map(phrase -> words.find(phrase, 0) < 0 ? -1 : words.find(phrase, 0) + phrase.size())
                .filter(at -> at >= 0)
                .flatMap(at -> words.tokens().stream().skip(at).limit(FEW_WORDS))
                .toList();
    }

    private static Doubt doubt(
            Suspect suspect,
            Selection selection,
            Expression.Call call,
            Set<String> start,
            List<Source> repeating,
            String evidence) {
        String what = selection.sources().stream()
                .filter(source -> start.contains(source.name()))
                .map(Source::shown)
                .distinct()
                .collect(Collectors.joining(" and "));
        String by = repeating.stream().map(Source::shown).distinct().collect(Collectors.joining(", "));
        return new Doubt(
                Doubt.Kind.FAN_OUT,
                "The join with " + by + " repeats rows of " + what + ", so " + ProbeSql.text(suspect.statement(), call)
                        + " counts some of them more than once.",
                evidence,
                WEIGHT,
                "compute the figure over " + what + " alone (filter with EXISTS or IN, or aggregate " + by
                        + " to one row each before joining), or count DISTINCT keys");
    }
}
