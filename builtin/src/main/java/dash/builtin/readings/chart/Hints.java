package dash.builtin.readings.chart;

import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a question explains itself: in "towage invoices (charge type TOW)" the code says what "towage" means, so that nothing is
 * lost with that word where a reading holds the code.
 */
record Hints(List<Hint> all) {

    private static final Pattern ASIDE = Pattern.compile(
            "(?:\\(|,?\\s+(?:i\\.\\s?e\\.|that is|that means|meaning),?\\s)([^()]{1,60}?)(?=\\)|[?.!,;]|$)");
    private static final Pattern CODE = Pattern.compile(
            "(?:^|.*[\\s=])['\"]?((?=[^a-z]*[A-Z])[A-Z0-9_+-]{1,8}|(?<== )\\p{Alnum}+|(?<== ['\"])[^'\"]+)['\"]?$");
    private static final int WORDS = 3;

    Hints {
        all = List.copyOf(all);
    }

    /**
     * A code that the question gives.
     *
     * @param words what stands right before it, which it explains, and beside it
     */
    record Hint(String code, List<String> words) {
        Hint {
            words = List.copyOf(words);
        }
    }

    static Hints in(String question, List<Token> tokens) {
        List<Hint> hints = new ArrayList<>();
        Matcher aside = ASIDE.matcher(question);
        while (aside.find()) {
            Matcher code = CODE.matcher(aside.group(1).strip());
            if (code.matches()) {
                int from = (int) tokens.stream()
                        .filter(token -> token.end() <= aside.start())
                        .count();
                hints.add(new Hint(
                        code.group(1),
                        tokens.subList(Math.max(0, from - WORDS), tokens.size()).stream()
                                .filter(token -> token.kind() == Token.Kind.WORD && token.end() <= aside.end())
                                .map(Token::lower)
                                .toList()));
            }
        }
        return new Hints(hints);
    }

    /** The words that are explained where a query holds these values. */
    Set<String> words(Set<String> values) {
        Set<String> words = new LinkedHashSet<>();
        all.stream().filter(hint -> values.contains(hint.code())).forEach(hint -> words.addAll(hint.words()));
        return words;
    }
}
