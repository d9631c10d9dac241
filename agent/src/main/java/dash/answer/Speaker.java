package dash.answer;

import dash.statement.Expression;
import dash.statement.Query;
import java.util.List;

/** Everything that is needed to say a part of a statement: what things are called there, and where long parts go. */
final class Speaker {

    private final Names names;
    private final Steps steps;

    Speaker(Names names, Steps steps) {
        this.names = names;
        this.steps = steps;
    }

    /** For a part on its own, told in one line. */
    static Speaker alone() {
        return new Speaker(Names.none(), Steps.inBrackets());
    }

    Names names() {
        return names;
    }

    Steps steps() {
        return steps;
    }

    Speaker inside(Query.Select select) {
        return new Speaker(names.inside(select), steps);
    }

    String value(Expression expression) {
        return new ExpressionWords(this).of(expression);
    }

    List<String> values(List<? extends Expression> expressions) {
        return expressions.stream().map(this::value).toList();
    }

    String condition(Expression expression) {
        return new ConditionWords(this).of(expression);
    }

    /** All of these hold: ranges are told as ranges. */
    String conditions(List<Expression> expressions) {
        return new ConditionWords(this).all(expressions);
    }

    String query(Query query) {
        return steps.refer(query, names, true);
    }

    /** The same where only the rows matter, not what is taken of them. */
    String rows(Query query) {
        return steps.refer(query, names, false);
    }
}
