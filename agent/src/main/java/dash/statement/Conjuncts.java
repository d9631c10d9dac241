package dash.statement;

import java.util.List;
import java.util.Optional;

/** The conditions that must all hold, one by one, each with its own span. */
public final class Conjuncts {

    private Conjuncts() {}

    public static List<Expression> of(Optional<Expression> condition) {
        return condition.map(Conjuncts::of).orElse(List.of());
    }

    public static List<Expression> of(Expression condition) {
        return switch (condition) {
            case Expression.Logical(Span span, Expression.Connective connective, List<Expression> operands)
            when connective == Expression.Connective.AND ->
                operands.stream().flatMap(operand -> of(operand).stream()).toList();
            default -> List.of(condition);
        };
    }
}
