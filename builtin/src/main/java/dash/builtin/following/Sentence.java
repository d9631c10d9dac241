package dash.builtin.following;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A question as text and tokens, to be edited token by token. Its own end mark is left off while it is edited. */
record Sentence(String text, List<Token> tokens) {

    private static final Set<String> ARTICLES = Set.of("a", "an", "the");
    private static final Pattern VERB =
            Pattern.compile("^(what )(was|were|is|are)( (?:the |our )?)$", Pattern.CASE_INSENSITIVE);

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
        String before =
                from == 0 ? "" : agreeing(text.substring(0, tokens.get(from).start()), words(from, to), put);
        String behind = to >= size()
                ? text.substring(tokens.get(size() - 1).end())
                : text.substring(tokens.get(to).start());
        String gap = to >= size() || put.isEmpty() ? "" : " ";
        return finished(before + put + gap + behind);
    }

    /** "What was revenue" becomes "What were orders": a verb right before its subject follows it from one to many and back. */
    private static String agreeing(String before, String was, String now) {
        Matcher verb = VERB.matcher(before);
        if (isMany(was) == isMany(now) || !verb.find()) {
            return before;
        }
        String other = switch (verb.group(2).toLowerCase(Locale.ROOT)) {
            case "was" -> "were";
            case "were" -> "was";
            case "is" -> "are";
            default -> "is";
        };
        return isMany(now) == other.matches("were|are") ? verb.group(1) + other + verb.group(3) : before;
    }

    private static boolean isMany(String words) {
        return words.toLowerCase(Locale.ROOT).matches(".*[^su\\W]s");
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
