package dash.builtin.periods;

import dash.builtin.words.Token;
import java.util.List;

/** Looks at tokens without ever running over their end. */
record Scan(List<Token> tokens) {

    private static final Token END = new Token(Token.Kind.SYMBOL, "", "", "", 0, 0);

    Token at(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index) : END;
    }

    boolean is(int index, String... words) {
        return at(index).is(words);
    }

    /** The position behind a word when it stands there, else the same position. */
    int skip(int index, String... words) {
        return is(index, words) ? index + 1 : index;
    }
}
