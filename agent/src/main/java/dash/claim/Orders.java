package dash.claim;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Holds what a sentence says of order against the rows: who is first or last, what went up or down and for how long. */
final class Orders {

    private static final Pattern PER = Pattern.compile("\\b(?:per|relative|rate|each|share|among the|one of)\\b");
    private static final Pattern PLACE = Pattern.compile(
            "^(?: (?:place|position|at|with|among|in|by|on|and|is|was|came|comes)\\b.*|[\\s,.;:(]*|[,.;:(].*)$",
            Pattern.DOTALL);
    private static final Pattern FROM = Pattern.compile("\\bfrom (?:about |some |around |roughly )?[$€£¥₹]?$");
    private static final Pattern TO = Pattern.compile("\\bto (?:about |some |around |roughly |just )?[$€£¥₹]?$");

    private final List<ResultTable> tables;

    Orders(List<ResultTable> tables) {
        this.tables = tables;
    }

    List<Claims.Fault> check(Reading reading) {
        List<Claims.Fault> faults = new ArrayList<>();
        reading.labels().stream()
                .filter(run -> run.members().size() == 1)
                .forEach(run -> extreme(reading, run).ifPresent(faults::add));
        reading.quantities().stream()
                .filter(quantity -> quantity.form() == Quantity.Form.ORDINAL)
                .forEach(place -> ranked(reading, place).ifPresent(faults::add));
        steps(reading).ifPresent(faults::add);
        fromTo(reading).ifPresent(faults::add);
        level(reading).ifPresent(faults::add);
        return faults;
    }

    private Optional<Claims.Fault> extreme(Reading reading, Reading.Run<Label> run) {
        int segment = reading.segment(run.start());
        String clause = reading.segmentText(run.start());
        boolean alone = reading.labels().stream()
                        .filter(other -> reading.segment(other.start()) == segment)
                        .count()
                == 1;
        boolean high = Vocabulary.HIGHEST.words().matcher(clause).find();
        boolean low = Vocabulary.LOWEST.words().matcher(clause).find();
        boolean moved = Cues.only(clause) != 0
                || Vocabulary.MOVED.words().matcher(clause.replace("lead", "")).find();
        if (!alone
                || high == low
                || moved
                || PER.matcher(clause).find()
                || reading.quantities().stream().anyMatch(quantity -> quantity.form() == Quantity.Form.ORDINAL)) {
            return Optional.empty();
        }
        List<Boolean> seen = held(
                run.members().getFirst(),
                reading,
                clause,
                (values, own) -> high
                        ? IntStream.range(0, values.length).noneMatch(at -> values[at] > own)
                        : IntStream.range(0, values.length).noneMatch(at -> values[at] < own));
        return seen.isEmpty() || seen.contains(true)
                ? Optional.empty()
                : Optional.of(new Claims.Fault(
                        run.members().getFirst().text() + " is not the " + (high ? "highest" : "lowest")
                                + " by any column",
                        ""));
    }

    private interface Holding {
        boolean holds(double[] values, double own);
    }

    /** For each way to put the rows in order, whether the row of the name stands where it is said to. */
    private List<Boolean> held(Label label, Reading reading, String clause, Holding holding) {
        List<Boolean> seen = new ArrayList<>();
        label.rows().forEach((table, rows) -> {
            Scope scope = Scope.of(List.of(table), List.of(), reading.periods());
            BitSet all = scope.rows().getOrDefault(table, table.every());
            BitSet own = (BitSet) rows.clone();
            own.and(all);
            if (own.cardinality() != 1 || all.cardinality() < 2) {
                return;
            }
            for (ToDoubleFunction<Integer> order : orders(table, clause, reading, own.nextSetBit(0))) {
                double[] values = all.stream()
                        .mapToDouble(order::applyAsDouble)
                        .filter(value -> !Double.isNaN(value))
                        .toArray();
                seen.add(holding.holds(values, order.applyAsDouble(own.nextSetBit(0))));
            }
        });
        return seen;
    }

    private static List<ToDoubleFunction<Integer>> orders(ResultTable table, String clause, Reading reading, int own) {
        Set<String> words = Stems.all(clause);
        List<Measure> spoken = table.measures().stream()
                .filter(measure -> measure.names().stream().anyMatch(words::contains))
                .toList();
        List<ToDoubleFunction<Integer>> orders = new ArrayList<>();
        table.measures().stream()
                .filter(measure -> spoken.isEmpty()
                        || spoken.contains(measure)
                        || reading.quantities().stream().anyMatch(quantity -> quantity.fits(table.value(own, measure))))
                .forEach(measure -> orders.add(row -> table.value(row, measure)));
        return orders;
    }

    /** "Second" is right from either end of any column, and in the order of the rows. */
    private Optional<Claims.Fault> ranked(Reading reading, Quantity place) {
        int segment = reading.segment(place.start());
        List<Reading.Run<Label>> near = reading.labels().stream()
                .filter(run -> reading.segment(run.start()) == segment)
                .toList();
        boolean rank = PLACE.matcher(reading.small().substring(place.end())).matches();
        if (!rank || near.size() != 1 || near.getFirst().members().size() != 1) {
            return Optional.empty();
        }
        Label label = near.getFirst().members().getFirst();
        int wanted = (int) place.value();
        List<Boolean> seen = held(
                label,
                reading,
                "",
                (values, own) -> java.util.Arrays.stream(values)
                                        .filter(value -> value > own)
                                        .count()
                                == wanted - 1
                        || java.util.Arrays.stream(values)
                                        .filter(value -> value < own)
                                        .count()
                                == wanted - 1);
        boolean listed = label.rows().entrySet().stream()
                .anyMatch(entry ->
                        entry.getValue().cardinality() == 1 && entry.getValue().get(wanted - 1));
        return seen.isEmpty() || listed || seen.contains(true)
                ? Optional.empty()
                : Optional.of(new Claims.Fault(label.text() + " is not in place " + wanted + " by any column", ""));
    }

