package dash.builtin.choice;

import dash.builtin.links.FunctionWords;
import dash.builtin.query.Term;
import dash.builtin.readings.MetricQuery;
import dash.builtin.readings.MetricReading;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Ranks readings. A metric whose name takes in more of the question beats one whose name is a part of it; otherwise two
 * readings with different statements and close scores are both kept, and the person decides.
 */
public final class Chooser {

    /** Less than one telling word apart is too close. */
    private static final double CLOSE = 0.15;

    /** Nine tenths of the evidence of another is as good as that. */
    private static final double AS_LIKELY = 0.9;

    /** From here on a reading of columns comes before a drafted metric. */
    private static final double LIKELY = 0.6;

    /** So little between two probabilities decides nothing. */
    private static final double AS_PROBABLE = 0.12;

    /** A pattern that has all its words in the question was written for it. */
    private static final double WRITTEN_FOR_IT = 0.999;

    /** Each that steps in is one more statement to run. */
    private static final int MOST_OTHERS = 2;

    private final Knowledge knowledge;

    public Chooser(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /**
     * What people wrote comes first, when it explains the whole question; then the live schema, and drafts only where nothing
     * else reads the question.
     *
     * @param understood whether a metric explains every word and still cannot answer: then only another metric may
     */
    public Choice choose(
            List<Candidate.OfMetric> metrics,
            List<Candidate.OfPattern> patterns,
            Supplier<List<Candidate.OfMetric>> described,
            boolean understood,
            Supplier<List<Candidate.OfSchema>> schema) {
        List<Candidate.OfMetric> agreed = metrics.stream()
                .filter(candidate ->
                        !knowledge.isDraft(candidate.reading().link().metric()))
                .toList();
        List<Candidate.OfPattern> proven = patterns.stream()
                .filter(candidate -> !knowledge.isDraft(candidate.reading().pattern()))
                .toList();
        boolean people = !agreed.isEmpty() || !proven.isEmpty();
        if (people) {
            return among(agreed, proven);
        }
        Choice spoken = described(described.get());
        if (!(spoken instanceof Choice.None)) {
            return spoken;
        }
        List<Candidate.OfMetric> drafted = metrics.stream()
                .filter(candidate -> single(candidate.reading().query()))
                .toList();
        if (!drafted.isEmpty()) {
            return among(drafted, List.of());
        }
        Choice live = schema(careful(schema.get(), understood));
        return live instanceof Choice.None || (!metrics.isEmpty() && !likely(live)) ? among(metrics, patterns) : live;
    }

    /** A drafted metric that the question names is better than a reading of columns that is hardly believed. */
    private static boolean likely(Choice live) {
        return live instanceof Choice.Sure(Candidate.OfSchema best, List<Candidate> others) && best.belief() >= LIKELY;
    }

    /** One figure: a draft knows its unit and what does not count, which names of columns do not tell. */
    private static boolean single(MetricQuery query) {
        return query.groups().isEmpty() && query.ranking().isEmpty();
    }

    /** The metric that the words say most about; two that they say about as much about are both kept. */
    private static Choice described(List<Candidate.OfMetric> metrics) {
        List<Candidate.OfMetric> likely = metrics.stream()
                .sorted(Comparator.comparingDouble((Candidate.OfMetric each) -> -told(each)))
                .toList();
        if (likely.isEmpty()) {
            return new Choice.None();
        }
        List<Candidate> close = new ArrayList<>();
        for (Candidate.OfMetric candidate : likely) {
            boolean near = told(candidate) > told(likely.getFirst()) * AS_LIKELY;
            boolean known = close.stream()
                    .anyMatch(other -> other.sql().sql().equals(candidate.sql().sql()));
            if (near && !known) {
                close.add(candidate);
            }
        }
        return close.size() == 1 ? new Choice.Sure(close.getFirst()) : new Choice.Open(close);
    }

    private static double told(Candidate.OfMetric candidate) {
        MetricReading reading = candidate.reading();
        return reading.link().evidence()
                + 0.1 * reading.score()
                - 0.3 * reading.implied().size();
    }

    /** Where people wrote down what things mean, a word that a reading passes over may well have one of these meanings. */
    private List<Candidate.OfSchema> careful(List<Candidate.OfSchema> readings, boolean understood) {
        return knowledge.agreedMetrics().isEmpty()
                ? readings
                : readings.stream()
                        .filter(candidate -> !understood || agreed(candidate))
                        .filter(candidate -> candidate.reading().ignored().stream()
                                .flatMap(word -> Words.of(word).stream())
                                .noneMatch(FunctionWords::content))
                        .toList();
    }

    private static boolean agreed(Candidate.OfSchema candidate) {
        return candidate.reading().asked().outputs().stream()
                .anyMatch(output -> output.term() instanceof Term.Canonical);
    }

    /** The most probable one, when it is probable enough; others may step in for it when it finds nothing. */
    private static Choice schema(List<Candidate.OfSchema> readings) {
        Weights weights = Weights.fitted();
        if (readings.isEmpty() || readings.getFirst().belief() < weights.threshold()) {
            return new Choice.None();
        }
        List<Candidate> close = close(readings);
        if (close.size() > 1) {
            return new Choice.Open(close);
        }
        List<Candidate> others = new ArrayList<>();
        readings.stream()
                .skip(1)
                .filter(candidate -> candidate.belief() >= weights.stepIn())
                .limit(MOST_OTHERS)
                .forEach(others::add);
        return new Choice.Sure(readings.getFirst(), others);
    }

    /** Those that are as probable as the best, and mean something else in words that a person can tell apart. */
    private static List<Candidate> close(List<Candidate.OfSchema> readings) {
        Candidate.OfSchema best = readings.getFirst();
        Set<String> told = new HashSet<>();
        List<Candidate> close = new ArrayList<>();
        for (Candidate.OfSchema candidate : readings) {
            boolean near = best.belief() - candidate.belief() <= AS_PROBABLE;
            if (near && told.add(AskedWords.of(candidate.reading().asked()))) {
                close.add(candidate);
            }
        }
        return close;
    }

    private static Choice among(List<Candidate.OfMetric> metrics, List<Candidate.OfPattern> patterns) {
        List<Candidate.OfPattern> likely = patterns.stream()
                .sorted(Comparator.comparingDouble(
                        candidate -> -candidate.reading().likeness()))
                .toList();
        if (!likely.isEmpty()
                && (metrics.isEmpty() || likely.getFirst().reading().likeness() > WRITTEN_FOR_IT)) {
            return pattern(likely);
        }
        return metrics.isEmpty() ? new Choice.None() : metric(metrics);
    }

    private static Choice pattern(List<Candidate.OfPattern> likely) {
        double best = likely.getFirst().reading().likeness();
        List<Candidate> close = new ArrayList<>();
        likely.stream()
                .filter(candidate -> candidate.reading().likeness() >= best - CLOSE)
                .forEach(close::add);
        return close.size() == 1 ? new Choice.Sure(close.getFirst()) : new Choice.Open(close);
    }

    private static Choice metric(List<Candidate.OfMetric> metrics) {
        List<Candidate.OfMetric> unbeaten = metrics.stream()
                .filter(candidate -> metrics.stream()
                        .noneMatch(other -> other.reading()
                                .link()
                                .includes(candidate.reading().link())))
                .sorted(Comparator.comparingDouble(
                        (Candidate.OfMetric candidate) -> -candidate.reading().score()))
                .toList();
        MetricReading best = unbeaten.getFirst().reading();
        List<Candidate> close = new ArrayList<>();
        for (Candidate.OfMetric candidate : unbeaten) {
            boolean near = best.score() - candidate.reading().score() < CLOSE;
            boolean known = close.stream()
                    .anyMatch(other -> other.sql().sql().equals(candidate.sql().sql()));
            if (near && !known) {
                close.add(candidate);
            }
        }
        return close.size() == 1 ? new Choice.Sure(close.getFirst()) : new Choice.Open(close);
    }
}
