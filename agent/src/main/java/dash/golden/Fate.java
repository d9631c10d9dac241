package dash.golden;

import java.util.Locale;

/** What became of a golden question. */
public enum Fate {
    /** Answered rightly; or not answered where no answer exists. */
    PASSED,
    /** Answered wrongly; or answered where no answer exists. */
    FAILED,
    /** No answer came about, or the right one could not be computed. */
    ERRORED,
    /** Not answered, though an answer exists: declined, unsure or asked back. */
    DECLINED;

    /** As written in JSON. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
