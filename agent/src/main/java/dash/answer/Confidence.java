package dash.answer;

import java.util.List;

/** How sure an answer is, with the signals it was computed from. */
public record Confidence(double score, List<String> reasons) {

    public static final Confidence NONE = new Confidence(0, List.of());

    public Confidence {
        reasons = List.copyOf(reasons);
    }
}
