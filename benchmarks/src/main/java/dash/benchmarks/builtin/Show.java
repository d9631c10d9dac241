package dash.benchmarks.builtin;

import dash.golden.Fate;
import java.util.Arrays;
import java.util.Locale;

/** Which wordings are told one by one. */
enum Show {
    /** Whatever is not right. */
    FAILURES,
    WRONG,
    DECLINED,
    ERRORED,
    ALL;

    static Show named(String written) {
        return Arrays.stream(values())
                .filter(show -> show.name().toLowerCase(Locale.ROOT).equals(written))
                .findFirst()
                .orElseThrow(() -> new Options.WrongUse("cannot show '" + written + "'"));
    }

    boolean wants(Measured one) {
        Fate fate = one.trial().fate();
        return switch (this) {
            case FAILURES -> fate != Fate.PASSED;
            case WRONG -> fate == Fate.FAILED;
            case DECLINED -> fate == Fate.DECLINED;
            case ERRORED -> fate == Fate.ERRORED;
            case ALL -> true;
        };
    }
}
