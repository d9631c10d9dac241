package dash.builtin.links;

import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;

/**
 * The words that may stand in a question without changing what it asks. The list is short on purpose: a word that is not
 * here and that nothing else explains makes the question too hard, and that is better than a wrong answer.
 */
public final class FunctionWords {

    private static final Set<String> EMPTY = Set.of(
            "a",
            "an",
            "the",
            "our",
            "ours",
            "we",
            "us",
            "i",
            "me",
            "my",
            "you",
            "your",
            "they",
            "their",
            "them",
            "it",
            "its",
            "is",
            "are",
            "was",
            "were",
            "be",
            "been",
            "being",
            "am",
            "do",
            "does",
            "did",
            "have",
            "has",
            "had",
            "can",
            "could",
            "would",
            "will",
            "please",
            "tell",
            "show",
            "give",
            "know",
            "want",
            "like",
            "need",
            "see",
            "get",
            "got",
            "what",
            "how",
            "in",
            "on",
            "of",
            "for",
            "from",
            "to",
            "at",
            "with",
            "during",
            "over",
            "within",
            "throughout",
            "as",
            "that",
            "there",
            "amount",
            "figure",
            "figures",
            "company",
            "business",
            "hey",
            "hi",
            "hello",
            "look",
            "come",
            "came",
            "comes",
            "coming",
            "bring",
            "brought",
            "brings",
            "generate",
            "generated",
            "make",
            "made",
            "makes",
            "record",
            "recorded",
            "happen",
            "happened",
            "up",
            "out",
            "whole",
            "sum",
            "through",
            "via",
            "calculate",
            "compute",
            "report",
            "display",
            "stand",
            "stands",
            "stood",
            "let",
            "exactly",
            "just",
            "say",
            "one",
            "where",
            "when",
            "into",
            "across",
            "among",
            "amongst");

    /** Words that only say that everything is to be added up; wrong beside a figure that cannot be. */
    private static final Set<String> ADDING = Set.of(
            "total", "totals", "overall", "altogether", "combined", "entire", "together", "adding", "plus", "both");

    /** Words that may stand between the words of a metric's name. */
    private static final Set<String> LIGHT = Set.of(
            "a", "an", "the", "our", "we", "of", "from", "in", "that", "which", "who", "were", "was", "is", "are",
            "been", "have", "has", "had", "did", "do", "does", "be", "get", "got", "their", "its", "for");

    private static final int SHORTEST_TELLING = 4;

    /** Words by which people ask, count and compare. */
    private static final Set<String> ASKING = Set.of(
            "which",
            "whose",
            "whom",
            "many",
            "much",
            "most",
            "least",
            "more",
            "less",
            "fewer",
            "than",
            "average",
            "number",
            "count",
            "each",
            "every",
            "list",
            "find",
            "return",
            "never",
            "without",
            "only",
            "also",
            "between",
            "before",
            "after",
            "since",
            "until",
            "under",
            "above",
            "below",
            "then",
            "these",
            "those",
            "this",
            "someone",
            "somebody",
            "anyone",
            "anybody",
            "other",
            "others",
            "another",
            "different",
            "sorted",
            "order",
            "ordered");

    private static final List<List<String>> NOW = List.of(
            List.of("now"),
            List.of("currently"),
            List.of("current"),
            List.of("right", "now"),
            List.of("at", "the", "moment"),
            List.of("at", "present"),
            List.of("as", "of", "now"),
            List.of("as", "of", "today"),
            List.of("today"),
            List.of("yet"),
            List.of("still"),
            List.of("these", "days"));

    private static final List<List<String>> ALL_TIME = List.of(
            List.of("in", "total"),
            List.of("so", "far"),
            List.of("to", "date"),
            List.of("of", "all", "time"),
            List.of("all", "time"),
            List.of("ever"));

    private static final List<List<String>> HOW_LARGE =
            List.of(List.of("how", "large"), List.of("how", "big"), List.of("how", "high"), List.of("how", "long"));

    private FunctionWords() {}

    static List<List<String>> howLarge() {
        return HOW_LARGE;
    }

    static boolean empty(Token token) {
        return token.kind() == Token.Kind.WORD && EMPTY.contains(token.lower());
    }

    static boolean adding(Token token) {
        return token.kind() != Token.Kind.NAME && ADDING.contains(token.lower());
    }

    static boolean light(Token token) {
        return LIGHT.contains(token.lower());
    }

    static boolean lightKey(String key) {
        return LIGHT.contains(key);
    }

    static List<List<String>> now() {
        return NOW;
    }

    static List<List<String>> allTime() {
        return ALL_TIME;
    }

    /** Whether it is an everyday word that says something of its own: no grammar, no way to ask, no name. */
    public static boolean telling(Token token) {
        return token.kind() == Token.Kind.WORD
                && token.lower().length() >= SHORTEST_TELLING
                && token.text().equals(token.lower())
                && meaningful(token);
    }

    /** Whether it says something of its own: no grammar, no number, no way to ask. */
    public static boolean meaningful(Token token) {
        return (token.kind() == Token.Kind.WORD || token.kind() == Token.Kind.NAME || token.kind() == Token.Kind.QUOTED)
                && content(token)
                && !LIGHT.contains(token.lower())
                && !ASKING.contains(token.lower());
    }

    /** Whether a word could be worth looking up: content, not grammar. */
    public static boolean content(Token token) {
        boolean name = token.kind() == Token.Kind.NAME;
        return name
                || (token.kind() != Token.Kind.SYMBOL
                        && !EMPTY.contains(token.lower())
                        && !ADDING.contains(token.lower()));
    }
}
