package dash.profile;

/** How long the texts of a column are, in characters. */
public record TextLengths(int shortest, int longest, double average) {}
