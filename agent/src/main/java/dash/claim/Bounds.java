package dash.claim;

import dash.claim.Quantity.Bound;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The range that a number leaves, by the words around it.
 *
 * @param before how many characters in front of the number belong to it
 */
record Bounds(double low, double high, Bound bound, int before) {

    /** How far "nearly" and "just over" may be away, relative to the number. */
    private static final double CLOSE = 0.1;

    /** How far "more than" may be away before it says nothing. */
    private static final double FAR = 0.5;

    static Bounds of(double value, double half, String before, String after, boolean rough) {
        double about = rough ? half * 1.6 : Math.max(half, idle(value));
        String rest = before.replaceFirst("[\\s(]*[$€£¥₹]?$", "").replaceFirst("(?:^| )(?:the|a|an)$", "");
        int cut;
        if ((cut = ends(rest, BARELY)) > 0) {
            return new Bounds(value - half * 0.1, value * (1 + CLOSE) + half, Bound.NONE, length(before, rest, cut));
        }
        if ((cut = ends(rest, NEARLY)) > 0) {
            return new Bounds(value * (1 - CLOSE) - half, value + half * 0.3, Bound.NONE, length(before, rest, cut));
        }
        if ((cut = ends(rest, ATLEAST)) > 0 || begins(after, ORMORE)) {
            return new Bounds(value, value * (1 + FAR), Bound.AT_LEAST, length(before, rest, cut));
        }
        if ((cut = ends(rest, ATMOST)) > 0 || begins(after, ORLESS)) {
            return new Bounds(value * FAR, value, Bound.AT_MOST, length(before, rest, cut));
        }
        if ((cut = ends(rest, ABOVE)) > 0) {
            return new Bounds(value, value * (1 + FAR), Bound.ABOVE, length(before, rest, cut));
        }
        if ((cut = ends(rest, BELOW)) > 0) {
            return new Bounds(value * FAR, value, Bound.BELOW, length(before, rest, cut));
        }
        cut = ends(rest, ABOUT);
        return cut > 0
                ? new Bounds(value - about, value + about, Bound.NONE, length(before, rest, cut))
                : new Bounds(value - half, value + half, Bound.NONE, 0);
    }

    private static final Pattern BARELY = ending(Vocabulary.BARELY);
    private static final Pattern NEARLY = ending(Vocabulary.NEARLY);
    private static final Pattern ATLEAST = ending(Vocabulary.ATLEAST);
    private static final Pattern ATMOST = ending(Vocabulary.ATMOST);
    private static final Pattern ABOVE = ending(Vocabulary.ABOVE);
    private static final Pattern BELOW = ending(Vocabulary.BELOW);
    private static final Pattern ABOUT = ending(Vocabulary.ABOUT);
    private static final Pattern ORMORE =
            Pattern.compile("^(?:\\s\\p{L}+)?\\s" + Vocabulary.ORMORE.alternatives() + "\\b.*", Pattern.DOTALL);
    private static final Pattern ORLESS =
            Pattern.compile("^(?:\\s\\p{L}+)?\\s" + Vocabulary.ORLESS.alternatives() + "\\b.*", Pattern.DOTALL);

    private static Pattern ending(Vocabulary words) {
        return Pattern.compile("(?:^|[^\\p{L}])(" + words.alternatives() + ")$");
    }

    private static int ends(String text, Pattern pattern) {
        Matcher found = pattern.matcher(text);
        return found.find() ? text.length() - found.start(1) : 0;
    }

    private static boolean begins(String text, Pattern pattern) {
        return pattern.matcher(text).matches();
    }

    private static int length(String before, String rest, int cut) {
        return cut == 0 ? 0 : before.length() - rest.length() + cut + 1;
    }

    /** Behind "about", zeros at the end are not digits that count. */
    private static double idle(double value) {
        if (value == 0 || value != Math.rint(value)) {
            return 0;
        }
        double unit = 1;
        while (value % (unit * 10) == 0 && unit < value) {
            unit *= 10;
        }
        return unit * 0.5;
    }
}
