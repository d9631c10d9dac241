package dash.databases.duckdb.parser;

import java.util.Set;

/**
 * What the reader has to know of the engine's functions, because the engine's tree does not say it.
 *
 * @param aggregates names of aggregates: GROUP BY ALL means every column without one
 * @param lambdas names of functions that take a function: for others {@code a -> b} is an operator
 * @param values functions of one value, by name
 * @param tableFunctions functions in FROM that may be meant by a name which a function of one value also has
 */
public record Vocabulary(Set<String> aggregates, Set<String> lambdas, Set<String> values, Set<String> tableFunctions) {

    public Vocabulary {
        aggregates = Set.copyOf(aggregates);
        lambdas = Set.copyOf(lambdas);
        values = Set.copyOf(values);
        tableFunctions = Set.copyOf(tableFunctions);
    }

    /** A name that is harmless for one value but reads something in FROM, such as a macro that takes a table's name. */
    boolean isAnotherInFrom(String name) {
        return values.contains(name) && !tableFunctions.contains(name);
    }
}
