package dash.builtin.lexicon;

import java.util.HashMap;
import java.util.Map;

/** The words found around one word, each with its closest way. Not for more than one thread. */
final class Neighbourhood {

    private static final double LEAST = 0.3;
    private static final double[] BY_GRADE = {1, 0.9, 0.8, 0.7};

    private final String centre;
    private final Map<String, Related> words = new HashMap<>();

    Neighbourhood(String centre) {
        this.centre = centre;
    }

    static double weight(int grade) {
        return BY_GRADE[grade - 1];
    }

    void add(String word, double closeness, Way way) {
        if (closeness >= LEAST) {
            add(new Related(word, closeness, way));
        }
    }

    void add(Related related) {
        if (!related.word().equals(centre)) {
            words.merge(related.word(), related, Related::closer);
        }
    }

    /** The words of a meaning, weaker the less usual it is for them. */
    void add(Meaning meaning, double closeness, Way way) {
        meaning.members().forEach(member -> add(member.word(), closeness * weight(member.grade()), way));
    }

    Map<String, Related> words() {
        return Map.copyOf(words);
    }
}
