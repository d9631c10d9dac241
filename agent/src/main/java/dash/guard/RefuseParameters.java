package dash.guard;

import dash.statement.Expression;
import java.util.stream.Stream;

/** Statements run as they stand: nobody would fill in a parameter. */
final class RefuseParameters implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Expression.Parameter.class)
                .map(parameter -> inspection.finding(
                        Finding.Code.PARAMETER,
                        parameter.span(),
                        "$" + parameter.number() + " is a parameter without a value",
                        "write the value itself"));
    }
}
