package dash.builtin.lexicon;

/**
 * A word that belongs to the one asked for.
 *
 * @param word a lemma; two words have a space between them
 * @param closeness above 0, at most 1
 */
public record Related(String word, double closeness, Way way) {

    public Related {
        if (closeness <= 0 || closeness > 1) {
            throw new IllegalArgumentException("closeness of " + word + " is not between 0 and 1: " + closeness);
        }
    }

    Related closer(Related other) {
        return other.closeness > closeness ? other : this;
    }

    Related weakened(double factor) {
        return new Related(word, closeness * factor, way);
    }
}
