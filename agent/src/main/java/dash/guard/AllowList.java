package dash.guard;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an engine brings along and Dash lets through, generated from the engine's catalogue.
 *
 * @param homeSchema where the built-ins live, searched before anything else
 * @param catalogs schemas in which the engine keeps what it knows about itself
 * @param catalogPrefixes how names of such relations begin, wherever they are
 * @param functions names of harmless functions, aggregates and window functions, with the names of the columns they
 *     yield (empty when they yield a plain value)
 * @param refusedFunctions built-ins that are known and not harmless; only for messages and hidden calls
 * @param operators symbols
 * @param types names, without those that look something up when a text is cast to them
 * @param values special values such as {@code current_date}
 */
public record AllowList(
        String homeSchema,
        Set<String> catalogs,
        List<String> catalogPrefixes,
        Map<String, List<String>> functions,
        Set<String> refusedFunctions,
        Set<String> operators,
        Set<String> types,
        Set<String> samplingMethods,
        Set<String> values) {

    public AllowList {
        catalogs = Set.copyOf(catalogs);
        catalogPrefixes = List.copyOf(catalogPrefixes);
        functions = Map.copyOf(functions);
        refusedFunctions = Set.copyOf(refusedFunctions);
        operators = Set.copyOf(operators);
        types = Set.copyOf(types);
        samplingMethods = Set.copyOf(samplingMethods);
        values = Set.copyOf(values);
    }

    /** Whether a name without a schema means the engine's own catalog, whatever the search path says. */
    public boolean isCatalogName(String name) {
        return catalogPrefixes.stream().anyMatch(name::startsWith);
    }
}
