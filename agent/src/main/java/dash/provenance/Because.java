package dash.provenance;

import java.util.List;

/** A claim, what it rests on, and the smaller claims under it. */
public record Because(String claim, Origin origin, List<Because> parts) {

    public Because {
        if (claim.isBlank()) {
            throw new IllegalArgumentException("a claim without words; its origin is " + origin);
        }
        parts = List.copyOf(parts);
    }

    public static Because of(String claim, Origin origin, Because... parts) {
        return new Because(claim, origin, List.of(parts));
    }
}
