package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.List;

/**
 * The tokens from {@code from} up to but not including {@code to} may be a value of a column.
 *
 * @param also further values of the column that are the same to whoever says it
 */
record ValueLink(int from, int to, Term.Attribute attribute, String value, double cost, List<String> also) {

    ValueLink {
        also = List.copyOf(also);
    }

    ValueLink(int from, int to, Term.Attribute attribute, String value, double cost) {
        this(from, to, attribute, value, cost, List.of());
    }
}
