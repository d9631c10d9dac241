package dash.claim;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the words around a figure say is done with it.
 *
 * @param change something is set against something else
 * @param direction 1 where it goes up or is more, -1 where it goes down or is less, 0 where nothing is said
 * @param whole a total is spoken of
 * @param average an average, or one figure for each of another
 * @param rest what is left of a whole is spoken of
 * @param base the figure is what something is compared with
 */
record Cues(boolean change, int direction, boolean whole, boolean average, boolean base, boolean rest) {

    /** "Make up" and "break down" go nowhere. */
    private static final String NO_VERB = "(?<!\\b" + Vocabulary.PHRASAL.alternatives() + " )";

    static final Pattern UP = Pattern.compile(NO_VERB + Vocabulary.UP.words().pattern());
    static final Pattern DOWN =
            Pattern.compile(NO_VERB + Vocabulary.DOWN.words().pattern());
    private static final Pattern BY = Pattern.compile("\\bby\\s*[$€£¥₹]?$");
    private static final Pattern BASE =
            Pattern.compile("(?<![\\p{L}])" + Vocabulary.BASE.alternatives() + "(?:\\s\\p{L}+){0,2}\\s*[$€£¥₹]?$");

    static Cues of(Reading reading, Quantity quantity) {
        int direction = quantity.sign() != 0 ? quantity.sign() : direction(reading, quantity);
        boolean change = direction != 0
                || BY.matcher(reading.small().substring(0, quantity.start())).find()
                || UP.matcher(reading.words()).find()
                || DOWN.matcher(reading.words()).find()
                || reading.says(Vocabulary.MOVED);
        return new Cues(
                change,
                direction,
                reading.says(Vocabulary.WHOLE),
                reading.says(Vocabulary.AVERAGE),
                isBase(reading, quantity),
                reading.says(Vocabulary.REST));
    }

    /** Whether the words in front of a figure say that something is compared with it. */
    static boolean isBase(Reading reading, Quantity quantity) {
        return BASE.matcher(reading.small().substring(0, quantity.start())).find();
    }

    /** The word of direction in the clause; without one, the last before it in the sentence. */
    private static int direction(Reading reading, Quantity quantity) {
        String clause = reading.segmentText(quantity.start());
        int here = only(clause);
        return here != 0 || UP.matcher(clause).find()
                ? here
                : last(reading.words().substring(0, quantity.start()));
    }

    static int only(String text) {
        boolean up = UP.matcher(text).find();
        boolean down = DOWN.matcher(text).find();
        return up == down ? 0 : up ? 1 : -1;
    }

    private static int last(String text) {
        int up = last(text, UP).orElse(-1);
        int down = last(text, DOWN).orElse(-1);
        return up == down ? 0 : up > down ? 1 : -1;
    }

    private static Optional<Integer> last(String text, Pattern words) {
        Matcher found = words.matcher(text);
        Optional<Integer> at = Optional.empty();
        while (found.find()) {
            at = Optional.of(found.start());
        }
        return at;
    }
}
