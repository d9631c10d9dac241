package dash.search;

import java.util.List;
import java.util.Map;

/**
 * A document that was found.
 *
 * @param id of the document
 * @param score higher is better; comparable within one search only
 * @param ranks the place, from 1, that each way of searching gave it; a way that did not find it is missing
 * @param reason why, for people, such as {@code words: refund, order; meaning 0.71; value 'refunded' in orders.status}
 */
public record Hit(
        String id,
        SearchDocument.Kind kind,
        String title,
        List<String> tables,
        double score,
        Map<Way, Integer> ranks,
        String reason) {

    /** The ways of searching whose results are fused. */
    public enum Way {
        WORDS,
        MEANING
    }

    public Hit {
        tables = List.copyOf(tables);
        ranks = Map.copyOf(ranks);
    }
}
