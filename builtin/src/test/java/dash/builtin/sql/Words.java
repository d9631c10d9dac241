package dash.builtin.sql;

import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Condition.Quantity;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Constant;
import dash.builtin.query.Term.Constant.Kind;
import dash.builtin.query.Term.Figure;
import dash.builtin.query.Term.Function;
import dash.knowledge.Metric;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Short ways to say terms and conditions. */
final class Words {

    private Words() {}

    static Term.Attribute column(Occurrence occurrence, String column) {
        return new Term.Attribute(occurrence, column);
    }

    static Condition is(Occurrence occurrence, String column, String value) {
        return new Condition.Compared(column(occurrence, column), Comparison.EQUAL, word(value));
    }

    static Condition missing(Occurrence occurrence, String column) {
        return new Condition.Missing(column(occurrence, column));
    }

    static Condition related(Occurrence anchor, Occurrence other, Quantity quantity, Condition... conditions) {
        return new Condition.Related(anchor, other, List.of(conditions), quantity);
    }

    static Quantity counted(Occurrence rows, Comparison comparison, int limit) {
        return new Quantity.Measured(Figure.count(rows), comparison, number(limit));
    }

    static Figure sum(Occurrence occurrence, String column) {
        return Figure.of(Function.SUM, column(occurrence, column));
    }

    static Figure average(Occurrence occurrence, String column) {
        return Figure.of(Function.AVERAGE, column(occurrence, column));
    }

    static Constant number(int value) {
        return new Constant(Kind.NUMBER, String.valueOf(value));
    }

    static Constant word(String value) {
        return new Constant(Kind.TEXT, value);
    }

    static Constant day(String value) {
        return new Constant(Kind.DAY, value);
    }

    static Period period(String start, String end) {
        return new Period(Optional.of(LocalDate.parse(start)), Optional.of(LocalDate.parse(end)), "", "", false);
    }

    static Metric metric(String name, String expression, String filter) {
        return new Metric(
                name,
                "",
                Optional.empty(),
                Optional.of(expression),
                Optional.of("orders"),
                List.of(filter),
                Optional.empty(),
                "",
                List.of(),
                "orders",
                "",
                List.of(),
                List.of(),
                List.of(),
                "");
    }
}
