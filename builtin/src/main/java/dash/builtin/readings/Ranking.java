package dash.builtin.readings;

/**
 * A result in the order of the figure.
 *
 * @param count how many rows; zero for all
 */
public record Ranking(boolean mostFirst, int count) {}
