package dash.builtin.telling;

import dash.builtin.links.FunctionWords;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Words that are for Dash and ask nothing of the data. */
public enum SmallTalk {
    THANKS,
    /** A greeting, or what can be asked here. */
    ABOUT;

    private static final Set<String> THANKING = keys("thank thanks thx ty cheers bye goodbye");

    private static final Set<String> POLITE = keys(
            "good morning afternoon evening day dash dear there great nice perfect cool fine ok okay help helped helpful that");

    private static final Set<String> ASKING =
            keys("ask question answer data table metric figure available topic example use start begin able");

    private static final Set<String> ANY = keys("which all any some kind sort list many other");

    private static Set<String> keys(String words) {
        return Set.copyOf(Words.keys(words));
    }

    /** Whether every word that says something is one of these. */
    public static Optional<SmallTalk> of(List<Token> tokens) {
        List<String> telling = tokens.stream()
                .filter(token -> token.kind() != Token.Kind.SYMBOL && FunctionWords.content(token))
                .map(Token::key)
                .toList();
        boolean all = telling.stream()
                .allMatch(key ->
                        THANKING.contains(key) || POLITE.contains(key) || ASKING.contains(key) || ANY.contains(key));
        if (!all || tokens.stream().noneMatch(token -> token.kind() == Token.Kind.WORD)) {
            return Optional.empty();
        }
        return Optional.of(telling.stream().anyMatch(THANKING::contains) ? THANKS : ABOUT);
    }
}
