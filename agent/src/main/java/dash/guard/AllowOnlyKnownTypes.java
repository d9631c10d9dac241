package dash.guard;

import dash.statement.Name;
import dash.statement.TypeName;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A cast calls a type's input function. The engine's plain types and those of the project are allowed; types that look
 * names up ({@code regclass} and its kin) tell whether something exists, and others run their owner's code.
 */
final class AllowOnlyKnownTypes implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return Stream.concat(unknown(inspection), running(inspection));
    }

    /** A cast to such a type runs a function of users: a cast of theirs, or the check of a domain in it. */
    private static Stream<Finding> running(Inspection inspection) {
        Scope scope = inspection.scope();
        Map<Name, Set<Name>> calls = scope.server().map(LiveServer::typeCalls).orElse(Map.of());
        return calls.isEmpty()
                ? Stream.empty()
                : inspection
                        .every(TypeName.class)
                        .flatMap(type -> meant(type.name(), scope)
                                .flatMap(name -> calls.getOrDefault(name, Set.of()).stream())
                                .filter(function -> !scope.namesFunction(function))
                                .sorted(Comparator.comparing(Name::toString))
                                .limit(1)
                                .map(function -> inspection.finding(
                                        Finding.Code.TYPE_NOT_ALLOWED,
                                        type.span(),
                                        "a cast to " + type.name() + " runs the function " + function,
                                        "cast to a plain type, or have a person list the function under source.functions of"
                                                + " dash.yaml")));
    }

    private static Stream<Name> meant(Name name, Scope scope) {
        return name.isQualified()
                ? Stream.of(name)
                : scope.searchPath().stream().map(schema -> Name.of(schema, name.last()));
    }

    private static Stream<Finding> unknown(Inspection inspection) {
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
