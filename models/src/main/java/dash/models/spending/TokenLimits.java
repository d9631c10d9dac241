package dash.models.spending;

/** The most tokens, read and written together. */
public record TokenLimits(long perQuestion, long perDay) {

    public static final TokenLimits DEFAULT = new TokenLimits(60_000, 2_000_000);

    public TokenLimits {
        if (perQuestion < 1 || perDay < 1) {
            throw new IllegalArgumentException("limits that allow nothing: " + perQuestion + ", " + perDay);
        }
    }
}
