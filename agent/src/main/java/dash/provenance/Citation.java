package dash.provenance;

/**
 * Somebody's words, and where they stand.
 *
 * @param quote whole sentences as they were written; only what lays them out is left away
 */
public record Citation(Origin origin, String quote) {

    public Citation {
        if (quote.isBlank()) {
            throw new IllegalArgumentException("a citation without words; its origin is " + origin);
        }
    }
}
