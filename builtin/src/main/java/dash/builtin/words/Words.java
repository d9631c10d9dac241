package dash.builtin.words;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts texts into tokens. Hyphens and underscores divide words; an {@code 's} is dropped, an {@code n't} is a "not". A
 * minus before a number is a symbol, so that nobody reads -5 as 5; the sign of a currency beside one says nothing more.
 */
public final class Words {

    private static final Pattern TOKEN = Pattern.compile("""
            (?<quoted>"[^"]{1,200}"|“[^”]{1,200}”|(?<![\\p{L}\\p{N}])'[^']{1,200}'(?![\\p{L}\\p{N}]))\
            |(?<minus>(?<![^\\s])-(?=\\d))\
            |(?<date>(?<![\\p{L}\\p{N}-])\\d{4}-\\d{2}(?:-\\d{2})?(?![\\p{N}-]))\
            |(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?(?![\\p{L}\\p{N}]))\
            |(?<word>[\\p{L}\\p{M}\\p{N}]+)(?:['’](?<tail>s|t|re|ve|ll|d|m)(?!\\p{L}))?\
            |(?<mark>[?.,!:;…()\\[\\]_/'’"-]|\\p{Sc}(?=\\s?\\d)|(?<=\\d)\\p{Sc}|\\s+)\
            |(?<symbol>.)""".strip(), Pattern.DOTALL);

    private static final Map<String, Integer> NUMERALS = Map.ofEntries(
            Map.entry("one", 1),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("ten", 10),
            Map.entry("eleven", 11),
            Map.entry("twelve", 12),
            Map.entry("fifteen", 15),
            Map.entry("twenty", 20));

    private static final Kept<List<Token>> WRITTEN = new Kept<>(phrase -> List.copyOf(of(phrase)));
    private static final Kept<List<String>> KEYS =
            new Kept<>(phrase -> written(phrase).stream().map(Token::key).toList());

    private Words() {}

    public static List<Token> of(String text) {
        String normal = Normalizer.normalize(text, Normalizer.Form.NFKC);
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(normal);
        while (matcher.find()) {
            if (matcher.group("quoted") != null) {
                String inner =
                        normal.substring(matcher.start() + 1, matcher.end() - 1).strip();
                tokens.add(token(Token.Kind.QUOTED, inner, matcher));
            } else if (matcher.group("date") != null) {
                tokens.add(token(Token.Kind.DATE, matcher.group(), matcher));
            } else if (matcher.group("number") != null) {
                tokens.add(token(Token.Kind.NUMBER, matcher.group().replace(",", ""), matcher));
            } else if (matcher.group("word") != null) {
                word(matcher, tokens);
            } else if (matcher.group("symbol") != null || matcher.group("minus") != null) {
                tokens.add(token(Token.Kind.SYMBOL, matcher.group(), matcher));
            }
        }
        return tokens;
    }

    /** The words of a phrase that somebody wrote as knowledge or as a name. They come with every question and are kept, questions are not. */
    public static List<Token> written(String phrase) {
        return WRITTEN.of(phrase);
    }

    /** The keys of the words of such a phrase. */
    public static List<String> keys(String phrase) {
        return KEYS.of(phrase);
    }

    /** A whole number, in digits or as a word up to twenty. */
    public static OptionalInt number(Token token) {
        if (token.kind() == Token.Kind.NUMBER
                && token.text().length() <= 9
                && token.text().indexOf('.') < 0) {
            return OptionalInt.of(Integer.parseInt(token.text()));
        }
        Integer numeral = NUMERALS.get(token.lower());
        return numeral == null ? OptionalInt.empty() : OptionalInt.of(numeral);
    }

    private static void word(Matcher matcher, List<Token> tokens) {
        String word = matcher.group("word");
        String tail = matcher.group("tail");
        boolean negated = "t".equals(tail) && word.toLowerCase(Locale.ROOT).endsWith("n");
        tokens.add(token(Token.Kind.WORD, negated ? word.substring(0, word.length() - 1) : word, matcher));
        if (negated) {
            tokens.add(token(Token.Kind.WORD, "not", matcher));
        }
    }

    private static Token token(Token.Kind kind, String text, Matcher matcher) {
        String lower = text.toLowerCase(Locale.ROOT);
        String key = kind == Token.Kind.WORD ? WordKey.of(lower) : lower;
        return new Token(kind, text, lower, key, matcher.start(), matcher.end());
    }
}
