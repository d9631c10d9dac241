package dash.claim;

import java.util.Arrays;
import java.util.BitSet;

/** The numbers of a column in some rows, and what they come to. */
final class Values {

    private Values() {}

    static double[] of(ResultTable table, BitSet rows, Measure measure) {
        return rows.stream()
                .mapToDouble(row -> table.value(row, measure))
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    static double max(double[] values) {
        return Arrays.stream(values).max().orElse(Double.NaN);
    }

    static double min(double[] values) {
        return Arrays.stream(values).min().orElse(Double.NaN);
    }

    static double median(double[] values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
