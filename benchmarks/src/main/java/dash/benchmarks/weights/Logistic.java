package dash.benchmarks.weights;

/** Logistic regression with a penalty on the squares of the weights, by Newton's method: small, exact, the same every time. */
final class Logistic {

    private static final int STEPS = 25;
    private static final double FLAT = 1e-9;

    private final double[] penalties;

    /** One for each column. */
    Logistic(double[] penalties) {
        this.penalties = penalties.clone();
    }

    /** The weights of the columns; a row counts as often as it is said to. */
    double[] fit(double[][] rows, boolean[] right, double[] counts) {
        double[] weights = new double[rows[0].length];
        for (int step = 0; step < STEPS; step++) {
            double[] change = step(rows, right, counts, weights);
            double largest = 0;
            for (int index = 0; index < weights.length; index++) {
                weights[index] += change[index];
                largest = Math.max(largest, Math.abs(change[index]));
            }
            if (largest < FLAT) {
                break;
            }
        }
        return weights;
    }

    private double[] step(double[][] rows, boolean[] right, double[] counts, double[] weights) {
        int size = weights.length;
        double[] slope = new double[size];
        double[][] curve = new double[size][size];
        for (int index = 0; index < size; index++) {
            slope[index] = -penalties[index] * weights[index];
            curve[index][index] = penalties[index];
        }
        for (int row = 0; row < rows.length; row++) {
            add(rows[row], right[row], counts[row], weights, slope, curve);
        }
        return solved(curve, slope);
    }

    private static void add(
            double[] row, boolean right, double count, double[] weights, double[] slope, double[][] curve) {
        double sum = 0;
        for (int index = 0; index < row.length; index++) {
            sum += row[index] * weights[index];
        }
        double probability = 1 / (1 + Math.exp(-sum));
        double spread = count * probability * (1 - probability);
        for (int index = 0; index < row.length; index++) {
            slope[index] += count * ((right ? 1 : 0) - probability) * row[index];
            for (int other = 0; other <= index; other++) {
                curve[index][other] += spread * row[index] * row[other];
            }
        }
    }

    /** By Cholesky's decomposition of the lower half, in place. */
    private static double[] solved(double[][] curve, double[] slope) {
        int size = slope.length;
        for (int column = 0; column < size; column++) {
            for (int row = column; row < size; row++) {
                double sum = curve[row][column];
                for (int index = 0; index < column; index++) {
                    sum -= curve[row][index] * curve[column][index];
                }
                curve[row][column] = row == column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / curve[column][column];
            }
        }
        double[] result = slope.clone();
        for (int row = 0; row < size; row++) {
            for (int index = 0; index < row; index++) {
                result[row] -= curve[row][index] * result[index];
            }
            result[row] /= curve[row][row];
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int index = row + 1; index < size; index++) {
                result[row] -= curve[index][row] * result[index];
            }
            result[row] /= curve[row][row];
        }
        return result;
    }
}
