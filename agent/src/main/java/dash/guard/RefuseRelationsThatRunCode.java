package dash.guard;

import dash.statement.Name;
import dash.statement.TablesRead;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reading a view runs the functions in its definition, with the rights that their owners gave them, and reading a column of a
 * type with a user-defined cast can run that cast. Such a relation is read only when a person has listed the functions.
 */
final class RefuseRelationsThatRunCode implements Rule {

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        Scope scope = inspection.scope();
        Map<Name, Set<Name>> calls = scope.server().map(LiveServer::calls).orElse(Map.of());
        return calls.isEmpty()
                ? Stream.empty()
                : TablesRead.of(inspection.statement().root()).stream()
                        .flatMap(table -> scope.relation(table.name()).stream()
                                .flatMap(relation -> calls.getOrDefault(relation, Set.of()).stream())
                                .filter(function -> !scope.namesFunction(function))
                                .sorted(Comparator.comparing(Name::toString))
                                .limit(1)
                                .map(function -> inspection.finding(
                                        Finding.Code.FUNCTION_NOT_ALLOWED,
                                        table.span(),
                                        "reading " + table.name() + " runs the function " + function,
                                        "read the tables behind it, or have a person list the function under"
                                                + " source.functions of dash.yaml")));
    }
}
