package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds times that are counted from a day of one's own: "within 90 days", "in their first 3 months", "no later than a week after". */
final class Deadlines {

    private static final List<List<String>> NO_LATER = List.of(
            List.of("no", "later", "than"),
            List.of("not", "later", "than"),
            List.of("no", "more", "than"),
            List.of("not", "more", "than"),
            List.of("at", "most"),
            List.of("up", "to"));

    private final List<Token> tokens;
    private final Layout layout;

    Deadlines(List<Token> tokens, Layout layout) {
        this.tokens = tokens;
        this.layout = layout;
    }

    void put() {
        for (int index = 0; index < tokens.size(); index++) {
            if (is(index, "within", "inside")) {
                counted(index, index + 1, false);
            } else if (is(index, "in", "during")) {
                first(index, index + 1);
            }
            for (List<String> words : NO_LATER) {
                if (says(index, words)) {
                    counted(index, index + words.size(), true);
                }
            }
        }
    }

    private boolean is(int index, String... words) {
        return index < tokens.size() && tokens.get(index).is(words);
    }

    private boolean says(int from, List<String> words) {
        for (int index = 0; index < words.size(); index++) {
            if (!is(from + index, words.get(index))) {
                return false;
            }
        }
        return true;
    }

    private int behindArticle(int index) {
        return is(index, "the", "their", "its", "his", "her", "a", "an") ? index + 1 : index;
    }

    /** "In 90 days" is in the future; "in their first 90 days" is not. */
    private void first(int from, int at) {
        int ordinal = behindArticle(at);
        if (is(ordinal, "first", "initial")) {
            counted(from, at, false);
        }
    }

    /** {@code later} when the words say themselves that it is about what comes behind: without it they only limit a number. */
    private void counted(int from, int at, boolean later) {
        int number = behindArticle(at);
        number = is(number, "first", "initial") ? number + 1 : number;
        OptionalInt count = number < tokens.size() ? Words.number(tokens.get(number)) : OptionalInt.empty();
        int unit = count.isPresent() ? number + 1 : number;
        Optional<Grain> grain =
                unit < tokens.size() ? Grain.named(tokens.get(unit).lower()) : Optional.empty();
        boolean one = count.isEmpty() && !is(unit - 1, "a", "an", "first");
        if (grain.isEmpty() || one) {
            return;
        }
        int end = unit + 1;
        int afterwards = afterwards(end);
        boolean open = afterwards == end && is(end, "of", "after", "from", "since", "following");
        if (later && !open && afterwards == end) {
            return;
        }
        layout.put(
                from,
                open ? end + 1 : afterwards,
                new Sense.Soon(grain.get(), count.orElse(1), Optional.empty(), open),
                Cost.NOTHING);
    }

    private int afterwards(int at) {
        if (is(at, "afterwards", "afterward", "later", "thereafter")) {
            return at + 1;
        }
        return is(at, "after", "from") && is(at + 1, "that", "this", "it", "then") ? at + 2 : at;
    }
}
