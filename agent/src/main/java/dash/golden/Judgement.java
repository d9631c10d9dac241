package dash.golden;

import dash.execute.Rows;
import java.util.Optional;

/**
 * Whether an answer is right.
 *
 * @param reason why, for a person; never empty
 * @param expected the right rows where they were computed
 * @param rightOffered whether the right answer is among the readings that were offered in place of one
 */
public record Judgement(Fate fate, String reason, Optional<Rows> expected, boolean rightOffered) {

    public Judgement(Fate fate, String reason, Optional<Rows> expected) {
        this(fate, reason, expected, false);
    }

    public Judgement {
        if (reason.isBlank()) {
            throw new IllegalArgumentException("a judgement without a reason: " + fate);
        }
    }

    public boolean passed() {
        return fate == Fate.PASSED;
    }
}
