package dash.databases.postgresql.introspect;

import java.util.Set;

/**
 * What this very server has, by which the guard's lists are cut down. All names are as the catalog spells them.
 *
 * @param version such as 180001 for 18.1
 * @param functions the built-in functions the login may call
 * @param operators the built-in operators
 * @param userFunctions functions of other schemas on the search path, extensions' included; one that is named like a
 *     built-in one could be called in its place
 * @param userOperators likewise
 * @param enumerationTypes the enumerations in the schemas of the project
 */
public record ServerCatalog(
        int version,
        Set<String> functions,
        Set<String> operators,
        Set<String> userFunctions,
        Set<String> userOperators,
        Set<String> enumerationTypes) {

    public ServerCatalog {
        functions = Set.copyOf(functions);
        operators = Set.copyOf(operators);
        userFunctions = Set.copyOf(userFunctions);
        userOperators = Set.copyOf(userOperators);
        enumerationTypes = Set.copyOf(enumerationTypes);
    }

    public int majorVersion() {
        return version / 10_000;
    }
}
