package dash.builtin.readings.chart;

/** What each feature weighs while phrases are joined. */
final class Weights {

    private static final double[] WEIGHTS = {1.0, 1.0, 0.4, 2.5, 0.25, 0.5, 0.4, 0.15, 4.0, 0.02};

    private Weights() {}

    static double of(Feature feature) {
        return WEIGHTS[feature.ordinal()];
    }
}
