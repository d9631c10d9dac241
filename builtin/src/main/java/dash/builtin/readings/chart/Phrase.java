package dash.builtin.readings.chart;

/**
 * What a span of the question may stand for.
 *
 * @param glue the small words in front of it; see {@link Glue}
 */
record Phrase(Sense sense, int glue, Cost cost) {

    Phrase behind(int word) {
        return new Phrase(sense, glue | word, cost);
    }

    Phrase plus(Feature feature, double amount) {
        return new Phrase(sense, glue, cost.plus(feature, amount));
    }

    boolean has(int kinds) {
        return Glue.any(glue, kinds);
    }
}
