package dash.guard;

import java.util.Set;

/**
 * What the source's server really has, asked once from its catalogue. Cuts the generated lists down, and names what could
 * be meant instead of a built-in.
 *
 * @param functions names of functions in the engine's own schema
 * @param operators symbols of operators in the engine's own schema
 * @param userFunctions names of functions outside the engine's own schema, whoever made them
 */
public record LiveServer(Set<String> functions, Set<String> operators, Set<String> userFunctions) {

    public LiveServer {
        functions = Set.copyOf(functions);
        operators = Set.copyOf(operators);
        userFunctions = Set.copyOf(userFunctions);
    }
}
