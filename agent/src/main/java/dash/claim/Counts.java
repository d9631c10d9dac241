package dash.claim;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** How many rows there are of what a number counts: all of them, or those that hold to a condition in the words. */
final class Counts {

    private static final Pattern ALL =
            Pattern.compile("(?:^|[^\\p{L}])(?:the|all|all the|of the|these|those|both|of all|our|its)\\s*$");

    private final List<ResultTable> tables;
    private final Units units;
    private final Reading question;

    Counts(List<ResultTable> tables, Units units, Reading question) {
        this.tables = tables;
        this.units = units;
        this.question = question;
    }

    /** The numbers that would be right; empty when the words count something else than rows. */
    Optional<Set<Integer>> right(Quantity quantity, Reading reading) {
        List<ResultTable> counted = tables.stream()
                .filter(table -> table.count() > 1 && names(noun(quantity, reading), table))
                .toList();
        if (!quantity.isWhole() || counted.isEmpty()) {
            return Optional.empty();
        }
        boolean all =
                ALL.matcher(reading.small().substring(0, quantity.start())).find();
        Set<Integer> right = new HashSet<>();
        boolean conditioned = false;
        for (ResultTable table : counted) {
            if (all) {
                right.add(table.count());
                right.add(distinct(table));
                continue;
            }
            Optional<Set<Integer>> matching = matching(table, quantity, reading)
                    .or(() -> onItsOwn(quantity, reading) ? matching(table, quantity, question) : Optional.empty());
            conditioned |= matching.isPresent();
            matching.ifPresent(right::addAll);
        }
        if (all) {
            reading.labels().forEach(run -> right.add(run.members().size()));
            return Optional.of(right);
        }
        int most = counted.stream().mapToInt(ResultTable::count).max().orElse(0);
        if (!conditioned
                && quantity.value() > most
                && counted.stream().noneMatch(table -> table.rows().truncated())) {
            return Optional.of(java.util.Set.of(most));
        }
        return conditioned ? Optional.of(right) : Optional.empty();
    }

    /** A sentence without a figure of its own answers the condition of the question. */
    private static boolean onItsOwn(Quantity quantity, Reading reading) {
        return reading.quantities().stream().noneMatch(other -> !other.equals(quantity) && !other.isWhole())
                && reading.labels().isEmpty()
                && reading.quantities().stream()
                                .filter(other -> other.form() != Quantity.Form.ORDINAL)
                                .count()
                        <= 2;
    }

    /** Of "three of the six regions", both numbers count regions. */
    private static String noun(Quantity quantity, Reading reading) {
        return quantity.noun().startsWith("of")
                ? reading.quantities().stream()
                        .filter(other -> other.start() > quantity.end() && other.start() - quantity.end() < 12)
                        .findFirst()
                        .map(Quantity::noun)
                        .orElse(quantity.noun())
                : quantity.noun();
    }

    private static boolean names(String words, ResultTable table) {
        List<String> noun = Stems.words(words).stream().limit(1).map(Stems::of).toList();
        if (noun.isEmpty()
                || table.measures().stream().anyMatch(measure -> measure.names().contains(noun.getFirst()))) {
            return false;
        }
        return IntStream.range(0, table.rows().columns().size())
                .filter(column -> table.measures().stream().noneMatch(measure -> measure.index() == column))
                .anyMatch(column ->
                        Stems.all(table.rows().columns().get(column).name()).contains(noun.getFirst()));
    }

    private static int distinct(ResultTable table) {
        return table.labels().isEmpty()
                ? table.count()
                : (int) table.rows().column(table.labels().getFirst()).stream()
                        .distinct()
                        .count();
    }

