package dash.databases.postgresql.introspect;

import dash.schema.RelationName;
import java.util.Set;

/**
 * What this very server has, by which the guard's lists are cut down. All names are as the catalog spells them.
 *
 * @param functions the built-in functions the login may call
 * @param operators the built-in operators
 * @param userFunctions functions of other schemas on the search path, extensions' included; one that is named like a
 *     built-in one could be called in its place
 * @param enumerationTypes the enumerations in the schemas of the project
 * @param relations every relation of these schemas, in scope and readable or not: an unqualified name means the first
 *     along the search path, whoever may read it
 */
public record ServerCatalog(
        Set<String> functions,
        Set<String> operators,
        Set<String> userFunctions,
        Set<String> enumerationTypes,
        Set<RelationName> relations) {

    public ServerCatalog {
        functions = Set.copyOf(functions);
        operators = Set.copyOf(operators);
        userFunctions = Set.copyOf(userFunctions);
        enumerationTypes = Set.copyOf(enumerationTypes);
        relations = Set.copyOf(relations);
    }
}
