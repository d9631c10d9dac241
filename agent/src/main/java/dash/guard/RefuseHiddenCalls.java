package dash.guard;

import dash.statement.Expression;
import dash.statement.Name;
import java.util.List;
import java.util.stream.Stream;

/**
 * PostgreSQL reads {@code (x).f} and {@code t.f} as {@code f(x)} and {@code f(t)} when there is no such field or column:
 * {@code SELECT ('/etc/passwd').pg_read_file} calls the function. So a field has to be known as a field or be harmless as
 * a function, and a qualified column must not be called like somebody's own function.
 */
final class RefuseHiddenCalls implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        Stream<Finding> fields = inspection
                .every(Expression.Field.class)
                .filter(field -> !isField(inspection, field))
                .map(field -> inspection.finding(
                        Finding.Code.HIDDEN_CALL,
                        field.span(),
                        "(…)." + field.field() + " may call the function " + field.field(),
                        "name the column as table.column, or take the column from a function in FROM"));
        Stream<Finding> columns = inspection
                .every(Expression.Column.class)
                .filter(column -> column.name().isQualified()
                        && isForeign(inspection, column.name().last()))
                .map(column -> inspection.finding(
                        Finding.Code.HIDDEN_CALL,
                        column.span(),
                        column.name() + " may call somebody's own function "
                                + column.name().last(),
                        "have a person list the function under source.functions of dash.yaml"));
        return Stream.concat(fields, columns);
    }

    private static boolean isField(Inspection inspection, Expression.Field field) {
        String name = field.field();
        if (name.equals("*") || AllowOnlyKnownFunctions.isAllowed(inspection, Name.of(name))) {
            return true;
        }
        if (field.base() instanceof Expression.Call call
                && yields(inspection, call).contains(name)) {
            return true;
        }
        boolean function = inspection.allowed().refusedFunctions().contains(name) || inspection.isUserFunction(name);
        return !function && inspection.scope().fields().contains(name);
    }

    private static List<String> yields(Inspection inspection, Expression.Call call) {
        return inspection.allowed().functions().getOrDefault(call.name().last(), List.of());
    }

    private static boolean isForeign(Inspection inspection, String name) {
        return inspection.isUserFunction(name) && !inspection.scope().namesFunction(Name.of(name));
    }
}
