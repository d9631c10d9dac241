package dash.guard;

import dash.statement.Name;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the source's server really has, read from its catalogue. It cuts the generated lists down, and names the objects of
 * users that a statement could run although it does not name them.
 *
 * @param functions names of functions in the engine's own schema
 * @param operators symbols of operators in the engine's own schema
 * @param userFunctions names of functions outside the engine's own schema that a call of a built-in name could reach
 * @param overloads operators of users that share a symbol with a built-in one
 * @param calls the functions of users that run when a relation is read: through a view, or through a cast of a column's type
 * @param typeCalls the functions of users that run when a value is cast to a type
 * @param version identifies this state of the catalogue; empty where the engine has none
 */
public record LiveServer(
        Set<String> functions,
        Set<String> operators,
        Set<String> userFunctions,
        List<OperatorOverload> overloads,
        Map<Name, Set<Name>> calls,
        Map<Name, Set<Name>> typeCalls,
        String version) {

    public LiveServer {
        functions = Set.copyOf(functions);
        operators = Set.copyOf(operators);
        userFunctions = Set.copyOf(userFunctions);
        overloads = List.copyOf(overloads);
        calls = Map.copyOf(calls);
        typeCalls = Map.copyOf(typeCalls);
    }

    /** For an engine without operators, casts and views that run functions of users. */
    public LiveServer(Set<String> functions, Set<String> operators, Set<String> userFunctions) {
        this(functions, operators, userFunctions, Map.of(), "");
    }

    /** For an engine without operators and casts of users. */
    public LiveServer(
            Set<String> functions,
            Set<String> operators,
            Set<String> userFunctions,
            Map<Name, Set<Name>> calls,
            String version) {
        this(functions, operators, userFunctions, List.of(), calls, Map.of(), version);
    }
}
