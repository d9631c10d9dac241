package dash.builtin.readings;

import dash.knowledge.Dimension;
import java.util.ArrayList;
import java.util.List;

/**
 * Only rows in which a dimension has one of these values.
 *
 * @param without only rows in which it has none of them
 */
public record Filter(Dimension dimension, List<String> values, boolean without) {

    public Filter {
        values = List.copyOf(values);
    }

    Filter or(String value) {
        List<String> more = new ArrayList<>(values);
        if (!more.contains(value)) {
            more.add(value);
        }
        return new Filter(dimension, more, without);
    }

    /** As it stands in a sentence: France and Germany; except Spain. */
    public String words() {
        return (without ? "except " : "") + String.join(" and ", values);
    }
}
