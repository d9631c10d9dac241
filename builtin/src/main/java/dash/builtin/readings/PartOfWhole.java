package dash.builtin.readings;

import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which conditions of a question for a share describe the whole, and which the part: the whole stands behind "of" and ends where
 * the sentence says something of it. "What percentage of high priority tickets are solved" is the solved ones of those with high
 * priority.
 */
record PartOfWhole(List<Token> tokens) {

    private static final String[] PREDICATES = {
        "is", "are", "was", "were", "be", "been", "has", "have", "had", "do", "does", "did", "come", "comes", "came",
        "go", "goes", "went", "get", "gets", "got", "make", "makes", "made", "will", "can", "could"
    };
    private static final String[] RELATIVES = {"who", "that", "which", "whose"};

    /**
     * Empty when the words do not say which condition is asked for.
     *
     * @param places where each of the filters stands
     * @param share where the word for a share stands, the last of its words
     */
    Optional<List<Filter>> whole(List<Filter> filters, List<Integer> places, int share) {
        int from = next(share, "of").orElse(tokens.size());
        int to = end(from);
        List<Filter> whole = new ArrayList<>();
        for (int index = 0; index < filters.size(); index++) {
            if (places.get(index) > from && places.get(index) < to) {
                whole.add(filters.get(index));
            }
        }
        boolean parted = whole.size() < filters.size();
        return parted ? Optional.of(whole) : filters.size() == 1 ? Optional.of(List.of()) : Optional.empty();
    }

    /** A verb of a clause that only describes the whole ends it only where no other verb does. */
    private int end(int from) {
        return IntStream.range(from + 1, tokens.size())
                .filter(index -> tokens.get(index).is(PREDICATES)
                        && !tokens.get(index - 1).is(RELATIVES))
                .findFirst()
                .orElseGet(() -> next(from + 1, RELATIVES).orElse(tokens.size()));
    }

    private Optional<Integer> next(int from, String... words) {
        return IntStream.range(Math.max(0, from), tokens.size())
                .filter(index -> tokens.get(index).is(words))
                .boxed()
                .findFirst();
    }
}
