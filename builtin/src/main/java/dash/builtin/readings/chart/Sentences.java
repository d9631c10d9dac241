package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import java.util.List;

/** Where one sentence of a question ends and the next begins. */
final class Sentences {

    private Sentences() {}

    /** What stands between two neighbouring words. */
    static String between(String question, Token before, Token token) {
        int from = Math.min(before.end(), question.length());
        int to = Math.min(Math.max(token.start(), from), question.length());
        return question.substring(from, to);
    }

    static boolean ends(String question, Token before, Token token) {
        String between = between(question, before, token);
        boolean title = before.is("dr", "mr", "mrs", "ms", "prof", "no", "st", "vs");
        return between.matches("(?s).*[?!;].*") || (!title && between.matches("(?s).*\\.\\s.*"));
    }

    /** The first word of the last sentence, or of what stands behind a colon; 0 when there is only one. */
    static int last(String question, List<Token> tokens) {
        for (int index = tokens.size() - 1; index > 0; index--) {
            Token before = tokens.get(index - 1);
            if (ends(question, before, tokens.get(index))
                    || between(question, before, tokens.get(index)).contains(": ")) {
                return index;
            }
        }
        return 0;
    }
}
