package dash.claim;

import dash.claim.Quantity.Form;
import java.util.List;
import java.util.Optional;

/** Figures out of figures that the same text states and that are true. */
final class Stated {

    private Stated() {}

    /** Of figures that the same text states and that are true: a part of, a multiple of, a difference, a sum. */
    static Optional<Double> among(List<Double> stated, Quantity quantity, Cues cues) {
        Search search = new Search(quantity, cues, 0);
        for (double one : stated) {
            for (double other : stated) {
                if (one != other && other != 0) {
                    among(search, one, other);
                }
            }
        }
        if (quantity.isShare() && cues.whole()) {
            stated.forEach(all -> stated.forEach(one -> stated.forEach(other -> {
                if (one < other && one + other < all) {
                    search.plain((one + other) / all * quantity.scale());
                }
            })));
        }
        if (quantity.form() == Form.PLAIN || quantity.form() == Form.MONEY) {
            search.plain(stated.stream().mapToDouble(Double::doubleValue).sum());
        }
        return search.found;
    }

    private static void among(Search search, double one, double other) {
        Quantity quantity = search.quantity;
        switch (quantity.form()) {
            case PERCENT, FRACTION -> {
                if (one < other) {
                    search.plain(one / other * quantity.scale());
                }
                if (one < other && search.cues.rest()) {
                    search.plain((1 - one / other) * quantity.scale());
                }
                if (search.cues.change()) {
                    search.plain((one - other) / other * quantity.scale());
                }
            }
            case TIMES -> search.plain(one / other);
            case PLAIN, MONEY, POINTS -> {
                if (search.cues.change() || search.cues.rest()) {
                    search.plain(one - other);
                }
                if (search.cues.whole()) {
                    search.plain(one + other);
                }
                if (search.cues.average()) {
                    search.plain(one / other);
                }
            }
            case ORDINAL -> {}
        }
    }
}
