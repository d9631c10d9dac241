package dash.builtin.readings;

import dash.builtin.words.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Words that only say that a count of none is told too: "including halls that never had one", "even those without any". */
public final class EvenNone {

    private static final int LONGEST = 10;

    private EvenNone() {}

    /** The places of these words; empty when nobody says it. */
    public static Set<Integer> at(String question, List<Token> tokens) {
        for (int from = 1; from < tokens.size(); from++) {
            boolean opens = tokens.get(from).is("including", "include", "even", "counting");
            int to = opens ? end(question, tokens, from) : from;
            boolean none = tokens.subList(from, to).stream()
                    .anyMatch(token -> token.is("no", "none", "never", "without", "zero", "not", "0"));
            if (opens && none && to - from <= LONGEST) {
                return IntStream.range(from, to).boxed().collect(Collectors.toSet());
            }
        }
        return Set.of();
    }

    /** Up to the next comma or the end of the sentence. */
    private static int end(String question, List<Token> tokens, int from) {
        int to = from + 1;
        while (to < tokens.size()) {
            int behind = Math.min(tokens.get(to - 1).end(), question.length());
            int next = Math.clamp(tokens.get(to).start(), behind, question.length());
            if (question.substring(behind, next).matches("(?s).*[,.;:?!)].*")) {
                return to;
            }
            to++;
        }
        return to;
    }
}
