package dash.guard;

import dash.statement.Name;
import dash.statement.TypeName;
import java.util.stream.Stream;

/**
 * A cast calls a type's input function. The engine's plain types and those of the project are allowed; types that look
 * names up ({@code regclass} and its kin) tell whether something exists, and others run their owner's code.
 */
final class AllowOnlyKnownTypes implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(TypeName.class)
                .filter(type -> type.fromColumn() || type.setOf() || !isAllowed(inspection, type.name()))
                .map(type -> inspection.finding(
                        Finding.Code.TYPE_NOT_ALLOWED,
                        type.span(),
                        "the type " + type.name() + " is not among those that are allowed",
                        "cast to a plain type such as text, numeric, date or timestamp"));
    }

    private static boolean isAllowed(Inspection inspection, Name name) {
        boolean builtIn = !name.isQualified() || inspection.isBuiltInHere(name);
        return (builtIn && inspection.allowed().types().contains(name.last()))
                || inspection.scope().namesType(name);
    }
}
