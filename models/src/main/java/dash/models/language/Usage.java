package dash.models.language;

/**
 * Tokens of one call or of several.
 *
 * @param in all that was read, the cached ones included
 * @param cached how many of them the provider had kept and charges less for
 * @param measured the provider said so; else estimated from the length of the texts
 */
public record Usage(long in, long out, long cached, boolean measured) {

    public static final Usage NONE = new Usage(0, 0, 0, true);

    public static Usage measured(long in, long out, long cached) {
        return new Usage(in, out, cached, true);
    }

    public static Usage estimated(long in, long out) {
        return new Usage(in, out, 0, false);
    }

    public Usage plus(Usage other) {
        return new Usage(in + other.in, out + other.out, cached + other.cached, measured && other.measured);
    }

    public long total() {
        return in + out;
    }
}
