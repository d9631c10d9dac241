package dash.answer;

import dash.analyst.Reading;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.facts.Shape;
import java.util.ArrayList;
import java.util.List;

/** How sure an answer is, with the signals it was computed from. */
public record Confidence(double score, List<String> reasons) {

    public static final Confidence NONE = new Confidence(0, List.of());

    private static final double PER_FAILURE = 0.1;
    private static final double NO_ROWS = 0.3;

    public Confidence {
        reasons = List.copyOf(reasons);
    }

    static Confidence of(Reading reading, List<Attempt> attempts, Outcome.Ran ran) {
        List<String> reasons = new ArrayList<>();
        double score = reading.confidence();
        reasons.add("how well the words fit: " + Math.round(score * 100) + " %");
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
        for (Doubt doubt : ran.doubts()) {
            score -= doubt.weight();
            reasons.add("a doubt: " + doubt.claim());
        }
        return new Confidence(Math.round(Math.clamp(score, 0.0, 1.0) * 100) / 100.0, reasons);
    }
}
