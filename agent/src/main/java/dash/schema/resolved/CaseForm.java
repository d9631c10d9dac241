package dash.schema.resolved;

import dash.statement.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** CASE with the factor of its first branch pulled out, so that "a year's price or twelve months'" reads one way. */
final class CaseForm {

    private final NormalForm form;

    CaseForm(NormalForm form) {
        this.form = form;
    }

    Scaled scaled(Expression.Case decision) {
        List<Scaled> results = new ArrayList<>();
        decision.branches().forEach(branch -> results.add(form.scaled(branch.result())));
        decision.otherwise().filter(last -> !isNothing(last)).ifPresent(last -> results.add(form.scaled(last)));
        Fraction factor = results.stream()
                .map(Scaled::factor)
                .filter(one -> !one.isZero())
                .findFirst()
                .orElse(Fraction.ONE);
        String conditions = decision.branches().stream()
                .map(branch -> condition(decision, branch))
                .collect(Collectors.joining("; "));
        String values = results.stream()
                .map(result -> result.times(Fraction.ONE.over(factor)).text())
                .collect(Collectors.joining("; "));
        return Scaled.of("case(" + conditions + " => " + values + ")").times(factor);
    }

    private String condition(Expression.Case decision, Expression.When branch) {
        return decision.operand()
                .map(operand -> form.text(operand) + " in {" + form.text(branch.condition()) + "}")
                .orElseGet(() -> new ConditionForm(form).text(branch.condition()));
    }

    /** NULL and 0 add nothing. */
    static boolean isNothing(Expression value) {
        return NormalForm.isZero(value)
                || (value instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.NULL);
    }
}
