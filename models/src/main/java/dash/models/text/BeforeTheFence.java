package dash.models.text;

import dash.models.language.Failure;
import dash.models.language.Hearing;
import java.time.Duration;

/** Lets a listener hear what is text, and not the block that is a call. Backticks are held back until it is clear. */
final class BeforeTheFence implements Hearing {

    private final Hearing hearing;
    private final StringBuilder held = new StringBuilder();
    private boolean inside;

    BeforeTheFence(Hearing hearing) {
        this.hearing = hearing;
    }

    @Override
    public void text(String delta) {
        if (inside) {
            return;
        }
        held.append(delta);
        int fence = held.indexOf(FencedCall.FENCE);
        inside = fence >= 0;
        int end = inside ? fence : withoutBackticks();
        if (end > 0) {
            hearing.text(held.substring(0, end));
            held.delete(0, end);
        }
    }

    private int withoutBackticks() {
        int end = held.length();
        while (end > 0 && held.charAt(end - 1) == '`') {
            end--;
        }
        return end;
    }

    /** Nothing more comes: backticks that were held back were no fence. */
    void end() {
        if (!inside && !held.isEmpty()) {
            hearing.text(held.toString());
            held.setLength(0);
        }
    }

    @Override
    public void retrying(Failure why, int nextAttempt, Duration wait) {
        held.setLength(0);
        inside = false;
        hearing.retrying(why, nextAttempt, wait);
    }
}
