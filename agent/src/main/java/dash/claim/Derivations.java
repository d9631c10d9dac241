package dash.claim;

import dash.claim.Measure.Kind;
import dash.claim.Quantity.Form;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Says whether rows in a scope give a figure, as they are or by one step of arithmetic that the words call for. What may
 * be set beside what is bounded by the names and times of the sentence: no figure is compared with just any other.
 */
final class Derivations {

    /** So many rows may be compared with each other where nothing is named. */
    private static final int FEW = 12;

    private final Units units;
    private final List<Scope> others;
    private final Bases bases;
    private final List<ResultTable> wholes;

    /** @param others what else the text speaks of, to compare with */
    Derivations(Units units, List<Scope> others, List<ResultTable> tables) {
        this.units = units;
        this.others = others;
        this.bases = new Bases(others, FEW);
        this.wholes = tables.stream().filter(table -> table.count() == 1).toList();
    }

    /** The true figure in the units of the text, if there is one. */
    Optional<Double> explain(Quantity quantity, Scope scope, Cues cues) {
        for (Map.Entry<ResultTable, BitSet> entry : scope.rows().entrySet()) {
            Optional<Double> found = explain(quantity, scope, cues, entry.getKey(), entry.getValue());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Double> explain(Quantity quantity, Scope scope, Cues cues, ResultTable table, BitSet rows) {
        Search search = new Search(quantity, cues, cues.direction());
        for (Measure measure : inYear(Units.namedBy(quantity, table.measures()), scope)) {
            List<Double> factors = units.factors(quantity, measure);
            for (double factor : factors) {
                cells(search, scope, cues, table, rows, measure, factor);
            }
            if (quantity.isShare()) {
                shares(search, scope, table, rows, measure);
            }
            if (cues.change() || quantity.form() == Form.TIMES) {
                compare(search, scope, cues, table, rows, measure);
            }
        }
        Across.rows(search, cues, table, rows);
        if (scope.isNamed() && !quantity.isShare()) {
            scope.rows()
                    .forEach((other, chosen) -> table.measures()
                            .forEach(one -> other.measures().forEach(two -> {
                                if (other != table) {
                                    Across.pair(
                                            search,
                                            cues,
                                            Values.sum(Values.of(table, rows, one)),
                                            Values.sum(Values.of(other, chosen, two)),
                                            one,
                                            two);
                                }
                            })));
        }
        return search.found;
    }

    /** A column that has a year in its name is about no other year. */
    private static List<Measure> inYear(List<Measure> measures, Scope scope) {
        List<String> years = scope.periods().stream()
                .flatMap(period -> period.span().stream())
                .map(span -> Integer.toString(span.from().getYear()))
                .toList();
        List<Measure> fitting = measures.stream()
                .filter(measure -> years.isEmpty()
                        || measure.names().stream().noneMatch(name -> name.matches("(19|20)\\d{2}"))
                        || years.stream().anyMatch(measure.names()::contains))
                .toList();
        return fitting.isEmpty() ? measures : fitting;
    }

    private void cells(
            Search search, Scope scope, Cues cues, ResultTable table, BitSet rows, Measure measure, double factor) {
        double[] values = Values.of(table, rows, measure);
        if (values.length == 0) {
            return;
        }
        boolean single = values.length == 1;
        Optional<Period> cut = scope.periods().stream()
                .filter(period -> period.reach() == Period.Reach.ITS_END || period.reach() == Period.Reach.ITS_START)
                .findFirst();
        if (cut.isPresent() && table.hasPeriods()) {
            search.signed(values[cut.get().reach() == Period.Reach.ITS_END ? values.length - 1 : 0] * factor);
            return;
        }
        boolean listed = scope.isNamed()
                && scope.names().stream().anyMatch(run -> run.members().size() > 1);
        if (single || scope.isFree() || (scope.isNamed() && !listed && !spread(table, rows))) {
            for (double value : values) {
                search.signed(value * factor);
            }
        } else {
            search.signed(Values.max(values) * factor);
            search.signed(Values.min(values) * factor);
            search.signed(values[0] * factor);
            search.signed(values[values.length - 1] * factor);
        }
        if (!single) {
            search.plain(Values.sum(values) * factor);
        }
        if (!single && (cues.average() || measure.kind() != Kind.COUNT)) {
            search.plain(Values.sum(values) / values.length * factor);
            search.plain(Values.median(values) * factor);
        }
        if (cues.rest()) {
            rests(search, table, rows, measure, factor);
        }
        if (cues.whole() || cues.average() || cues.base()) {
            totals(search, scope, cues, table, measure, factor);
        }
    }

    /** What all others come to, of these rows and of whatever else the text names. */
    private void rests(Search search, ResultTable table, BitSet rows, Measure measure, double factor) {
        double all = Values.sum(Values.of(table, table.every(), measure));
        BitSet named = new BitSet();
        others.forEach(scope -> Optional.ofNullable(scope.rows().get(table))
                .filter(one -> scope.isNamed())
                .ifPresent(named::or));
        for (BitSet part : List.of(rows, named)) {
            if (!part.isEmpty() && part.cardinality() < table.count()) {
                search.plain((all - Values.sum(Values.of(table, part, measure))) * factor);
            }
        }
    }

    /** Several rows of one name that a time tells apart: no single one of them is the name's figure. */
    private static boolean spread(ResultTable table, BitSet rows) {
        return table.hasPeriods() && rows.cardinality() > 1;
    }

    private void totals(Search search, Scope scope, Cues cues, ResultTable table, Measure measure, double factor) {
        List<BitSet> wholes = List.of(table.every(), scope.timed().getOrDefault(table, table.every()));
        for (BitSet whole : wholes) {
            double[] all = Values.of(table, whole, measure);
            if (all.length > 1 && cues.whole()) {
                search.plain(Values.sum(all) * factor);
            }
            if (all.length > 1 && cues.average()) {
                search.plain(Values.sum(all) / all.length * factor);
            }
            if (cues.base()) {
                for (double value : all) {
                    search.plain(value * factor);
                }
            }
        }
    }

    private void shares(Search search, Scope scope, ResultTable table, BitSet rows, Measure measure) {
        double part = Values.sum(Values.of(table, rows, measure));
        double scale = search.quantity.scale();
        for (BitSet whole : List.of(table.every(), scope.timed().getOrDefault(table, table.every()))) {
            double all = Values.sum(Values.of(table, whole, measure));
            if (all > 0 && part < all) {
                search.plain(part / all * scale);
                search.plain(search.cues.rest() ? (1 - part / all) * scale : Double.NaN);
            }
        }
        if (scope.isFree() && table.count() <= FEW) {
            double all = Values.sum(Values.of(table, rows, measure));
            for (double value : Values.of(table, rows, measure)) {
                search.plain(value / all * scale);
            }
        }
        for (ResultTable beside : wholes) {
            Bases.counterpart(beside, table, measure)
                    .filter(whole -> beside != table && isWider(beside, table))
                    .map(whole -> Values.sum(Values.of(beside, beside.every(), whole)))
                    .filter(all -> part < all)
                    .ifPresent(all -> search.plain(part / all * scale));
        }
        for (Measure other : table.measures()) {
            double all = Values.sum(Values.of(table, rows, other));
            if (!other.equals(measure) && all > 0) {
                search.plain(part / all * scale);
            }
        }
    }

    private void compare(Search search, Scope scope, Cues cues, ResultTable table, BitSet rows, Measure measure) {
        double[] values = Values.of(table, rows, measure);
        if (values.length == 0) {
            return;
        }
        boolean course = !scope.isNamed() && !scope.isFree() && table.hasPeriods() && values.length > 1;
        if (course) {
            List<Integer> order = table.inTime().stream().filter(rows::get).toList();
            compare(search, measure, table.value(order.getLast(), measure), table.value(order.getFirst(), measure));
        }
        List<Double> owns = new ArrayList<>(List.of(Values.sum(values), Values.sum(values) / values.length));
        for (int at = 0; at < values.length && values.length <= FEW; at++) {
            owns.add(values[at]);
        }
        for (double base :
                course ? bases.outside(scope, table, rows, measure) : bases.of(scope, cues, table, rows, measure)) {
            for (double value : owns) {
                if (scope.beside()) {
                    compare(search, measure, base, value);
                } else {
                    compare(search, measure, value, base);
                }
            }
        }
    }

    private void compare(Search search, Measure measure, double value, double base) {
        Quantity quantity = search.quantity;
        if (Double.isNaN(base) || Double.isInfinite(base) || Double.isNaN(value) || Double.isInfinite(value)) {
            return;
        }
        switch (quantity.form()) {
            case PERCENT, FRACTION -> {
                search.difference((value - base) / Math.abs(base) * quantity.scale());
                if (quantity.form() == Form.FRACTION) {
                    search.plain(value / base);
                }
            }
            case TIMES -> {
                search.plain(value / base);
                search.plain(base / value);
                search.difference((value - base) / Math.abs(base));
            }
            case PLAIN, MONEY, POINTS ->
                units.factors(quantity, measure).forEach(factor -> search.difference((value - base) * factor));
            case ORDINAL -> {}
        }
    }

    /** Whether a statement filters by nothing that another does not filter by, so that it can be its whole. */
    private static boolean isWider(ResultTable whole, ResultTable part) {
        return part.constants().texts().containsAll(whole.constants().texts())
                && whole.constants().ranges().stream()
                        .allMatch(range -> part.constants().ranges().contains(range));
    }

    /** A total that another statement gave, for a figure that is said to be one. */
    Optional<Double> whole(Quantity quantity, Scope scope) {
        return wholes.stream()
                .filter(whole -> scope.rows().keySet().stream().allMatch(part -> isWider(whole, part)))
                .flatMap(whole -> Units.namedBy(quantity, whole.measures()).stream()
                        .flatMap(measure -> units.factors(quantity, measure).stream()
                                .map(factor -> whole.value(0, measure) * factor)))
                .filter(quantity::fits)
                .findFirst();
    }

    /** The figure of these rows that comes nearest, for whoever has to word it again. */
    OptionalDouble nearest(Quantity quantity, ResultTable table, BitSet rows) {
        return Units.namedBy(quantity, table.measures()).stream()
                .flatMapToDouble(measure -> java.util.Arrays.stream(Values.of(table, rows, measure))
                        .map(value -> measure.hundredths() ? value / 100 : value))
                .boxed()
                .min(java.util.Comparator.comparingDouble(value -> Math.abs(value - quantity.value())))
                .map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }
}
