package dash.schema;

import java.util.List;
import java.util.Optional;

/**
 * The source as it was when it was read.
 *
 * @param fingerprint changes when a relation, column, type, key or comment changes; row estimates do not count
 * @param searchPath the schemas in which an unqualified name is looked up, in this order
 */
public record Schema(String fingerprint, List<String> searchPath, List<Table> tables) {

    public Schema {
        searchPath = List.copyOf(searchPath);
        tables = List.copyOf(tables);
    }

    public Optional<Table> table(RelationName name) {
        return tables.stream().filter(table -> table.name().equals(name)).findFirst();
    }

    /** Finds a table by the name people write: with a schema, or without one along the search path. */
    public Optional<Table> find(String written) {
        int dot = written.indexOf('.');
        if (dot > 0 && dot < written.length() - 1) {
            return table(new RelationName(written.substring(0, dot), written.substring(dot + 1)));
        }
        return searchPath.stream()
                .map(schema -> table(new RelationName(schema, written)))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
