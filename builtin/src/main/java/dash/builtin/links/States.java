package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Metric;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells what is from what happened. "Tickets that are open" and "tickets opened" share a word's key and are different
 * figures, so a state is never explained by an event of the same stem.
 */
public final class States {

    private static final Set<String> BETWEEN = Set.of("still", "now", "currently", "all", "also", "yet", "just");

    /** What stands before an adjective and not before a verb: "how many open tickets", "our open tickets". */
    private static final Set<String> BEFORE_ADJECTIVES = Set.of(
            "many",
            "of",
            "all",
            "our",
            "the",
            "my",
            "their",
            "list",
            "show",
            "me",
            "us",
            "currently",
            "current",
            "by",
            "and",
            "is",
            "are",
            "with",
            "count",
            "have");

    private States() {}

    /** Whether the metric's name has the word only as something that happened, and the question as something that is. */
    static boolean mistaken(List<Token> tokens, MetricLink link) {
        return link.tokens().stream()
                .anyMatch(index -> (predicate(tokens, index) || attribute(tokens, index, link))
                        && eventOnly(tokens.get(index), link.metric()));
    }

    /** Whether it stands behind "are" or "is" and is not itself a form of something that happened. */
    static boolean predicate(List<Token> tokens, int index) {
        int before = index - 1;
        while (before >= 0 && BETWEEN.contains(tokens.get(before).lower())) {
            before--;
        }
        return before >= 0 && tokens.get(before).is("is", "are") && bare(tokens.get(index));
    }

    private static boolean attribute(List<Token> tokens, int index, MetricLink link) {
        boolean placed =
                index == 0 || BEFORE_ADJECTIVES.contains(tokens.get(index - 1).lower());
        return placed && link.tokens().get(index + 1) && bare(tokens.get(index));
    }

    private static boolean bare(Token token) {
        return !happened(token.lower()) && !token.lower().endsWith("ing");
    }

    /** Whether a word has the form of something that happened: churned, won. */
    public static boolean happened(Token token) {
        return happened(token.lower());
    }

    private static boolean happened(String lower) {
        return lower.endsWith("ed") || WordKey.irregular(lower);
    }

    private static boolean eventOnly(Token token, Metric metric) {
        List<Token> written = Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .flatMap(name -> Words.written(name).stream())
                .filter(word -> word.key().equals(token.key()))
                .toList();
        return written.stream().anyMatch(word -> happened(word.lower()))
                && written.stream().noneMatch(word -> word.lower().equals(token.lower()));
    }
}
