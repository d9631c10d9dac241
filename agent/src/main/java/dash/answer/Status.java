package dash.answer;

import java.util.Locale;

/** How a question ended. */
public enum Status {
    ANSWERED,
    ASKED_BACK,
    DECLINED,
    FAILED,
    CANCELLED,
    /** It asked nothing of the data: something was remembered, forgotten or told of the memory. */
    NOTED;

    /** As written in JSON. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
