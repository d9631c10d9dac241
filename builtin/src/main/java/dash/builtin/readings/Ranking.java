package dash.builtin.readings;

/**
 * A result in the order of the figure.
 *
 * @param count how many rows; zero for all
 * @param each whether the count holds for each value of the second group
 */
public record Ranking(boolean mostFirst, int count, boolean each) {}
