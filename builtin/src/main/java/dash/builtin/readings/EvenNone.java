package dash.builtin.readings;

import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Words that only say that a count of none is told too: "including halls that never had one", "even those without any", "halls with
 * none should appear with zero".
 */
public final class EvenNone {

    private static final int LONGEST = 12;

    private static final String[] NONE = {"no", "none", "never", "without", "zero", "not", "0"};

    private EvenNone() {}

    /** The places of these words; empty when nobody says it. */
    public static Set<Integer> at(String question, List<Token> tokens) {
        for (int from = 1; from < tokens.size(); from++) {
            boolean opens = tokens.get(from).is("including", "include", "even", "counting", "keep", "keeping");
            boolean clause = parted(question, tokens, from);
            int to = opens || clause ? end(question, tokens, from) : from;
            List<Token> said = tokens.subList(from, to);
            boolean none = said.stream().anyMatch(token -> token.is(NONE));
            if (none && to - from <= LONGEST && (opens || (clause && asksToStay(said)))) {
                return IntStream.range(from, to).boxed().collect(Collectors.toSet());
            }
        }
        return Set.of();
    }

    /** "… should appear with zero", "… are to be listed too". */
    private static boolean asksToStay(List<Token> clause) {
        boolean stay = clause.stream()
                .anyMatch(token -> token.is(
                        "appear", "included", "listed", "shown", "kept", "count", "counted", "show", "stay", "remain"));
        boolean wanted =
                clause.stream().anyMatch(token -> token.is("should", "must", "too", "also", "well", "zero", "0"));
        return stay && wanted;
    }

    /** Up to the next comma or the end of the sentence. */
    private static int end(String question, List<Token> tokens, int from) {
        int to = from + 1;
        while (to < tokens.size() && !parted(question, tokens, to)) {
            to++;
        }
        return to;
    }

    /** Whether a comma or the end of a sentence stands before this word. */
    private static boolean parted(String question, List<Token> tokens, int at) {
        int behind = Math.min(tokens.get(at - 1).end(), question.length());
        int next = Math.clamp(tokens.get(at).start(), behind, question.length());
        return question.substring(behind, next).matches("(?s).*[,.;:?!)].*");
    }
}
