package dash.claim;

import dash.claim.Quantity.Form;
import dash.facts.Fact;
import dash.facts.Unit;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;

/** Decides every number of a sentence. */
final class Figures {

    private static final int ROUNDS = 3;
    private static final double DAY = 86_400;
    private static final Pattern TOP = Pattern.compile(
            "(?:^|[^\\p{L}])(?:top|bottom|first|last|past|next|best|worst|largest|biggest|smallest|these|those|other|remaining)\\s*$");

    /** "4.1 out of 5" names the end of a scale. */
    private static final Pattern SCALE = Pattern.compile("\\d\\.\\d+ (?:out )?of\\s*$");

    private final Evidence evidence;
    private final Written written;
    private final Units units;
    private final Counts counts;
    private final Reading question;

    Figures(Evidence evidence, Written written, Units units, Reading question) {
        this.evidence = evidence;
        this.written = written;
        this.units = units;
        this.question = question;
        this.counts = new Counts(evidence.tables(), units, question);
    }

    /**
     * The true figures that the sentence states, for those that rest on them, and what is wrong.
     *
     * @param stated those of the sentence before
     */
    record Outcome(List<Double> stated, List<Claims.Fault> faults) {}

    Outcome check(Reading reading, Optional<Reading> before, List<Double> stated) {
        Scopes scopes = new Scopes(evidence.tables(), reading, before);
        Map<Quantity, Double> known = new HashMap<>();
        List<Quantity> open = new ArrayList<>(reading.quantities());
        for (int round = 0; round < ROUNDS && !open.isEmpty(); round++) {
            boolean last = round > 0;
            open.removeIf(quantity -> {
                Optional<Double> figure =
                        explain(quantity, reading, before, scopes, figures(known), last ? stated : List.of());
                figure.ifPresent(value -> known.put(quantity, value));
                return figure.isPresent();
            });
        }
        List<Claims.Fault> faults = open.stream()
                .filter(quantity -> isClaim(quantity, reading))
                .map(quantity -> fault(quantity, reading, scopes))
                .toList();
        return new Outcome(figures(known), faults);
    }

    /** Shares of something are no base for further figures. */
    private static List<Double> figures(Map<Quantity, Double> known) {
        return known.entrySet().stream()
                .filter(entry -> entry.getKey().form() == Form.PLAIN
                        || entry.getKey().form() == Form.MONEY
                        || entry.getKey().form() == Form.POINTS)
                .map(Map.Entry::getValue)
                .toList();
    }

    private Optional<Double> explain(
            Quantity quantity,
            Reading reading,
            Optional<Reading> before,
            Scopes scopes,
            List<Double> here,
            List<Double> earlier) {
        if (quantity.form() == Form.ORDINAL) {
            return Optional.of(quantity.value());
        }
        Cues cues = Cues.of(reading, quantity);
        List<Scope> own = scopes.of(quantity);
        Optional<Set<Integer>> right = counts.right(quantity, reading);
        if (right.isPresent()) {
            boolean cell = own.stream().anyMatch(scope -> scope.isNamed())
                    && !written.isEmpty()
                    && written.explain(quantity, reading).isPresent();
            return right.get().contains((int) quantity.value()) || cell
                    ? Optional.of(quantity.value())
                    : Optional.empty();
        }
        Derivations derivations = new Derivations(units, others(reading, before), evidence.tables());
        return own.stream()
                .flatMap(scope -> derivations.explain(quantity, scope, cues).stream())
                .findFirst()
                .or(() -> cues.whole()
                        ? own.stream()
                                .flatMap(scope -> derivations.whole(quantity, scope).stream())
                                .findFirst()
                        : Optional.empty())
                .or(() -> written.explain(quantity, reading))
                .or(() -> among(quantity, cues, here, earlier))
                .or(() -> counted(quantity, reading, own))
                .or(() -> lasting(quantity, reading, before, own))
                .or(() -> fact(quantity))
                .or(() -> constant(quantity, reading));
    }

    private static Optional<Double> among(Quantity quantity, Cues cues, List<Double> here, List<Double> earlier) {
        Optional<Double> found = Stated.among(here, quantity, cues);
        List<Double> all = new ArrayList<>(here);
        all.addAll(earlier);
        return found.isPresent() || here.size() > 2 ? found : Stated.among(all, quantity, cues);
    }

