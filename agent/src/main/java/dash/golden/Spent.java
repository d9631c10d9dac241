package dash.golden;

/** What one answer cost. */
public record Spent(long millis, long tokensIn, long tokensOut) {

    public long tokens() {
        return tokensIn + tokensOut;
    }
}
