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
    private final List<ResultTable> wholes;

    /** @param others what else the text speaks of, to compare with */
    Derivations(Units units, List<Scope> others, List<ResultTable> tables) {
        this.units = units;
        this.others = others;
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
        across(search, cues, table, rows);
        if (scope.isNamed() && !quantity.isShare()) {
            scope.rows()
                    .forEach((other, chosen) -> table.measures()
                            .forEach(one -> other.measures().forEach(two -> {
                                if (other != table) {
                                    across(
                                            search,
                                            cues,
                                            sum(values(table, rows, one)),
                                            sum(values(other, chosen, two)),
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
        double[] values = values(table, rows, measure);
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
            search.signed(max(values) * factor);
            search.signed(min(values) * factor);
            search.signed(values[0] * factor);
            search.signed(values[values.length - 1] * factor);
        }
        if (!single) {
            search.plain(sum(values) * factor);
        }
        if (!single && (cues.average() || measure.kind() != Kind.COUNT)) {
            search.plain(sum(values) / values.length * factor);
            search.plain(median(values) * factor);
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
        double all = sum(values(table, table.every(), measure));
        BitSet named = new BitSet();
        others.forEach(scope -> Optional.ofNullable(scope.rows().get(table))
                .filter(one -> scope.isNamed())
                .ifPresent(named::or));
        for (BitSet part : List.of(rows, named)) {
            if (!part.isEmpty() && part.cardinality() < table.count()) {
                search.plain((all - sum(values(table, part, measure))) * factor);
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
            double[] all = values(table, whole, measure);
            if (all.length > 1 && cues.whole()) {
                search.plain(sum(all) * factor);
            }
            if (all.length > 1 && cues.average()) {
                search.plain(sum(all) / all.length * factor);
            }
            if (cues.base()) {
                for (double value : all) {
                    search.plain(value * factor);
                }
            }
        }
    }

    private void shares(Search search, Scope scope, ResultTable table, BitSet rows, Measure measure) {
        double part = sum(values(table, rows, measure));
        double scale = search.quantity.scale();
        for (BitSet whole : List.of(table.every(), scope.timed().getOrDefault(table, table.every()))) {
            double all = sum(values(table, whole, measure));
            if (all > 0 && part < all) {
                search.plain(part / all * scale);
            }
        }
        if (scope.isFree() && table.count() <= FEW) {
            double all = sum(values(table, rows, measure));
            for (double value : values(table, rows, measure)) {
                search.plain(value / all * scale);
            }
        }
        for (ResultTable beside : wholes) {
            counterpart(beside, table, measure)
                    .filter(whole -> beside != table && isWider(beside, table))
                    .map(whole -> sum(values(beside, beside.every(), whole)))
                    .filter(all -> part < all)
                    .ifPresent(all -> search.plain(part / all * scale));
        }
        for (Measure other : table.measures()) {
            double all = sum(values(table, rows, other));
            if (other != measure && all > 0) {
                search.plain(part / all * scale);
            }
        }
    }

    /** What a figure of these rows may be set against. */
    private List<Double> bases(Scope scope, Cues cues, ResultTable table, BitSet rows, Measure measure) {
        List<Double> bases = new ArrayList<>();
        for (Scope other : others) {
            other.rows()
                    .forEach((beside, chosen) -> counterpart(beside, table, measure)
                            .ifPresent(same -> {
                                if (beside != table || !chosen.equals(rows)) {
                                    add(bases, beside, chosen, same);
                                }
                            }));
        }
        if (rows.cardinality() == 1) {
            neighbours(table, rows.nextSetBit(0), measure, bases);
        }
        twin(scope, table, rows, measure, bases);
        if (scope.isFree() && table.count() <= FEW) {
            for (double value : values(table, rows, measure)) {
                bases.add(value);
            }
        }
        if (cues.average()) {
            double[] all = values(table, table.every(), measure);
            bases.add(sum(all) / all.length);
        }
        return bases;
    }

    private static void add(List<Double> bases, ResultTable table, BitSet rows, Measure measure) {
        double[] values = values(table, rows, measure);
        if (values.length > 0) {
            bases.add(sum(values));
            if (values.length > 1) {
                bases.add(sum(values) / values.length);
                bases.add(max(values));
                bases.add(min(values));
            }
        }
    }

    /** The periods around, the first one, the same a year before; and the rows that come next by size. */
    private static void neighbours(ResultTable table, int row, Measure measure, List<Double> bases) {
        List<Integer> order = table.hasPeriods() ? table.inTime() : List.of();
        int at = order.indexOf(row);
        if (at > 0) {
            bases.add(table.value(order.get(at - 1), measure));
            bases.add(table.value(order.getFirst(), measure));
            table.span(row)
                    .ifPresent(span -> order.stream()
                            .filter(other -> table.span(other)
                                    .filter(earlier ->
                                            earlier.from().equals(span.from().minusYears(1)))
                                    .isPresent())
                            .forEach(other -> bases.add(table.value(other, measure))));
        }
        double own = table.value(row, measure);
        double[] all = values(table, table.every(), measure);
        double above = Double.POSITIVE_INFINITY;
        double below = Double.NEGATIVE_INFINITY;
        for (double value : all) {
            above = value > own ? Math.min(above, value) : above;
            below = value < own ? Math.max(below, value) : below;
        }
        bases.add(above);
        bases.add(below);
        bases.add(max(all));
        bases.add(min(all));
    }

    /** The same rows in what another statement gave. */
    private void twin(Scope scope, ResultTable table, BitSet rows, Measure measure, List<Double> bases) {
        Scope beside = Scope.of(
                scope.rows().keySet().stream().filter(other -> other != table).toList(), scope.names(), List.of());
        beside.rows()
                .forEach((other, chosen) ->
                        counterpart(other, table, measure).ifPresent(same -> add(bases, other, chosen, same)));
        others.stream()
                .flatMap(other -> other.rows().keySet().stream())
                .filter(other -> other != table)
                .distinct()
                .forEach(other -> {
                    BitSet same = scope.isNamed()
                            ? Scope.of(List.of(other), scope.names(), List.of())
                                    .rows()
                                    .getOrDefault(other, new BitSet())
                            : other.every();
                    counterpart(other, table, measure).ifPresent(twin -> add(bases, other, same, twin));
                });
    }

    private static Optional<Measure> counterpart(ResultTable other, ResultTable table, Measure measure) {
        if (other == table) {
            return Optional.of(measure);
        }
        return other.measures().stream()
                .filter(twin -> twin.name().equalsIgnoreCase(measure.name()))
                .findFirst()
                .or(() -> other.measures().size() == 1 && table.measures().size() == 1
                        ? Optional.of(other.measures().getFirst())
                        : Optional.empty());
    }

    private void compare(Search search, Scope scope, Cues cues, ResultTable table, BitSet rows, Measure measure) {
        double[] values = values(table, rows, measure);
        if (values.length == 0) {
            return;
        }
        boolean course = !scope.isNamed() && !scope.isFree() && table.hasPeriods() && values.length > 1;
        if (course) {
            List<Integer> order = table.inTime().stream().filter(rows::get).toList();
            compare(search, measure, table.value(order.getLast(), measure), table.value(order.getFirst(), measure));
        }
        List<Double> owns = new ArrayList<>(List.of(sum(values), sum(values) / values.length));
        for (int at = 0; at < values.length && values.length <= FEW; at++) {
            owns.add(values[at]);
        }
        for (double base : course ? outside(scope, table, rows, measure) : bases(scope, cues, table, rows, measure)) {
            for (double value : owns) {
                if (scope.beside()) {
                    compare(search, measure, base, value);
                } else {
                    compare(search, measure, value, base);
                }
            }
        }
    }

    /** What a stretch of time may be set against: the same in another result. */
    private List<Double> outside(Scope scope, ResultTable table, BitSet rows, Measure measure) {
        List<Double> bases = new ArrayList<>();
        twin(scope, table, rows, measure, bases);
        return bases;
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

    /** Figures of the same rows with one another: one for each of another, and what columns come to. */
    private void across(Search search, Cues cues, ResultTable table, BitSet rows) {
        Quantity quantity = search.quantity;
        if (quantity.isShare()
                || quantity.form() == Form.ORDINAL
                || table.measures().size() < 2) {
            return;
        }
        List<BitSet> choices = new ArrayList<>(List.of(rows));
        for (int row = rows.nextSetBit(0);
                row >= 0 && rows.cardinality() > 1 && rows.cardinality() <= 20;
                row = rows.nextSetBit(row + 1)) {
            BitSet one = new BitSet();
            one.set(row);
            choices.add(one);
        }
        for (BitSet choice : choices) {
            for (Measure one : table.measures()) {
                for (Measure other : table.measures()) {
                    if (one != other) {
                        across(
                                search,
                                cues,
                                sum(values(table, choice, one)),
                                sum(values(table, choice, other)),
                                one,
                                other);
                    }
                }
            }
            double all = table.measures().stream()
                    .mapToDouble(measure -> sum(values(table, choice, measure)))
                    .sum();
            search.plain(all);
            if (table.measures().size() > 3) {
                table.measures().forEach(measure -> search.plain(all - sum(values(table, choice, measure))));
            }
        }
    }

    private void across(Search search, Cues cues, double value, double other, Measure measure, Measure beside) {
        boolean money = measure.kind() == Kind.MONEY || measure.kind() == Kind.UNKNOWN;
        double factor = measure.hundredths() ? 0.01 : 1;
        if (other != 0 && (search.quantity.form() != Form.MONEY || money)) {
            boolean both = measure.hundredths() && beside.hundredths();
            search.plain(value / other * (both ? 1 : factor));
        }
        if (cues.change()
                && search.quantity.form() != Form.TIMES
                && (search.quantity.form() != Form.MONEY || money)
                && measure.kind() == beside.kind()) {
            search.difference((value - other) * factor);
        }
    }

    static double[] values(ResultTable table, BitSet rows, Measure measure) {
        return rows.stream()
                .mapToDouble(row -> table.value(row, measure))
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    private static double max(double[] values) {
        return java.util.Arrays.stream(values).max().orElse(Double.NaN);
    }

    private static double min(double[] values) {
        return java.util.Arrays.stream(values).min().orElse(Double.NaN);
    }

    private static double median(double[] values) {
        double[] sorted = java.util.Arrays.stream(values).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** The figure that is looked for, and the first that fits it. */
    private static final class Search {

        private final Quantity quantity;
        private final Cues cues;
        private final int direction;
        private Optional<Double> found = Optional.empty();

        Search(Quantity quantity, Cues cues, int direction) {
            this.quantity = quantity;
            this.cues = cues;
            this.direction = direction;
        }

        void plain(double value) {
            if (found.isEmpty() && quantity.fits(value)) {
                found = Optional.of(value);
            }
        }

        /** A cell that is below zero says itself which way it goes. */
        void signed(double value) {
            if (value >= 0 || cues.direction() <= 0) {
                plain(value);
            }
        }

        void difference(double value) {
            if (direction == 0 || Math.signum(value) == direction || value == 0) {
                plain(value);
            }
        }
    }

    /** Of figures that the same text states and that are true: a part of, a multiple of, a difference, a sum. */
    static Optional<Double> among(List<Double> stated, Quantity quantity, Cues cues) {
        Search search = new Search(quantity, cues, 0);
        for (double one : stated) {
            for (double other : stated) {
                if (one != other && other != 0) {
                    among(search, one, other);
                }
            }
        }
        if (quantity.isShare() && cues.whole()) {
            stated.forEach(all -> stated.forEach(one -> stated.forEach(other -> {
                if (one < other && one + other < all) {
                    search.plain((one + other) / all * quantity.scale());
                }
            })));
        }
        if (quantity.form() == Form.PLAIN || quantity.form() == Form.MONEY) {
            search.plain(stated.stream().mapToDouble(Double::doubleValue).sum());
        }
        return search.found;
    }

    private static void among(Search search, double one, double other) {
        Quantity quantity = search.quantity;
        switch (quantity.form()) {
            case PERCENT, FRACTION -> {
                if (one < other) {
                    search.plain(one / other * quantity.scale());
                }
                if (one < other && search.cues.rest()) {
                    search.plain((1 - one / other) * quantity.scale());
                }
                if (search.cues.change()) {
                    search.plain((one - other) / other * quantity.scale());
                }
            }
            case TIMES -> search.plain(one / other);
            case PLAIN, MONEY, POINTS -> {
                if (search.cues.change() || search.cues.rest()) {
                    search.plain(one - other);
                }
                if (search.cues.whole()) {
                    search.plain(one + other);
                }
                if (search.cues.average()) {
                    search.plain(one / other);
                }
            }
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
                .flatMapToDouble(measure -> java.util.Arrays.stream(values(table, rows, measure))
                        .map(value -> measure.hundredths() ? value / 100 : value))
                .boxed()
                .min(java.util.Comparator.comparingDouble(value -> Math.abs(value - quantity.value())))
                .map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }
}
