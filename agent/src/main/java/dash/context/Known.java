package dash.context;

import dash.knowledge.Item;
import java.util.Set;

/**
 * An item with what it speaks of.
 *
 * @param id under which the search knows it
 * @param place its order among its kind
 * @param tables that it names, by their keys
 * @param metrics that it names, by their keys
 */
record Known<T extends Item>(String id, T item, int place, Set<String> tables, Set<String> metrics) {

    Known {
        tables = Set.copyOf(tables);
        metrics = Set.copyOf(metrics);
    }

    boolean namesNothing() {
        return tables.isEmpty() && metrics.isEmpty();
    }
}
