package dash.guard;

import dash.statement.Expression;
import java.util.stream.Stream;

/** Values such as CURRENT_DATE are fine; those that tell about login and server are not data. */
final class AllowOnlyHarmlessValues implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Expression.SpecialValue.class)
                .filter(value -> !inspection.allowed().values().contains(value.name()))
                .map(value -> inspection.finding(
                        Finding.Code.VALUE_NOT_ALLOWED,
                        value.span(),
                        value.name() + " tells about the connection, not about the data",
                        "leave it out"));
    }
}
