package dash.store;

import java.util.List;
import java.util.Optional;

/**
 * A part of a list. Rows that come in while somebody turns pages neither repeat nor hide what was there before.
 *
 * @param next where the page after this one begins; empty when this is the last
 */
public record Page<T>(List<T> items, Optional<String> next) {

    public Page {
        items = List.copyOf(items);
    }
}
