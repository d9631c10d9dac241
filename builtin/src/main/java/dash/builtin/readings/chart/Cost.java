package dash.builtin.readings.chart;

import java.util.Arrays;

/** How much of each feature a phrase has taken on, and the weighted sum of it. */
final class Cost {

    static final Cost NOTHING = new Cost(new float[Feature.values().length], 0, 0);

    private final float[] features;
    private final double total;
    private final long passed;

    private Cost(float[] features, double total, long passed) {
        this.features = features;
        this.total = total;
        this.passed = passed;
    }

    /** The slots that nothing explains, as bits. */
    long passed() {
        return passed;
    }

    Cost passing(int slot) {
        return new Cost(features, total, passed | 1L << slot);
    }

    double total() {
        return total;
    }

    double of(Feature feature) {
        return features[feature.place()];
    }

    Cost plus(Feature feature, double amount) {
        if (amount == 0) {
            return this;
        }
        float[] more = Arrays.copyOf(features, features.length);
        more[feature.place()] += (float) amount;
        return new Cost(more, total + amount * feature.weight(), passed);
    }

    Cost plus(Cost other) {
        if (other == NOTHING) {
            return this;
        }
        float[] sum = Arrays.copyOf(features, features.length);
        for (int index = 0; index < sum.length; index++) {
            sum[index] += other.features[index];
        }
        return new Cost(sum, total + other.total, passed | other.passed);
    }

    float[] features() {
        return Arrays.copyOf(features, features.length);
    }
}