    /** "Kept falling", "rose every month": each step between two periods has to go that way. */
    private Optional<Claims.Fault> steps(Reading reading) {
        if (!reading.says(Vocabulary.MONOTONE)) {
            return Optional.empty();
        }
        int at = first(Vocabulary.MONOTONE.words(), reading.small());
        int direction = Cues.only(reading.segmentText(at));
        if (direction == 0) {
            return Optional.empty();
        }
        List<Boolean> seen = new ArrayList<>();
        for (ResultTable table : tables) {
            List<Integer> order = within(table, reading, at);
            Set<String> words = Stems.all(reading.small());
            List<Measure> spoken = table.measures().stream()
                    .filter(measure -> measure.names().stream().anyMatch(words::contains))
                    .toList();
            for (Measure measure :
                    order.size() < 2 ? List.<Measure>of() : spoken.isEmpty() ? table.measures() : spoken) {
                seen.add(IntStream.range(1, order.size())
                        .allMatch(next -> direction
                                        * (table.value(order.get(next), measure)
                                                - table.value(order.get(next - 1), measure))
                                > 0));
            }
        }
        return seen.isEmpty() || seen.contains(true)
                ? Optional.empty()
                : Optional.of(
                        new Claims.Fault("it did not go " + (direction > 0 ? "up" : "down") + " at every step", ""));
    }

    /** The rows from the first time that is named on, up to the last; behind "after" and "since", to the end. */
    private static List<Integer> within(ResultTable table, Reading reading, int at) {
        List<Integer> order = table.inTime();
        Set<Integer> years = table.years();
        String behind = reading.small().substring(at);
        int next = at + Math.min(after(Cues.UP, behind), after(Cues.DOWN, behind));
        boolean open =
                reading.segmentText(at).matches("(?s).*\\b(?:after|since|from then|then|thereafter|afterwards)\\b.*");
        List<Integer> named = order.stream()
                .filter(row -> reading.periods().stream()
                        .anyMatch(period -> (open || period.start() < next)
                                && period.months() < 12
                                && table.span(row)
                                        .filter(span -> period.reaching(Period.Reach.WITHIN)
                                                .takes(span, years))
                                        .isPresent()))
                .toList();
        if (named.isEmpty()) {
            return order;
        }
        int first = order.indexOf(open ? named.getLast() : named.getFirst());
        int last = open || named.size() == 1 ? order.size() - 1 : order.indexOf(named.getLast());
        return order.subList(first, Math.max(first, last) + 1);
    }

    /** Where the next word of direction stands, not counting one that belongs to the same clause. */
    private static int after(Pattern words, String text) {
        var found = words.matcher(text);
        while (found.find()) {
            if (found.start() > 12) {
                return found.start();
            }
        }
        return text.length();
    }

    private static int first(Pattern words, String text) {
        var found = words.matcher(text);
        return found.find() ? found.start() : 0;
    }

    /** "Fell to 80 in June": some period before has to be higher. */
    private Optional<Claims.Fault> level(Reading reading) {
        for (Quantity quantity : reading.quantities()) {
            int segment = reading.segment(quantity.start());
            int direction = Cues.only(reading.before(quantity.start()));
            List<Period> named = reading.periods().stream()
                    .filter(period -> reading.segment(period.start()) == segment)
                    .toList();
            if (direction == 0
                    || named.size() != 1
                    || !reading.labels().isEmpty()
                    || !TO.matcher(reading.small().substring(0, quantity.start()))
                            .find()) {
                continue;
            }
            for (ResultTable table : tables) {
                BitSet rows = table.hasPeriods() ? Scope.in(table, named.getFirst()) : new BitSet();
                int at = rows.cardinality() == 1 ? table.inTime().indexOf(rows.nextSetBit(0)) : -1;
                for (Measure measure : at > 0 ? table.measures() : List.<Measure>of()) {
                    double own = table.value(table.inTime().get(at), measure);
                    boolean none = table.inTime().subList(0, at).stream()
                            .noneMatch(row -> direction * (own - table.value(row, measure)) > 0);
                    if (quantity.fits(own) && none) {
                        return Optional.of(
                                new Claims.Fault("it did not go " + (direction > 0 ? "up" : "down") + " to that", ""));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** "Rose from 100 to 80" contradicts itself. */
    private static Optional<Claims.Fault> fromTo(Reading reading) {
        Optional<Quantity> from = reading.quantities().stream()
                .filter(quantity -> FROM.matcher(reading.small().substring(0, quantity.start()))
                        .find())
                .findFirst();
        Optional<Quantity> to = reading.quantities().stream()
                .filter(quantity -> TO.matcher(reading.small().substring(0, quantity.start()))
                        .find())
                .findFirst();
        if (from.isEmpty() || to.isEmpty() || from.get().start() > to.get().start()) {
            return Optional.empty();
        }
        int direction = Cues.only(reading.small().substring(0, from.get().start()));
        return direction != 0 && direction * (to.get().value() - from.get().value()) < 0
                ? Optional.of(new Claims.Fault(
                        "from " + from.get().value() + " to " + to.get().value() + " is the other way", ""))
                : Optional.empty();
    }
}
