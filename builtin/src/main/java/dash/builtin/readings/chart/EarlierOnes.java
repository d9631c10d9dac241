package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import java.util.List;

/** Finds "an earlier one" and "a previous one": another row of what was just spoken of, and words that only say that it is another. */
final class EarlierOnes {

    private final List<Token> tokens;
    private final Layout layout;

    EarlierOnes(List<Token> tokens, Layout layout) {
        this.tokens = tokens;
        this.layout = layout;
    }

    void put() {
        boolean found = false;
        for (int index = 0; index < tokens.size(); index++) {
            boolean earlier =
                    is(index, "earlier", "previous", "prior", "former", "preceding", "older") && is(index + 1, "one");
            boolean one = is(index, "one") && index > 0 && is(index - 1, "after", "than", "once");
            if (earlier || one) {
                int end = index + (earlier ? 2 : 1);
                int owner = is(end, "of") && is(end + 1, "theirs", "his", "hers", "its") ? end + 2 : end;
                layout.put(index, owner, new Sense.Word(Sense.Cue.EARLIER_ONE), Cost.NOTHING);
                found = true;
            }
        }
        if (found) {
            again();
        }
    }

    /** Beside an earlier one these say nothing more. */
    private void again() {
        for (int index = 0; index < tokens.size(); index++) {
            boolean back = is(index, "came", "come", "comes", "coming") && is(index + 1, "back");
            if (back || is(index, "returned", "return", "returning", "another", "again")) {
                layout.put(
                        index,
                        index + (back ? 2 : 1),
                        new Sense.Word(Sense.Cue.AGAIN),
                        Cost.NOTHING,
                        back ? Glue.VERB : 0);
            }
        }
    }

    private boolean is(int index, String... words) {
        return index < tokens.size() && tokens.get(index).is(words);
    }
}
