package dash.databases.errors;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a text from the database fit to be shown: one line, no invisible signs, no connection string, no novel. */
public final class Words {

    private static final int LONGEST = 400;
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern ADDRESS = Pattern.compile("\\b[a-zA-Z][a-zA-Z0-9+.-]*://\\S+");
    private static final Pattern ASSIGNMENT = Pattern.compile(
            "\\b(password|passwd|pwd|passfile|sslpassword|secret|token|api_?key|conninfo)(\\s*[=:]\\s*)('[^']*'|\"[^\"]*\"|\\S+)",
            Pattern.CASE_INSENSITIVE);

    private Words() {}

    public static String clean(String text) {
        String visible = BLANKS.matcher(visible(text)).replaceAll(" ").strip();
        String shown =
                ASSIGNMENT.matcher(ADDRESS.matcher(visible).replaceAll("***")).replaceAll(Words::masked);
        if (shown.length() <= LONGEST) {
            return shown;
        }
        int end = Character.isHighSurrogate(shown.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return shown.substring(0, end) + "…";
    }

    private static String masked(java.util.regex.MatchResult found) {
        return Matcher.quoteReplacement(found.group(1) + found.group(2) + "***");
    }

    /** Drops control, format (bidirectional, zero width, tags), private and unassigned signs; blanks stay. */
    private static String visible(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints().map(Words::blankOrItself).filter(Words::shows).forEach(kept::appendCodePoint);
        return kept.toString();
    }

    private static int blankOrItself(int sign) {
        return Character.isWhitespace(sign) || Character.isSpaceChar(sign) ? ' ' : sign;
    }

    private static boolean shows(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
