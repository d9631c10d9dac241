package dash.facts;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many days behind a table is, told from how people say it is refreshed. */
public final class Lag {

    private static final Pattern LATE =
            Pattern.compile("(\\d+|one|two|three|four|five|seven) (day|week)s? (late|behind|later|lag)");

    private Lag() {}

    /** Only a lag that is said counts: what is refreshed daily is complete up to yesterday, as everything is. */
    public static long days(String refreshed) {
        String words = refreshed.toLowerCase(Locale.ROOT);
        Matcher late = LATE.matcher(words);
        return late.find() ? number(late.group(1)) * (late.group(2).equals("week") ? 7L : 1L) : 0;
    }

    private static int number(String word) {
        return switch (word) {
            case "one" -> 1;
            case "two" -> 2;
            case "three" -> 3;
            case "four" -> 4;
            case "five" -> 5;
            case "seven" -> 7;
            default -> Integer.parseInt(word.substring(0, Math.min(3, word.length())));
        };
    }
}
