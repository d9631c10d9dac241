package dash.databases.errors;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes the data out of an error message. A failed cast quotes the value it failed on, and with that any cell can be read
 * through an error. A value that stands in the statement is known already and stays; of any other only the shape is
 * told, which is what a repair needs: {@code "n/a"} becomes {@code a value shaped like "a/a"}.
 */
public final class Values {

    private static final int LONGEST_SHAPE = 24;
    private static final Pattern QUOTED = Pattern.compile("\"((?:[^\"]|\"\")*)(?:\"|$)");
    private static final Pattern APOSTROPHES = Pattern.compile("'((?:[^']|'')*)(?:'|$)");

    private Values() {}

    public static String withoutValues(String message, String sql) {
        return QUOTED.matcher(message).replaceAll(found -> Matcher.quoteReplacement(shown(found, sql)));
    }

    /** The same for an engine that puts values between apostrophes. */
    public static String withoutValuesInApostrophes(String message, String sql) {
        return APOSTROPHES.matcher(message).replaceAll(found -> Matcher.quoteReplacement(shown(found, sql)));
    }

    private static String shown(MatchResult found, String sql) {
        String value = found.group(1);
        return !value.isEmpty() && sql.contains(value) ? found.group() : "a value shaped like \"" + shape(value) + "\"";
    }

    private static String shape(String value) {
        StringBuilder shape = new StringBuilder();
        value.codePoints().limit(LONGEST_SHAPE).map(Values::sort).forEach(shape::appendCodePoint);
        return value.codePointCount(0, value.length()) > LONGEST_SHAPE ? shape + "…" : shape.toString();
    }

    private static int sort(int sign) {
        if (Character.isDigit(sign)) {
            return '9';
        }
        return Character.isLetter(sign) ? 'a' : sign;
    }
}
