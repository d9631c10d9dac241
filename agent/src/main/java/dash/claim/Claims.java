package dash.claim;

import dash.documents.Sentences;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks a text sentence by sentence: each is a claim that what was shown has to hold up. Pure; one for each answer, not
 * for many threads.
 */
public final class Claims {

    /** How much of a statement has to stand in its quotes where nothing was computed. */
    private static final double COVERED = 0.45;

    /**
     * What is wrong with a sentence.
     *
     * @param nearest the nearest true figure with its place; empty where there is none
     */
    public record Fault(String what, String nearest) {
        public String inWords() {
            return nearest.isEmpty() ? what : what + " (" + nearest + ")";
        }
    }

    /**
     * A sentence with what is wrong with it.
     *
     * @param support what people wrote that it stands in, where nothing was computed
     */
    public record Judged(String sentence, List<Fault> faults, Optional<Support> support) {
        public Judged {
            faults = List.copyOf(faults);
        }

        public boolean isTrue() {
            return faults.isEmpty();
        }

        /** How much of it stands in what people wrote, from 0 to 1; all of it where it was computed. */
        public double covered() {
            return support.map(Support::share).orElse(1.0);
        }
    }

    private final Evidence evidence;
    private final Written written;
    private final LabelIndex index;
    private final Figures figures;
    private final Times times;
    private final Orders orders;
    private final Causes causes;
    private final String shown;

    public Claims(Evidence evidence) {
        this.evidence = evidence;
        this.written = new Written(evidence.sources());
        this.index = new LabelIndex(evidence.tables());
        Reading question = new Reading(evidence.question(), index);
        this.figures = new Figures(evidence, written, new Units(currencies(evidence)), question);
        this.times = new Times(evidence.tables(), written, question);
        this.orders = new Orders(evidence.tables());
        this.causes = new Causes(evidence, written);
        this.shown = shown(evidence);
    }

    private static Set<String> currencies(Evidence evidence) {
        Set<String> currencies = new HashSet<>();
        evidence.tables()
                .forEach(table -> table.rows()
                        .columns()
                        .forEach(column -> Stems.words(column.name())
                                .forEach(word -> Vocabulary.CURRENCY.value(word).ifPresent(currencies::add))));
        String written = evidence.written() + " " + evidence.question();
        Vocabulary.CURRENCY.every().forEach(word -> {
            boolean sign = word.length() == 1;
            if (sign ? written.contains(word) : Stems.words(written).contains(word)) {
                Vocabulary.CURRENCY.value(word).ifPresent(currencies::add);
            }
        });
        return currencies;
    }

    private static String shown(Evidence evidence) {
        StringBuilder shown = new StringBuilder(evidence.question());
        evidence.tables().forEach(table -> {
            shown.append(' ').append(table.constants().sql());
            table.rows().columns().forEach(column -> shown.append(' ').append(column.name()));
            table.rows()
                    .rows()
                    .forEach(row -> row.forEach(cell -> shown.append(' ').append(cell.plain())));
        });
        return Written.normal(shown.toString());
    }

    /** How much of what a text is about these words speak of, from 0 to 1. */
    public static double share(String text, List<String> words) {
        Set<String> content = Stems.content(text);
        Set<String> spoken = Stems.all(String.join(" ", words));
        return content.isEmpty()
                ? 1
                : (double) content.stream().filter(spoken::contains).count() / content.size();
    }

    /** In the order of the text. */
    public List<Judged> check(String text) {
        List<Judged> judged = new ArrayList<>();
        Optional<Reading> before = Optional.empty();
        List<Double> stated = List.of();
        for (String sentence : Sentences.of(text)) {
            Reading reading = new Reading(sentence, index);
            Figures.Outcome outcome = figures.check(reading, before, stated);
            List<Fault> faults = new ArrayList<>(outcome.faults());
            faults.addAll(times.check(reading));
            faults.addAll(orders.check(reading));
            causes.check(reading).ifPresent(faults::add);
            quotes(reading, faults);
            reading.clocks().stream()
                    .filter(clock -> !written.quotes(clock) && !shown.contains(clock))
                    .map(clock -> new Fault(clock + " stands nowhere", ""))
                    .forEach(faults::add);
            Optional<Support> support =
                    fromDocuments() ? Optional.of(support(reading, outcome, faults)) : Optional.empty();
            judged.add(new Judged(sentence, faults, support));
            before = Optional.of(reading);
            stated = outcome.stated();
        }
        return List.copyOf(judged);
    }

    /** Whether nothing was computed, so that every statement has to stand in what people wrote. */
    private boolean fromDocuments() {
        return evidence.tables().stream().noneMatch(ResultTable::isComputed);
    }

    private void quotes(Reading reading, List<Fault> faults) {
        reading.quotes().stream()
                .filter(quote -> Stems.words(quote).size() > 2)
                .flatMap(quote -> java.util.Arrays.stream(quote.split("\\s*(?:…|\\.\\.\\.|\\[[^\\]]*\\])\\s*", -1))
                        .filter(part -> !part.isBlank()))
                .filter(quote -> !written.quotes(quote)
                        && !shown.contains(Written.normal(quote).replaceAll("[.,;:!?…]+$", "")))
                .map(quote -> new Fault("“" + quote + "” stands word for word nowhere", ""))
                .forEach(faults::add);
    }

    private Support support(Reading reading, Figures.Outcome outcome, List<Fault> faults) {
        Set<String> content = Stems.content(reading.words());
        if (content.isEmpty()) {
            return new Support(Optional.empty(), 1, List.of());
        }
        Support found = written.support(content);
        int figures = outcome.stated().size();
        Support support = new Support(
                found.source(),
                (found.share() * content.size() + figures) / (content.size() + figures),
                found.quotes());
        if (support.share() < COVERED) {
            faults.add(new Fault(
                    "this does not stand in any document that was shown",
                    support.quotes().isEmpty()
                            ? ""
                            : "nearest: “" + support.quotes().getFirst() + "”"));
        }
        return support;
    }
}
