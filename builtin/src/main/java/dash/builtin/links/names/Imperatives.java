package dash.builtin.links.names;

import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;

/** "List the models", "name the halls": what a question begins with tells that something is asked for, and names no column. */
final class Imperatives {

    private static final Set<String> WORDS = Set.of(
            "list", "show", "name", "state", "count", "rank", "order", "sort", "report", "return", "find", "select",
            "display", "give", "tell", "print", "get");

    private static final String[] GOING_ON = {"of", "by", "per", "and", "or", "for", "in", "is", "are", "with", "to"};

    private Imperatives() {}

    static boolean opens(List<Token> tokens) {
        return tokens.size() > 1
                && WORDS.contains(tokens.getFirst().lower())
                && tokens.get(1).kind() != Token.Kind.SYMBOL
                && !tokens.get(1).is(GOING_ON);
    }
}
