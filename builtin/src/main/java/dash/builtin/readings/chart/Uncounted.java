package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Numbers that are no numbers of rows, as the words beside them tell: "lower than 500 m", "younger than 2005". */
final class Uncounted {

    private static final int FURTHEST = 2;

    private final Set<String> numbers = new LinkedHashSet<>();

    Uncounted(List<Token> tokens, List<Table> tables) {
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).kind() == Token.Kind.NUMBER
                    && (measured(tokens, index, tables) || dated(tokens, index))) {
                numbers.add(tokens.get(index).text());
            }
        }
    }

    private static boolean measured(List<Token> tokens, int index, List<Table> tables) {
        return index + 1 < tokens.size()
                && UnitNames.known(tokens.get(index + 1).lower())
                && !UnitNames.kept(tokens.get(index + 1).lower(), tables);
    }

    /** What is old, deep or late is no number of things. */
    private static boolean dated(List<Token> tokens, int index) {
        return tokens.subList(Math.max(0, index - FURTHEST), index).stream()
                .anyMatch(token -> token.is(
                        "younger", "older", "newer", "deeper", "taller", "heavier", "lighter", "longer", "shorter",
                        "later", "earlier", "after", "before"));
    }

    /** Whether a query counts rows up to such a number. */
    boolean countedIn(Asked asked) {
        return asked.having().stream().anyMatch(this::counted)
                || asked.where().stream().anyMatch(this::counted);
    }

    private boolean counted(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term.Figure figure, var how, Term limit) -> counted(figure, limit);
            case Condition.Related(var anchor, var other, var conditions, var quantity) ->
                (quantity instanceof Condition.Quantity.Measured(Term.Figure figure, var how, Term limit)
                                && counted(figure, limit))
                        || conditions.stream().anyMatch(this::counted);
            default -> false;
        };
    }

    private boolean counted(Term.Figure figure, Term limit) {
        return figure.function() == Term.Function.COUNT
                && limit instanceof Term.Constant constant
                && Optional.of(constant.value()).filter(numbers::contains).isPresent();
    }
}
