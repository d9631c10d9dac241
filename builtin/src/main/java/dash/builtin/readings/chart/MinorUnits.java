package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Amounts that a schema keeps in hundredths and says so by their names. People speak of whole units of money: what is told is
 * divided, and what is compared with a number of the question is compared with a hundred times that number.
 */
final class MinorUnits {

    private static final String TAIL = "_cents";
    private static final Term HUNDRED = CompareRules.number("100");

    private MinorUnits() {}

    /** The query in whole units of money. */
    static Asked whole(Asked asked) {
        return new Asked(
                asked.subject(),
                asked.outputs().stream().map(MinorUnits::told).toList(),
                compared(asked.where()),
                asked.groups(),
                compared(asked.having()),
                asked.ordering(),
                asked.limit(),
                asked.passed(),
                asked.distinct(),
                asked.bestOfEach());
    }

    private static Asked.Output told(Asked.Output output) {
        if (!inHundredths(output.term())) {
            return output;
        }
        return new Asked.Output(new Term.Calculated(Term.Operator.DIVIDED, output.term(), HUNDRED), output.name());
    }

    static boolean inHundredths(Term term) {
        return switch (term) {
            case Term.Attribute attribute ->
                attribute.column().toLowerCase(Locale.ROOT).endsWith(TAIL) && World.isNumber(attribute);
            case Term.Figure figure ->
                figure.function() != Term.Function.COUNT
                        && figure.of().map(MinorUnits::inHundredths).orElse(false);
            case Term.Calculated(var operator, Term left, Term right) ->
                switch (operator) {
                    case PLUS, MINUS -> inHundredths(left) && inHundredths(right);
                    case TIMES -> inHundredths(left) != inHundredths(right);
                    case DIVIDED -> inHundredths(left) && !inHundredths(right);
                };
            case Term.Single(Asked query) ->
                inHundredths(query.outputs().getFirst().term());
            default -> false;
        };
    }

    private static List<Condition> compared(List<Condition> conditions) {
        return conditions.stream().map(MinorUnits::compared).toList();
    }

    private static Condition compared(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var comparison, Term right)
            when inHundredths(left) -> new Condition.Compared(left, comparison, hundredfold(right));
            case Condition.Between(Term term, Term low, Term high)
            when inHundredths(term) -> new Condition.Between(term, hundredfold(low), hundredfold(high));
            case Condition.Related(var anchor, var other, var conditions, var quantity) ->
                new Condition.Related(anchor, other, compared(conditions), compared(quantity));
            case Condition.Every(var all) -> new Condition.Every(compared(all));
            case Condition.Either(var all) -> new Condition.Either(compared(all));
            case Condition.Not(Condition inner) -> new Condition.Not(compared(inner));
            default -> condition;
        };
    }

    private static Condition.Quantity compared(Condition.Quantity quantity) {
        return quantity instanceof Condition.Quantity.Measured(Term.Figure figure, var comparison, Term limit)
                        && inHundredths(figure)
                ? new Condition.Quantity.Measured(figure, comparison, hundredfold(limit))
                : quantity;
    }

    private static Term hundredfold(Term limit) {
        Function<String, String> hundred =
                number -> new BigDecimal(number).movePointRight(2).toPlainString();
        return limit instanceof Term.Constant(Term.Constant.Kind kind, String value)
                        && kind == Term.Constant.Kind.NUMBER
                ? CompareRules.number(hundred.apply(value))
                : limit;
    }
}
