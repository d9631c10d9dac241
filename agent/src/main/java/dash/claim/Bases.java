package dash.claim;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** What a figure may be set against: never just any other, but what the text names, what stands beside it and its twin elsewhere. */
final class Bases {

    private final List<Scope> others;
    private final int few;

    /**
     * @param others what else the text speaks of
     * @param few so many rows may be compared with each other where nothing is named
     */
    Bases(List<Scope> others, int few) {
        this.others = others;
        this.few = few;
    }

    /** What a figure of these rows may be set against. */
    List<Double> of(Scope scope, Cues cues, ResultTable table, BitSet rows, Measure measure) {
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
        if (scope.isFree() && table.count() <= few) {
            for (double value : Values.of(table, rows, measure)) {
                bases.add(value);
            }
        }
        if (cues.average()) {
            double[] all = Values.of(table, table.every(), measure);
            bases.add(Values.sum(all) / all.length);
        }
        return bases;
    }

    private static void add(List<Double> bases, ResultTable table, BitSet rows, Measure measure) {
        double[] values = Values.of(table, rows, measure);
        if (values.length > 0) {
            bases.add(Values.sum(values));
            if (values.length > 1) {
                bases.add(Values.sum(values) / values.length);
                bases.add(Values.max(values));
                bases.add(Values.min(values));
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
        double[] all = Values.of(table, table.every(), measure);
        double above = Double.POSITIVE_INFINITY;
        double below = Double.NEGATIVE_INFINITY;
        for (double value : all) {
            above = value > own ? Math.min(above, value) : above;
            below = value < own ? Math.max(below, value) : below;
        }
        bases.add(above);
        bases.add(below);
        bases.add(Values.max(all));
        bases.add(Values.min(all));
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

    static Optional<Measure> counterpart(ResultTable other, ResultTable table, Measure measure) {
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

    /** What a stretch of time may be set against: the same in another result. */
    List<Double> outside(Scope scope, ResultTable table, BitSet rows, Measure measure) {
        List<Double> bases = new ArrayList<>();
        twin(scope, table, rows, measure, bases);
        return bases;
    }
}
