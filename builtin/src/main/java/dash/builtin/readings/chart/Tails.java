package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import java.util.List;
import java.util.Optional;

/** Words at the end of a question that only say again what it asks: "for each", "with the amount", "than any other". */
final class Tails {

    private static final String[] COUNTING = {"many", "number", "count", "counts", "total", "average"};
    private static final String[] FIGURES = {"amount", "figure", "number", "total", "count", "value", "sum", "amounts"};

    private final List<Token> tokens;
    private final Layout layout;

    Tails(List<Token> tokens, Layout layout) {
        this.tokens = tokens;
        this.layout = layout;
    }

    void put() {
        for (int index = 1; index < tokens.size(); index++) {
            each(index);
            figure(index);
            others(index);
        }
    }

    /** "the number of players for each", "how many seats each has". */
    private void each(int index) {
        boolean counted = tokens.subList(0, index).stream().anyMatch(token -> token.is(COUNTING));
        boolean begins = tokens.get(index).is("for", "in", "at", "of", "per") && is(index + 1, "each");
        boolean has = tokens.get(index).is("each") && is(index + 1, "has", "have", "had", "one");
        if (counted && (begins || has) && ends(index + 2)) {
            layout.put(index, index + 2, new Sense.Word(Sense.Cue.ROLE), Cost.NOTHING);
        }
    }

    /** "and how much", said as "with the amount". */
    private void figure(int index) {
        boolean told = tokens.get(index).is(FIGURES)
                && index + 1 == tokens.size()
                && tokens.get(index - 1).is("the", "that", "its", "their")
                && index > 1
                && tokens.get(index - 2).is("with", "and");
        if (told) {
            layout.put(index, index + 1, new Sense.Word(Sense.Cue.HOW_MANY), Cost.NOTHING);
        }
    }

    /** "sold more tickets than any other": it sold the most. */
    private void others(int index) {
        boolean other = is(index, "than")
                && ((is(index + 1, "any", "all") && is(index + 2, "other", "others"))
                        || (is(index + 1, "anyone", "anybody", "everyone", "everybody", "anything")
                                && is(index + 2, "else")));
        Optional<Integer> more = more(index);
        int to = index + 3;
        while (to < tokens.size() && !ends(to) && to < index + 5) {
            to++;
        }
        if (other && more.isPresent() && ends(to)) {
            int at = more.get();
            Sense most = new Sense.Extreme(tokens.get(at).is("more"), Optional.empty(), 1);
            layout.put(at, at + 1, most, Cost.NOTHING);
            layout.put(index, to, new Sense.Word(Sense.Cue.ROLE), Cost.NOTHING);
        }
    }

    /** Where the comparison begins that ends here. */
    private Optional<Integer> more(int than) {
        for (int index = than - 1; index >= Math.max(0, than - 4); index--) {
            if (tokens.get(index).is("more", "fewer", "less")) {
                return Optional.of(index);
            }
        }
        return Optional.empty();
    }

    private boolean is(int index, String... words) {
        return index < tokens.size() && tokens.get(index).is(words);
    }

    private boolean ends(int index) {
        return index == tokens.size() || (index < tokens.size() && layout.parted(index));
    }
}
