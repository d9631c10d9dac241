package dash.context;

/**
 * Counts without a tokenizer, for models whose own is not known: pieces of words, digits in threes, signs one by one or in
 * short runs. Close to what the tokenizers of today make of English and SQL, and never far below.
 */
public final class EstimatedTokens implements Tokens {

    private static final int LETTERS_OF_A_COMMON_WORD = 8;
    private static final int LETTERS_OF_A_PIECE = 5;
    private static final int DIGITS_OF_A_PIECE = 3;
    private static final int FIRST_LETTER_BEYOND_LATIN = 0x250;

    /** What a character belongs to. */
    private enum Sort {
        LETTER,
        DIGIT,
        BLANK,
        SIGN
    }

    @Override
    public int count(String text) {
        int tokens = 0;
        int from = 0;
        while (from < text.length()) {
            Sort sort = sort(text.charAt(from));
            int to = from + 1;
            while (to < text.length() && sort(text.charAt(to)) == sort && !newWord(text, to)) {
                to++;
            }
            tokens += cost(sort, text, from, to);
            from = to;
        }
        return tokens;
    }

    /** Camel case is cut where the tokenizers cut it. */
    private static boolean newWord(String text, int at) {
        return Character.isUpperCase(text.charAt(at)) && Character.isLowerCase(text.charAt(at - 1));
    }

    private static int cost(Sort sort, String text, int from, int to) {
        int length = to - from;
        return switch (sort) {
            case LETTER -> letters(text, from, to);
            case DIGIT -> (length + DIGITS_OF_A_PIECE - 1) / DIGITS_OF_A_PIECE;
            case SIGN -> (length + 1) / 2;
            // A single blank is part of the word behind it.
            case BLANK -> text.substring(from, to).indexOf('\n') >= 0 || length > 1 ? 1 : 0;
        };
    }

    private static int letters(String text, int from, int to) {
        int length = to - from;
        if (text.charAt(from) >= FIRST_LETTER_BEYOND_LATIN) {
            return length;
        }
        return length <= LETTERS_OF_A_COMMON_WORD ? 1 : (length + LETTERS_OF_A_PIECE - 1) / LETTERS_OF_A_PIECE;
    }

    private static Sort sort(char character) {
        if (Character.isLetter(character)) {
            return Sort.LETTER;
        }
        if (Character.isDigit(character)) {
            return Sort.DIGIT;
        }
        return Character.isWhitespace(character) ? Sort.BLANK : Sort.SIGN;
    }
}