    /** Everything else that this sentence and the one before name. */
    private List<Scope> others(Reading reading, Optional<Reading> before) {
        List<Scope> others = new ArrayList<>(scopes(reading));
        before.ifPresent(earlier -> others.addAll(scopes(earlier)));
        return others.stream().filter(scope -> !scope.isEmpty()).toList();
    }

    private List<Scope> scopes(Reading reading) {
        List<Scope> scopes = new ArrayList<>();
        reading.labels()
                .forEach(run -> run.members()
                        .forEach(label -> scopes.add(Scope.of(
                                evidence.tables(),
                                List.of(new Reading.Run<>(List.of(label), label.start(), label.end())),
                                List.of()))));
        reading.periods().forEach(period -> scopes.add(Scope.of(evidence.tables(), List.of(), List.of(period))));
        reading.labels()
                .forEach(run -> reading.periods()
                        .forEach(period -> scopes.add(Scope.of(evidence.tables(), List.of(run), List.of(period)))));
        return scopes;
    }

    /** How many names were listed, or rows there are; of what is no row nobody can say. */
    private Optional<Double> counted(Quantity quantity, Reading reading, List<Scope> own) {
        if (!quantity.isWhole() || (Units.isMeasurable(quantity) && !isGrain(quantity))) {
            return Optional.empty();
        }
        boolean listed = reading.labels().stream().anyMatch(run -> run.members().size() == quantity.value());
        boolean rows = own.stream()
                .flatMap(scope -> scope.rows().entrySet().stream())
                .filter(entry -> entry.getValue().cardinality() == quantity.value())
                .anyMatch(entry -> quantity.value() == entry.getKey().count()
                        || (quantity.value() > 1
                                && (reading.labels().isEmpty()
                                        || entry.getKey().labels().size() > 1)));
        boolean top =
                TOP.matcher(reading.small().substring(0, quantity.start())).find()
                        && evidence.tables().stream().anyMatch(table -> table.count() >= quantity.value());
        return listed || rows || top ? Optional.of(quantity.value()) : Optional.empty();
    }

    /** How long it is from one day to another: of the sentence, of the one before, or of one row. */
    private static Optional<Double> lasting(
            Quantity quantity, Reading reading, Optional<Reading> before, List<Scope> own) {
        if (!isGrain(quantity)) {
            return Optional.empty();
        }
        double length = Double.parseDouble(
                        Vocabulary.UNIT.value(quantity.unit()).orElseThrow().substring("time:".length()))
                / DAY;
        List<List<LocalDate>> sets = new ArrayList<>();
        List<LocalDate> named = new ArrayList<>(days(reading));
        before.ifPresent(earlier -> named.addAll(days(earlier)));
        sets.add(named);
        own.forEach(scope -> scope.rows()
                .forEach((table, rows) -> rows.stream()
                        .limit(20)
                        .forEach(row -> sets.add(table.rows().rows().get(row).stream()
                                .flatMap(cell -> RowPeriods.day(cell).stream())
                                .toList()))));
        return sets.stream()
                .flatMap(days -> days.stream()
                        .flatMap(from -> days.stream().filter(from::isBefore).map(to ->
                                (double) ChronoUnit.DAYS.between(from, to))))
                .filter(gap -> quantity.fits(gap / length) || quantity.fits((gap + 1) / length))
                .map(gap -> gap / length)
                .findFirst();
    }

    private static List<LocalDate> days(Reading reading) {
        int year = reading.periods().stream()
                .flatMap(period -> period.span().stream())
                .map(span -> span.from().getYear())
                .findFirst()
                .orElse(2001);
        return reading.periods().stream()
                .flatMap(period -> period.spans(Set.of(year)).stream())
                .filter(span -> span.days() == 1)
                .map(dash.documents.TimeSpan::from)
                .toList();
    }

    private static boolean isGrain(Quantity quantity) {
        return Set.of("day", "days", "week", "weeks", "month", "months", "year", "years")
                .contains(quantity.unit());
    }

