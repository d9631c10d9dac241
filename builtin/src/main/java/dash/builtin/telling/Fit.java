package dash.builtin.telling;

import dash.context.Source;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How well a passage fits some words, all of which it holds.
 *
 * @param rank the smaller, the better: words in the headings tell more than words in a sentence
 * @param sentence where to begin
 */
record Fit(Source source, int rank, int sentence) {

    private static final int IN_LAST_HEADING = 0;
    private static final int IN_HEADINGS = 1;
    private static final int HALF_IN_HEADINGS = 2;
    private static final int IN_A_SENTENCE = 3;

    /** Empty when a word is missing. */
    static Optional<Fit> of(Source passage, List<String> wanted) {
        Set<String> keys = new HashSet<>(wanted);
        if (keys.isEmpty() || passage.sentences().isEmpty()) {
            return Optional.empty();
        }
        List<String> headings = passage.headings();
        Set<String> last = headings.isEmpty() ? Keys.set(passage.names()) : Keys.set(List.of(headings.getLast()));
        Set<String> above = new HashSet<>(Keys.set(headings));
        above.addAll(Keys.set(passage.names()));
        if (last.containsAll(keys)) {
            return Optional.of(new Fit(passage, IN_LAST_HEADING, 0));
        }
        if (above.containsAll(keys)) {
            return Optional.of(new Fit(passage, IN_HEADINGS, 0));
        }
        return inSentence(passage, keys, above);
    }

    private static Optional<Fit> inSentence(Source passage, Set<String> keys, Set<String> above) {
        long held = keys.stream().filter(above::contains).count();
        for (int index = 0; index < passage.sentences().size(); index++) {
            Set<String> said = new HashSet<>(Keys.of(passage.sentences().get(index)));
            if (keys.size() > 1 && said.containsAll(keys)) {
                return Optional.of(new Fit(passage, IN_A_SENTENCE, index));
            }
            Set<String> together = new HashSet<>(said);
            together.addAll(above);
            if (held * 2 >= keys.size() && together.containsAll(keys)) {
                return Optional.of(new Fit(passage, HALF_IN_HEADINGS, index));
            }
        }
        return Optional.empty();
    }
}
