package dash.builtin.words;

/**
 * One word of a question.
 *
 * @param text as it was written
 * @param lower in lower case
 * @param key equal for the forms of one word; see {@link WordKey}
 * @param start where it begins in the question
 * @param end where it ends, exclusive
 */
public record Token(Kind kind, String text, String lower, String key, int start, int end) {

    /** What sort of token it is. */
    public enum Kind {
        WORD,
        /** A word that looks like grammar and stands as a name: the US, our figures for IT. */
        NAME,
        NUMBER,
        /** A year and month or a whole date, written with dashes. */
        DATE,
        QUOTED,
        /** Anything that is no word, no number and no punctuation; nothing explains it. */
        SYMBOL
    }

    /** The same word, held for a name and not for grammar. */
    public Token asName() {
        return new Token(Kind.NAME, text, lower, key, start, end);
    }

    public boolean is(String... words) {
        for (String word : words) {
            if (lower.equals(word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it looks like more than one of its kind. */
    public boolean plural() {
        return kind == Kind.WORD && WordKey.plural(lower);
    }
}
