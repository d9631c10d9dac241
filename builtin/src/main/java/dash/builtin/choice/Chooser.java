package dash.builtin.choice;

import dash.builtin.readings.MetricReading;
import dash.knowledge.Knowledge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Ranks readings. A metric whose name takes in more of the question beats one whose name is a part of it; otherwise two
 * readings with different statements and close scores are both kept, and the person decides.
 */
public final class Chooser {

    /** Less than one telling word apart is too close. */
    private static final double CLOSE = 0.15;

    /** A pattern that has all its words in the question was written for it. */
    private static final double WRITTEN_FOR_IT = 0.999;

    private final Knowledge knowledge;

    public Chooser(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /** Drafts have their turn only where nothing that people wrote reads the question. */
    public Choice choose(List<Candidate.OfMetric> metrics, List<Candidate.OfPattern> patterns) {
        List<Candidate.OfMetric> agreed = metrics.stream()
                .filter(candidate ->
                        !knowledge.isDraft(candidate.reading().link().metric()))
                .toList();
        List<Candidate.OfPattern> proven = patterns.stream()
                .filter(candidate -> !knowledge.isDraft(candidate.reading().pattern()))
                .toList();
        boolean people = !agreed.isEmpty() || !proven.isEmpty();
        return people ? among(agreed, proven) : among(metrics, patterns);
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
