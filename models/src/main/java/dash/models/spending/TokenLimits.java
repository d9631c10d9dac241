package dash.models.spending;

/**
 * The most tokens, read and written together. For a question cached tokens count at their price; its default is enough for 25
 * calls over a context of 12,000 tokens, whether the provider caches or not.
 */
public record TokenLimits(long perQuestion, long perDay) {

    public static final TokenLimits DEFAULT = new TokenLimits(500_000, 5_000_000);

    public TokenLimits {
        if (perQuestion < 1 || perDay < 1) {
            throw new IllegalArgumentException("limits that allow nothing: " + perQuestion + ", " + perDay);
        }
    }
}
