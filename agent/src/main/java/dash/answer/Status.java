package dash.answer;

import java.util.Locale;

/** How a question ended. */
public enum Status {
    ANSWERED,
    ASKED_BACK,
    DECLINED,
    FAILED,
    CANCELLED;

    /** As written in JSON. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
