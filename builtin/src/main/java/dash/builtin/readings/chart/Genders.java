package dash.builtin.readings.chart;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Women and men, as columns of that name write them. */
final class Genders {

    private static final Set<String> WOMEN = Set.of("woman", "women", "female", "females", "girl", "girls");
    private static final Set<String> MEN = Set.of("man", "men", "male", "males", "boy", "boys");
    private static final List<String> FEMALE = List.of("F", "female", "W");
    private static final List<String> MALE = List.of("M", "male");

    private Genders() {}

    /** How a column may write what the word says; nothing for other words. */
    static List<String> of(String word) {
        return WOMEN.contains(word) ? FEMALE : MEN.contains(word) ? MALE : List.of();
    }

    /** One letter says it only in a column that is about it. */
    static boolean fits(String spelling, String column) {
        boolean letter = spelling.length() == 1 && (FEMALE.contains(spelling) || MALE.contains(spelling));
        return !letter || column.toLowerCase(Locale.ROOT).matches("(.*_)?(gender|sex)");
    }
}
