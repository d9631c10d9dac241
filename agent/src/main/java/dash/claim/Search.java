package dash.claim;

import java.util.Optional;

/** The figure that is looked for, and the first that fits it. */
final class Search {

    final Quantity quantity;
    final Cues cues;
    private final int direction;
    Optional<Double> found = Optional.empty();

    Search(Quantity quantity, Cues cues, int direction) {
        this.quantity = quantity;
        this.cues = cues;
        this.direction = direction;
    }

    void plain(double value) {
        if (found.isEmpty() && quantity.fits(value)) {
            found = Optional.of(value);
        }
    }

    /** A cell that is below zero says itself which way it goes. */
    void signed(double value) {
        if (value >= 0 || cues.direction() <= 0) {
            plain(value);
        }
    }

    void difference(double value) {
        if (direction == 0 || Math.signum(value) == direction || value == 0) {
            plain(value);
        }
    }
}
