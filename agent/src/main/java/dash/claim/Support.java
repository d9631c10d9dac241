package dash.claim;

import dash.context.Source;
import java.util.List;
import java.util.Optional;

/**
 * How a statement stands in a source.
 *
 * @param share of its words that the quotes hold
 * @param quotes sentences of one source, as they stand there
 */
public record Support(Optional<Source> source, double share, List<String> quotes) {

    static final Support NONE = new Support(Optional.empty(), 0, List.of());

    public Support {
        quotes = List.copyOf(quotes);
    }
}
