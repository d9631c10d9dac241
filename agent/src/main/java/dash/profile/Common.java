package dash.profile;

/**
 * A value that is there more often than others.
 *
 * @param share of the rows that have a value
 */
public record Common(String value, long count, double share) {}
