package dash.builtin.readings.chart;

import dash.builtin.links.names.Explanation;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.schema.Column;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.stream.Stream;

/** That a column holds a value of the question, one of several that are the same, or nothing. */
final class Holding {

    private Holding() {}

    /** A code of figures is a number where the column holds numbers. */
    static Term.Constant constant(Column column, String value) {
        boolean number = TypeFamily.of(column.type()).map(TypeFamily::isNumber).orElse(false) && value.matches("\\d+");
        return new Term.Constant(number ? Term.Constant.Kind.NUMBER : Term.Constant.Kind.TEXT, value);
    }

    static Condition of(ValueLink link) {
        if (link.value().equals(Explanation.NULL)) {
            return new Condition.Missing(link.attribute());
        }
        Column column = World.column(link.attribute()).orElseThrow();
        Term.Constant value = constant(column, link.value());
        if (link.also().isEmpty()) {
            return new Condition.Compared(link.attribute(), Condition.Comparison.EQUAL, value);
        }
        List<Term.Constant> values = Stream.concat(Stream.of(link.value()), link.also().stream())
                .map(each -> constant(column, each))
                .toList();
        return new Condition.Among(link.attribute(), values);
    }
}
