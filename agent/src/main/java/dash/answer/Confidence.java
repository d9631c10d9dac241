package dash.answer;

import dash.analyst.Reading;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.provenance.Origin;
import dash.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How probable it is that an answer is right, on one scale for every analyst.
 *
 * @param reasons what speaks for and against it, as few words
 * @param signals the named numbers that the score was computed from
 */
public record Confidence(double score, List<String> reasons, Map<String, Double> signals) {

    public static final Confidence NONE = new Confidence(0, List.of());

    public Confidence {
        reasons = List.copyOf(reasons);
        signals = Map.copyOf(signals);
    }

    public Confidence(double score, List<String> reasons) {
        this(score, reasons, Map.of());
    }

    /** Whether a figure may be told as the answer; below this readings are offered. */
    public boolean isSure() {
        return score >= Calibration.fitted().sure();
    }

    static Confidence of(
            Question question,
            Reading reading,
            Leaning leaning,
            List<Attempt> attempts,
            Outcome.Ran ran,
            int droppedClaims,
            List<Witness> witnesses) {
        Map<String, Double> signals = new TreeMap<>(reading.grounds().signals());
        List<String> reasons = new ArrayList<>(List.of(foundation(reading, leaning)));
        if (!leaning.drafts().isEmpty()) {
            signals.put("draft", 1.0);
            reasons.add("it leans on what nobody has looked at yet: " + String.join(", ", leaning.drafts()));
        }
        if (droppedClaims > 0) {
            signals.put("dropped-claims", Math.min(droppedClaims, 2.0));
            reasons.add("a part of the text was taken back");
        }
        signals(attempts, ran, signals, reasons);
        double score = probability(reading, signals);
        for (Witness witness : witnesses) {
            var signal = witness.about(question, ran.statement().sql(), ran.rows());
            score += signal.map(Witness.Signal::change).orElse(0.0);
            signal.map(Witness.Signal::reason).ifPresent(reasons::add);
        }
        if (!reading.grounds().unused().isEmpty()) {
            score = Math.min(score, below(Calibration.fitted().sure()));
            reasons.add("it does not use "
                    + String.join(
                            ", ",
                            reading.grounds().unused().stream()
                                    .map(word -> "\"" + word + "\"")
                                    .toList()));
        }
        return new Confidence(rounded(score), reasons, signals);
    }

    /** Whoever knows no signals of its own says how sure it is, and what its attempts tell weighs as much as for everybody. */
    private static double probability(Reading reading, Map<String, Double> signals) {
        return reading.grounds().signals().isEmpty()
                ? Calibration.fitted().probability(reading.confidence(), signals)
                : Calibration.fitted().probability(signals);
    }

    /** What only the attempts tell. */
    private static void signals(
            List<Attempt> attempts, Outcome.Ran ran, Map<String, Double> signals, List<String> reasons) {
        long failures =
                attempts.stream().filter(attempt -> attempt.ran().isEmpty()).count();
        if (failures > 0) {
            signals.put("failed-attempts", Math.min((double) failures, 2.0));
            reasons.add(
                    failures == 1 ? "an earlier attempt did not work" : failures + " earlier attempts did not work");
        }
        if (isEmpty(ran.rows())) {
            signals.put("nothing", 1.0);
            reasons.add("nothing came back");
        }
        if (ran.rows().truncated()) {
            signals.put("cut-off", 1.0);
            reasons.add("the rows are cut off");
        }
        double doubts = ran.doubts().stream().mapToDouble(Doubt::weight).sum();
        if (doubts > 0) {
            signals.put("doubts", Math.min(doubts, 1));
        }
        ran.doubts().forEach(doubt -> reasons.add("a doubt: " + doubt.claim()));
    }

    private static boolean isEmpty(Rows rows) {
        return rows.rows().stream().allMatch(row -> row.stream().allMatch(Cell.Missing.class::isInstance));
    }

    private static double below(double sure) {
        return sure - 0.01;
    }

    private static double rounded(double score) {
        return Math.round(Math.clamp(score, 0.0, 1.0) * 100) / 100.0;
    }

    /** What the statement rests on. */
    private static String foundation(Reading reading, Leaning leaning) {
        boolean metric = reading.because().stream().anyMatch(because -> because.origin() instanceof Origin.Metric);
        boolean pattern = reading.because().stream().anyMatch(because -> because.origin() instanceof Origin.Pattern);
        if (reading.taught()) {
            return "a statement that a person taught for this question";
        }
        if (leaning.foundation()) {
            return "a draft, and how well the words fit it";
        }
        return metric
                ? "a canonical metric, and how well the words fit it"
                : pattern ? "a proven query, and how well the words fit it" : "how well the words fit";
    }
}
