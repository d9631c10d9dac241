package dash.analyst;

import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.List;
import java.util.Map;

/**
 * How the question was understood by whoever wrote the SQL.
 *
 * @param because what the SQL rests on: metric, pattern, rule, calendar, and what each contributed
 * @param assumptions what the question left open and how it was decided, as sentences
 * @param units the unit of each result column that has one, by column name, as knowledge writes it
 * @param subject what the figures are about, for the first sentence of an answer, such as {@code MRR}; may be empty
 * @param period the time the question is about, as it stands in a sentence, such as {@code in Q3 2025}; may be empty
 * @param confidence how sure the reading is, from 0 to 1
 * @param words the question as it was read, in one line that a person can choose by; may be empty
 * @param derived whether the figures are computed from what a metric or query pattern gives, such as a share of it
 * @param grounds what speaks for and against it
 */
public record Reading(
        List<Because> because,
        List<String> assumptions,
        Map<String, String> units,
        String subject,
        String period,
        double confidence,
        String words,
        boolean derived,
        Grounds grounds) {

    /** Nothing is known of how the SQL came about. */
    public static final Reading UNKNOWN = new Reading(List.of(), List.of(), Map.of(), "", "", 0.7);

    public Reading(
            List<Because> because,
            List<String> assumptions,
            Map<String, String> units,
            String subject,
            String period,
            double confidence) {
        this(because, assumptions, units, subject, period, confidence, "", false, Grounds.NONE);
    }

    /** Whether the figures are those of a metric or a query pattern that people have proven, and not derived or written anew. */
    public boolean verified() {
        return !derived
                && because.stream()
                        .map(Because::origin)
                        .anyMatch(origin -> origin instanceof Origin.Metric || origin instanceof Origin.Pattern);
    }

    /** Whether the statement is one that a person taught for this question: it is run exactly as it was taught. */
    public boolean taught() {
        return because.stream().map(Because::origin).anyMatch(Origin.Learning.class::isInstance);
    }

    public Reading {
        because = List.copyOf(because);
        assumptions = List.copyOf(assumptions);
        units = Map.copyOf(units);
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("a confidence outside 0 to 1: " + confidence);
        }
    }

    public Reading withWords(String line) {
        return new Reading(because, assumptions, units, subject, period, confidence, line, derived, grounds);
    }

    public Reading withBecause(List<Because> claims) {
        return new Reading(claims, assumptions, units, subject, period, confidence, words, derived, grounds);
    }

    public Reading withAssumptions(List<String> sentences) {
        return new Reading(because, sentences, units, subject, period, confidence, words, derived, grounds);
    }

    public Reading withConfidence(double sure) {
        return new Reading(because, assumptions, units, subject, period, sure, words, derived, grounds);
    }

    /** The same, of figures that are computed from those of the metric. */
    public Reading asDerived() {
        return new Reading(because, assumptions, units, subject, period, confidence, words, true, grounds);
    }

    public Reading withGrounds(Grounds known) {
        return new Reading(because, assumptions, units, subject, period, confidence, words, derived, known);
    }

    /** In one line; what the statement rests on when nobody worded it. */
    public String inWords() {
        String claim = because.isEmpty() ? subject : because.getFirst().claim();
        String line = words.isBlank() ? claim : words;
        return line.contains(period) ? line : line + " " + period;
    }
}
