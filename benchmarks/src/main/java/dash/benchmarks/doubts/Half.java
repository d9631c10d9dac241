package dash.benchmarks.doubts;

import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Rules are tuned on one half of the databases; the other half says what they are worth. */
enum Half {
    TUNE,
    REPORT,
    ALL;

    /** Rules were tuned on these before there were halves. */
    private static final Set<String> KNOWN = Set.of(
            "chinook",
            "pagila",
            "academic",
            "advising",
            "atis",
            "geography",
            "restaurants",
            "scholar",
            "yelp",
            "f1",
            "f1-example",
            "f1-bare",
            "demo");

    static Half named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    Predicate<String> sets() {
        return switch (this) {
            case TUNE -> Half::isTuned;
            case REPORT -> name -> !isTuned(name);
            case ALL -> name -> true;
        };
    }

    private static boolean isTuned(String name) {
        return KNOWN.contains(name) || Math.floorMod(name.hashCode(), 2) == 0;
    }
}
