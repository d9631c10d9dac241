package dash.answer;

import dash.analyst.Reading;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.facts.Shape;
import dash.provenance.Origin;
import dash.question.Question;
import java.util.ArrayList;
import java.util.List;

/** How sure an answer is, with the signals it was computed from. */
public record Confidence(double score, List<String> reasons) {

    public static final Confidence NONE = new Confidence(0, List.of());

    /** Below this no figure is told as the answer: readings are offered. */
    public static final double SURE = 0.3;

    private static final double PER_FAILURE = 0.1;
    private static final double NO_ROWS = 0.3;
    private static final double CUT_OFF = 0.05;
    private static final double LEANS_ON_A_DRAFT = 0.15;

    public Confidence {
        reasons = List.copyOf(reasons);
    }

    /** Whether a figure may be told as the answer. */
    public boolean isSure() {
        return score >= SURE;
    }

    static Confidence of(
            Question question,
            Reading reading,
            Leaning leaning,
            List<Attempt> attempts,
            Outcome.Ran ran,
            List<Witness> witnesses) {
        List<String> reasons = new ArrayList<>();
        double score = reading.confidence();
        reasons.add(foundation(reading, leaning) + ": " + Math.round(score * 100) + " %");
        if (!leaning.drafts().isEmpty()) {
            score -= LEANS_ON_A_DRAFT;
            reasons.add("it leans on what nobody has looked at yet: " + String.join(", ", leaning.drafts()));
        }
        long failures =
                attempts.stream().filter(attempt -> attempt.ran().isEmpty()).count();
        if (failures > 0) {
            score -= PER_FAILURE * failures;
            reasons.add(
                    failures == 1 ? "an earlier attempt did not work" : failures + " earlier attempts did not work");
        }
        if (Shape.of(ran.rows()) instanceof Shape.Nothing && ran.doubts().isEmpty()) {
            score -= NO_ROWS;
            reasons.add("nothing came back");
        }
        if (ran.rows().truncated()) {
            score -= CUT_OFF;
            reasons.add("the rows are cut off");
        }
        for (Doubt doubt : ran.doubts()) {
            score -= doubt.weight();
            reasons.add("a doubt: " + doubt.claim());
        }
        for (Witness witness : witnesses) {
            var signal = witness.about(question, ran.statement().sql(), ran.rows());
            score += signal.map(Witness.Signal::change).orElse(0.0);
            signal.map(Witness.Signal::reason).ifPresent(reasons::add);
        }
        return new Confidence(Math.round(Math.clamp(score, 0.0, 1.0) * 100) / 100.0, reasons);
    }

    /** What the statement rests on decides where the score starts. */
    private static String foundation(Reading reading, Leaning leaning) {
        boolean metric = reading.because().stream().anyMatch(because -> because.origin() instanceof Origin.Metric);
        boolean pattern = reading.because().stream().anyMatch(because -> because.origin() instanceof Origin.Pattern);
        if (leaning.foundation()) {
            return "a draft, and how well the words fit it";
        }
        return metric
                ? "a canonical metric, and how well the words fit it"
                : pattern ? "a proven query, and how well the words fit it" : "how well the words fit";
    }
}
