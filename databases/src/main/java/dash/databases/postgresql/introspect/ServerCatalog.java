package dash.databases.postgresql.introspect;

import dash.guard.OperatorOverload;
import dash.schema.RelationName;
import dash.statement.Name;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What this very server has, by which the guard's lists are cut down. All names are as the catalog spells them.
 *
 * @param functions the built-in functions the login may call
 * @param operators the built-in operators
 * @param userFunctions functions of other schemas on the search path; one that is named like a built-in one could be called
 *     in its place. Functions of an extension that take a value of the extension's own types are left out: they run for
 *     such values only, which is what the extension is for
 * @param overloads operators on the search path under a built-in symbol, without those of extensions in the same manner
 * @param calls which functions of users run when a relation is read: those with their owner's rights or side effects that a
 *     view calls, at any depth, and those behind the types of its columns and of its rows
 * @param typeCalls which functions of users run when a value is made one of a type
 * @param definitions the views of these schemas, and the definitions of all views behind each
 * @param enumerationTypes the enumerations in the schemas of the project
 * @param relations every relation of these schemas, in scope and readable or not: an unqualified name means the first
 *     along the search path, whoever may read it
 * @param version the state of the catalog that all of this was read in
 */
public record ServerCatalog(
        Set<String> functions,
        Set<String> operators,
        Set<String> userFunctions,
        List<OperatorOverload> overloads,
        Map<Name, Set<Name>> calls,
        Map<Name, Set<Name>> typeCalls,
        Map<Name, Set<String>> definitions,
        Set<String> enumerationTypes,
        Set<RelationName> relations,
        String version) {

    public ServerCatalog {
        functions = Set.copyOf(functions);
        operators = Set.copyOf(operators);
        userFunctions = Set.copyOf(userFunctions);
        overloads = List.copyOf(overloads);
        calls = Map.copyOf(calls);
        typeCalls = Map.copyOf(typeCalls);
        definitions = Map.copyOf(definitions);
        enumerationTypes = Set.copyOf(enumerationTypes);
        relations = Set.copyOf(relations);
    }
}
