package dash.claim;

import dash.claim.Measure.Kind;
import dash.claim.Quantity.Form;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a column can hold what a text states, and what its numbers have to be multiplied by for that. */
final class Units {

    private final Set<String> currencies;

    /** @param currencies that anything shown speaks of; a column of money without one is in one of them */
    Units(Set<String> currencies) {
        this.currencies = currencies;
    }

    List<Double> factors(Quantity quantity, Measure measure) {
        List<Double> factors = plainly(quantity, measure);
        Optional<Double> scale = scale(measure);
        return scale.isEmpty() || quantity.isShare()
                ? factors
                : factors.stream()
                        .flatMap(factor -> java.util.stream.Stream.of(factor, factor * scale.get()))
                        .toList();
    }

    /** A column such as {@code revenue_m} holds millions. */
    private static Optional<Double> scale(Measure measure) {
        List<String> words = Stems.words(measure.name());
        return words.size() > 1
                ? Vocabulary.SCALE.number(words.getLast().replaceFirst("(?<=...)s$", ""))
                : Optional.empty();
    }

    private List<Double> plainly(Quantity quantity, Measure measure) {
        return switch (quantity.form()) {
            case MONEY -> money(quantity, measure);
            case PERCENT, FRACTION ->
                measure.kind() == Kind.SHARE ? List.of(quantity.scale() / 100, quantity.scale()) : List.of();
            case POINTS ->
                measure.kind() == Kind.SHARE || measure.kind() == Kind.UNKNOWN ? List.of(1.0, 100.0) : List.of();
            case PLAIN -> plain(quantity, measure);
            case TIMES, ORDINAL -> List.of(1.0);
        };
    }

    private List<Double> money(Quantity quantity, Measure measure) {
        boolean possible = measure.kind() == Kind.MONEY
                || measure.kind() == Kind.UNKNOWN
                || measure.names().contains(Stems.of("rate"));
        boolean told = !measure.unit().isEmpty() && currencies.contains(measure.unit());
        boolean known = told
                ? measure.unit().equals(quantity.unit())
                : currencies.isEmpty() || currencies.contains(quantity.unit());
        return possible && known ? List.of(measure.hundredths() ? 0.01 : 1.0) : List.of();
    }

    private static List<Double> plain(Quantity quantity, Measure measure) {
        Optional<String[]> stated = measurable(quantity.unit());
        if (stated.isEmpty()) {
            boolean minor = Vocabulary.MINOR.has(quantity.noun().replaceFirst(" .*", ""));
            return List.of(measure.hundredths() && !minor ? 0.01 : 1.0);
        }
        return switch (measure.kind()) {
            case MEASURED ->
                measurable(measure.unit())
                        .filter(own -> own[0].equals(stated.get()[0]))
                        .map(own -> List.of(Double.parseDouble(own[1]) / Double.parseDouble(stated.get()[1])))
                        .orElse(List.of());
            case UNKNOWN -> List.of(1.0);
            case COUNT -> measure.names().contains(Stems.of(quantity.unit())) ? List.of(1.0) : List.of();
            case MONEY, SHARE -> List.of();
        };
    }

    private static Optional<String[]> measurable(String unit) {
        return Vocabulary.UNIT.value(unit).map(known -> known.split(":", -1));
    }

    static boolean isMeasurable(Quantity quantity) {
        return Vocabulary.UNIT.has(quantity.unit());
    }

    /** Where the word behind a number is the name of a column, the number is that column's. */
    static List<Measure> namedBy(Quantity quantity, List<Measure> measures) {
        if (quantity.form() == Form.PERCENT || quantity.form() == Form.FRACTION || quantity.form() == Form.TIMES) {
            return measures;
        }
        List<String> noun = Stems.words(quantity.noun()).stream()
                .limit(2)
                .takeWhile(word -> !Vocabulary.STOP.has(word))
                .map(Stems::of)
                .toList();
        List<Measure> named = measures.stream()
                .filter(measure -> noun.stream().anyMatch(measure.names()::contains))
                .toList();
        return named.isEmpty() ? measures : named;
    }
}
