package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.util.Optional;

/**
 * Which part of a list.
 *
 * @param cursor what the page before said, as it is; empty for the first page
 */
public record PageRequest(int limit, Optional<String> cursor) {

    public static final int MOST = 200;

    public PageRequest {
        if (limit < 1 || limit > MOST) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("limit"),
                    String.valueOf(limit),
                    "a page has between 1 and " + MOST + " items",
                    "ask for fewer items, and for the next page with its cursor");
        }
    }

    public static PageRequest first(int limit) {
        return new PageRequest(limit, Optional.empty());
    }

    public static PageRequest after(String cursor, int limit) {
        return new PageRequest(limit, Optional.of(cursor));
    }
}
