package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * What only a whole reading tells against itself.
 *
 * @param evenNone whether rows to which nothing belongs are to be told too
 * @param passed how many stand in front of the one that is asked for: "second highest"
 * @param unit what times are told in
 * @param untold whether a unit of time was asked for that nothing of a reading is told in
 */
record Afterthoughts(
        Roles roles,
        Placings placings,
        HalfNames halves,
        OtherDates dates,
        Uncounted uncounted,
        Hints hints,
        Somebody somebody,
        Denials denials,
        boolean evenNone,
        OptionalInt passed,
        ChangeWords changes,
        Durations.Unit unit,
        Predicate<Asked> untold) {

    /** A table that was half named is hardly what is counted. */
    private static final double HALF = 1.5;

    /** A day that nobody spoke of is that of the rows that are asked for. */
    private static final double OTHERS = 0.8;

    /** Who asks who did it is not told a number. */
    private static final double NOBODY = 3;

    /** "But no puzzle" is more than a toy that is none. */
    private static final double SOMETHING_ELSE = 2;

    /** The one that is asked for, instead of the first one; empty where there is no first one. */
    Optional<Asked> placed(Asked asked) {
        return passed.isPresent() ? Ordinals.behind(asked, passed.getAsInt()) : Optional.of(asked);
    }

    Cost against(Asked asked, List<String> ignored, World world) {
        double loose = (roles.guesses(asked) ? Roles.GUESSED : 0)
                + (halves.counts(asked) ? HALF : 0)
                + (dates.guessed(asked, world) ? OTHERS : 0)
                + (somebody.isMissing(asked) ? NOBODY : 0)
                + (denials.isWeak(asked) ? SOMETHING_ELSE : 0);
        return Cost.NOTHING.plus(Feature.LOOSE, loose).plus(Feature.LOST, placings.misses(asked, ignored) ? 1 : 0);
    }
}