    /** Facts that rest on what the rows do not show, such as what the same figure was before. */
    private Optional<Double> fact(Quantity quantity) {
        for (ResultTable table : evidence.tables()) {
            for (Fact fact : table.facts()) {
                boolean labelled =
                        fact instanceof Fact.Leader || fact instanceof Fact.Trailer || fact instanceof Fact.Comparison;
                Optional<Double> found = labelled
                        ? Optional.empty()
                        : fact.figures().stream()
                                .map(figure -> scaled(figure.value().doubleValue(), figure.unit(), quantity))
                                .filter(quantity::fits)
                                .findFirst()
                                .or(() -> fact.counts().stream()
                                        .map(Integer::doubleValue)
                                        .filter(quantity::fits)
                                        .findFirst());
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static double scaled(double value, Unit unit, Quantity quantity) {
        return switch (unit) {
            case Unit.Cents cents -> value / 100;
            case Unit.Ratio ratio -> value * quantity.scale();
            case Unit.Percent percent -> quantity.form() == Form.FRACTION ? value / 100 : value;
            default -> quantity.isShare() ? Double.NaN : value;
        };
    }

    /** What the statements and the question set as a bound or ask for. */
    private Optional<Double> constant(Quantity quantity, Reading reading) {
        boolean bound = quantity.isBound() || reading.labels().isEmpty();
        if (SCALE.matcher(reading.small().substring(0, quantity.start())).find()) {
            return Optional.of(quantity.value());
        }
        boolean known = evidence.tables().stream()
                        .flatMap(table -> table.constants().numbers().stream())
                        .anyMatch(number -> number == quantity.value())
                || question.quantities().stream()
                        .anyMatch(other -> other.value() == quantity.value() && other.form() == quantity.form());
        return bound && known ? Optional.of(quantity.value()) : Optional.empty();
    }

    /** A small number in words claims something only where it counts what is known. */
    private boolean isClaim(Quantity quantity, Reading reading) {
        if (!quantity.inWords()) {
            return true;
        }
        if (quantity.form() == Form.FRACTION || quantity.form() == Form.TIMES || quantity.form() == Form.PERCENT) {
            return evidence.tables().stream()
                            .anyMatch(table -> !table.measures().isEmpty())
                    || !written.isEmpty();
        }
        if (counts.right(quantity, reading).isPresent()) {
            return true;
        }
        int segment = reading.segment(quantity.start());
        boolean named = reading.labels().stream().anyMatch(run -> reading.segment(run.start()) == segment);
        String noun = quantity.noun().replaceFirst(" .*", "");
        boolean column = evidence.tables().stream()
                .flatMap(table -> table.measures().stream())
                .anyMatch(measure -> measure.names().contains(Stems.of(noun)));
        boolean counting =
                quantity.value() > 1 && !Vocabulary.DISCOURSE.has(noun) && (named || Units.isMeasurable(quantity));
        return counting || (column && quantity.value() > 1 && !noun.isEmpty());
    }

    private Claims.Fault fault(Quantity quantity, Reading reading, Scopes scopes) {
        String stated = reading.text()
                .substring(quantity.start(), Math.min(reading.text().length(), quantity.end()))
                .strip();
        Optional<Set<Integer>> right = counts.right(quantity, reading);
        if (right.isPresent()) {
            return new Claims.Fault(stated + " is not how many there are", "counted from the rows: " + right.get());
        }
        Derivations derivations = new Derivations(units, List.of(), evidence.tables());
        for (Scope scope : scopes.of(quantity)) {
            for (ResultTable table : scope.rows().keySet()) {
                OptionalDouble nearest =
                        derivations.nearest(quantity, table, scope.rows().get(table));
                if (nearest.isPresent()) {
                    String name = scope.rows().get(table).cardinality() == 1
                            ? table.name(scope.rows().get(table).nextSetBit(0))
                            : "";
                    return new Claims.Fault(
                            stated + " is no figure of what the clause names",
                            "nearest in " + table.origin() + (name.isBlank() ? "" : ", " + name) + ": "
                                    + java.math.BigDecimal.valueOf(nearest.getAsDouble())
                                            .stripTrailingZeros()
                                            .toPlainString());
                }
            }
        }
        return new Claims.Fault(stated + " stands in no rows and in no document that was shown", "");
    }
}