    private Optional<Set<Integer>> matching(ResultTable table, Quantity counted, Reading reading) {
        List<Quantity> thresholds = reading.quantities().stream()
                .filter(other -> !other.equals(counted) && other.isBound() && !other.isShare())
                .toList();
        if (!thresholds.isEmpty()) {
            Set<Integer> counts = new HashSet<>();
            thresholds.forEach(threshold ->
                    mentioned(table, threshold, reading).forEach(measure -> beyond(table, threshold, measure, counts)));
            return Optional.of(counts).filter(found -> !found.isEmpty());
        }
        int direction = Cues.only(reading.small());
        return direction == 0 && !reading.says(Vocabulary.MOVED) ? Optional.empty() : moved(table, direction, reading);
    }

    private static List<Measure> mentioned(ResultTable table, Quantity threshold, Reading reading) {
        List<Measure> named = Units.namedBy(threshold, table.measures());
        if (named.size() < table.measures().size()) {
            return named;
        }
        Set<String> words = Stems.all(reading.small());
        List<Measure> spoken = table.measures().stream()
                .filter(measure -> measure.names().stream().anyMatch(words::contains))
                .toList();
        return spoken.isEmpty() ? table.measures() : spoken;
    }

    private void beyond(ResultTable table, Quantity threshold, Measure measure, Set<Integer> counts) {
        for (double factor : units.factors(threshold, measure)) {
            double[] values = Values.of(table, table.every(), measure);
            counts.add((int) java.util.Arrays.stream(values)
                    .filter(value -> threshold.bound().holds(value * factor, threshold.value()))
                    .count());
        }
    }

    /** How many rows went up or down: against the row before, against the same name elsewhere, or by their own sign. */
    private Optional<Set<Integer>> moved(ResultTable table, int direction, Reading reading) {
        Set<Integer> counts = new HashSet<>();
        Set<String> words = Stems.all(reading.small());
        List<Measure> spoken = table.measures().stream()
                .filter(measure -> measure.names().stream().anyMatch(words::contains))
                .toList();
        for (Measure measure : spoken.isEmpty() ? table.measures() : spoken) {
            List<Integer> steps = new ArrayList<>(steps(table, measure));
            steps.addAll(twins(table, measure));
            double[] values = Values.of(table, table.every(), measure);
            if (java.util.Arrays.stream(values).anyMatch(value -> value < 0)) {
                java.util.Arrays.stream(values).forEach(value -> steps.add((int) Math.signum(value)));
            }
            if (!steps.isEmpty()) {
                for (int way : direction == 0 ? new int[] {1, -1} : new int[] {direction}) {
                    counts.add((int) steps.stream().filter(step -> step == way).count());
                }
            }
        }
        return Optional.of(counts).filter(found -> !found.isEmpty());
    }

    private static List<Integer> steps(ResultTable table, Measure measure) {
        List<Integer> order = table.inTime();
        return IntStream.range(1, order.size())
                .map(at -> (int)
                        Math.signum(table.value(order.get(at), measure) - table.value(order.get(at - 1), measure)))
                .boxed()
                .toList();
    }

    private List<Integer> twins(ResultTable table, Measure measure) {
        List<Integer> steps = new ArrayList<>();
        for (ResultTable other : tables) {
            Optional<Measure> same = other == table
                    ? Optional.empty()
                    : other.measures().stream()
                            .filter(twin -> twin.name().equals(measure.name()))
                            .findFirst();
            if (same.isEmpty()
                    || tables.indexOf(other) < tables.indexOf(table)
                    || table.labels().isEmpty()) {
                continue;
            }
            for (int row = 0; row < table.count(); row++) {
                String name = table.label(row, table.labels().getFirst());
                double own = table.value(row, measure);
                matching(other, name).stream()
                        .forEach(twin -> steps.add((int) Math.signum(own - other.value(twin, same.get()))));
            }
        }
        return steps;
    }

    private static BitSet matching(ResultTable table, String name) {
        BitSet rows = new BitSet();
        for (int row = 0; row < table.count() && !table.labels().isEmpty(); row++) {
            rows.set(row, table.label(row, table.labels().getFirst()).equals(name));
        }
        return rows;
    }
}
