package dash.doubt;

import java.util.Optional;

/**
 * A doubt that may be tested.
 *
 * @param mended the statement without the fault that is suspected; empty when nobody can write it
 */
record Suspicion(Doubt doubt, Optional<String> mended) {

    static Suspicion untested(Doubt doubt) {
        return new Suspicion(doubt, Optional.empty());
    }
}
