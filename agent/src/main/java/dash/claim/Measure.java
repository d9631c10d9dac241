package dash.claim;

import java.util.Set;

/**
 * A column of numbers.
 *
 * @param index among the columns of its table
 * @param words of its name and of what it is computed from
 * @param names the words of its name alone
 * @param kind what its numbers are
 * @param unit a measurable unit or a currency; empty where nobody says which
 * @param hundredths whether its amounts are in cents
 */
record Measure(
        int index, String name, Set<String> words, Set<String> names, Kind kind, String unit, boolean hundredths) {

    /** What a number is. */
    enum Kind {
        COUNT,
        MONEY,
        SHARE,
        MEASURED,
        UNKNOWN
    }
}
