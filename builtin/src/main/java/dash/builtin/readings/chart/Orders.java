package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.PartOfSpeech;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;

/** What is no question: orders to do something, and what can only be answered with yes or no. */
final class Orders {

    /** Orders to change something, and questions for a yes or no: neither is a query. */
    private static final Set<String> UNREADABLE = Set.of(
            "delete",
            "remove",
            "drop",
            "insert",
            "add",
            "set",
            "update",
            "change",
            "cancel",
            "erase",
            "create",
            "rename",
            "move",
            "book",
            "assign",
            "replace",
            "is",
            "are",
            "was",
            "were",
            "does",
            "did",
            "has",
            "have",
            "should",
            "will",
            "why",
            "do",
            "increase",
            "decrease",
            "mark",
            "send",
            "email",
            "truncate",
            "alter",
            "grant",
            "predict",
            "forecast",
            "estimate",
            "void",
            "put",
            "raise",
            "apply",
            "reserve",
            "schedule",
            "transfer",
            "write",
            "make",
            "close",
            "reset",
            "archive",
            "refund",
            "block",
            "approve",
            "merge",
            "fix");

    private static final Set<String> POLITE = Set.of(
            "please", "can", "could", "would", "you", "hey", "hi", "hello", "dash", "kindly", "now", "then", "and");

    private static final Set<String> ASKING = Set.of(
            "tell",
            "provide",
            "compare",
            "identify",
            "retrieve",
            "select",
            "compute",
            "calculate",
            "determine",
            "summarize",
            "describe",
            "explain",
            "analyze",
            "analyse",
            "let",
            "get",
            "give",
            "find",
            "show",
            "list",
            "enumerate",
            "fetch",
            "obtain",
            "extract",
            "present",
            "visualize");

    private Orders() {}

    /** By the first word that is more than polite; the "increase in" something is asked for, and nothing to be done. */
    static boolean at(List<Token> tokens) {
        boolean noun = tokens.size() > 1 && tokens.get(1).is("in", "of");
        return !noun
                && tokens.stream()
                        .dropWhile(token -> POLITE.contains(token.lower()))
                        .limit(1)
                        .anyMatch(token -> UNREADABLE.contains(token.lower()) || commands(token));
    }

    /** A verb that is nothing but a verb, in its plain form, orders something to be done. */
    private static boolean commands(Token token) {
        String lower = token.lower();
        return token.kind() == Token.Kind.WORD
                && Lexicon.english().parts(lower).equals(List.of(PartOfSpeech.VERB))
                && Lexicon.english().lemma(lower).equals(lower)
                && !ASKING.contains(lower);
    }
}
