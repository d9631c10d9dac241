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
    private static final int IN_HEADINGS_AND_A_SENTENCE = 1;
    private static final int IN_TITLE = 2;
    private static final int IN_HEADINGS = 3;
    private static final int HALF_IN_HEADINGS = 4;
    private static final int IN_A_SENTENCE = 5;

    /** Empty when a word is missing. */
    static Optional<Fit> of(Source passage, List<String> wanted) {
        Set<String> keys = new HashSet<>(wanted);
        if (keys.isEmpty() || passage.sentences().isEmpty()) {
            return Optional.empty();
        }
        List<String> headings = passage.headings();
        Set<String> above = new HashSet<>(Keys.set(headings));
        above.addAll(Keys.set(passage.names()));
        if (!headings.isEmpty() && Keys.of(headings.getLast()).containsAll(keys)) {
            return Optional.of(new Fit(passage, IN_LAST_HEADING, 0));
        }
        return above.containsAll(keys) ? Optional.of(titled(passage, keys)) : inSentence(passage, keys, above);
    }

    /** What a title announces is often told under a later heading; the lines below the title say whose it is and from when. */
    private static Fit titled(Source passage, Set<String> keys) {
        boolean told =
                passage.sentences().stream().anyMatch(sentence -> new HashSet<>(Keys.of(sentence)).containsAll(keys));
        int rank = told ? IN_HEADINGS_AND_A_SENTENCE : passage.headings().isEmpty() ? IN_TITLE : IN_HEADINGS;
        return new Fit(passage, rank, 0);
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
