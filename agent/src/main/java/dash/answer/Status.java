package dash.answer;

import java.util.Locale;

/** How a question ended. */
public enum Status {
    ANSWERED,
    /** Several readings are as good as each other: the person chooses. */
    ASKED_BACK,
    /** The best reading is too likely to be wrong: it is offered, with others, and no figure is told as the answer. */
    UNSURE,
    DECLINED,
    FAILED,
    CANCELLED,
    /** It asked nothing of the data: a greeting, what can be asked, or something to remember or to forget. */
    NOTED;

    /** As written in JSON. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
