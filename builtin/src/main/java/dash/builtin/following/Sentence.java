package dash.builtin.following;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.text.Normalizer;
import java.util.List;
import java.util.Set;

/** A question as text and tokens, to be edited token by token. Its own end mark is left off while it is edited. */
record Sentence(String text, List<Token> tokens) {

    private static final Set<String> ARTICLES = Set.of("a", "an", "the");

    static Sentence of(String question) {
        String normal = Normalizer.normalize(question, Normalizer.Form.NFKC).strip();
        String body = normal.replaceAll("[\\s?.!…]+$", "");
        return new Sentence(body, Words.of(body));
    }

    int size() {
        return tokens.size();
    }

    Token token(int index) {
        return tokens.get(index);
    }

    boolean is(int index, String... words) {
        return index >= 0 && index < tokens.size() && tokens.get(index).is(words);
    }

    /** The words between two tokens as they were written. */
    String words(int from, int to) {
        return from >= to
                ? ""
                : text.substring(tokens.get(from).start(), tokens.get(to - 1).end());
    }

    String rest(int from) {
        return from >= size() ? "" : text.substring(tokens.get(from).start());
    }

    /** Other words in the place of some; an article is not said twice. */
    String replaced(int from, int to, String words) {
        String put = is(from - 1, "a", "an", "the") ? withoutArticle(words) : words;
        String before = from == 0 ? "" : text.substring(0, tokens.get(from).start());
        String behind = to >= size()
                ? text.substring(tokens.get(size() - 1).end())
                : text.substring(tokens.get(to).start());
        String gap = to >= size() || put.isEmpty() ? "" : " ";
        return finished(before + put + gap + behind);
    }

    String appended(String words) {
        return finished(text + " " + words);
    }

    static String finished(String text) {
        String tidy = text.replaceAll("\\s+", " ").replaceAll(" ([,;?])", "$1").strip();
        if (tidy.isEmpty()) {
            return tidy;
        }
        return Character.toUpperCase(tidy.charAt(0)) + tidy.substring(1) + "?";
    }

    static String withoutArticle(String words) {
        String[] parts = words.split(" ", 2);
        return parts.length == 2 && ARTICLES.contains(parts[0].toLowerCase(java.util.Locale.ROOT)) ? parts[1] : words;
    }
}
