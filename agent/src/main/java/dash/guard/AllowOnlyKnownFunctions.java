package dash.guard;

import dash.statement.Expression;
import dash.statement.Name;
import java.util.stream.Stream;

/** Functions, aggregates and window functions come from the list of harmless built-ins or are named by the project. */
final class AllowOnlyKnownFunctions implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Expression.Call.class)
                .filter(call -> !isAllowed(inspection, call.name()))
                .map(call -> refuse(inspection, call));
    }

    static boolean isAllowed(Inspection inspection, Name name) {
        if (inspection.scope().namesFunction(name)) {
            return true;
        }
        boolean builtIn =
                inspection.allowed().functions().containsKey(name.last()) && inspection.serverHasFunction(name.last());
        return name.isQualified()
                ? builtIn && inspection.isBuiltInHere(name)
                : builtIn && !inspection.isUserFunction(name.last());
    }

    private static Finding refuse(Inspection inspection, Expression.Call call) {
        Name name = call.name();
        String home = inspection.allowed().homeSchema();
        boolean harmless = inspection.allowed().functions().containsKey(name.last());
        if (harmless && !name.isQualified() && inspection.isUserFunction(name.last())) {
            return finding(
                    inspection,
                    call,
                    "a function of somebody's own is also called " + name,
                    home.isEmpty()
                            ? "have the database's owner rename that function"
                            : "write " + home + "." + name + " to mean the built-in one");
        }
        if (inspection.allowed().refusedFunctions().contains(name.last())) {
            return finding(
                    inspection,
                    call,
                    "the built-in function " + name + " does or shows more than a query may",
                    "compute the value from columns and harmless functions, or leave it out");
        }
        return finding(
                inspection,
                call,
                "the function " + name + " is not among those that are allowed",
                "use a built-in function, or have a person list it under source.functions of dash.yaml");
    }

    private static Finding finding(Inspection inspection, Expression.Call call, String what, String instead) {
        return inspection.finding(Finding.Code.FUNCTION_NOT_ALLOWED, call.span(), what, instead);
    }
}
