package dash.schema;

import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.util.List;
import java.util.Optional;

/**
 * The source as it was when it was read.
 *
 * @param fingerprint changes when a relation, column, type, key or comment changes; row estimates do not count
 * @param searchPath the schemas in which an unqualified name is looked up, in this order
 * @param dialect how SQL for this source is spelled
 */
public record Schema(String fingerprint, List<String> searchPath, List<Table> tables, Dialect dialect) {

    public Schema {
        searchPath = List.copyOf(searchPath);
        tables = List.copyOf(tables);
    }

    /** One whose engine does not matter. */
    public Schema(String fingerprint, List<String> searchPath, List<Table> tables) {
        this(fingerprint, searchPath, tables, StandardDialect.PLAIN);
    }

    /** As the catalog spells it, or else the only one that differs in case alone: most engines do not tell them apart. */
    public Optional<Table> table(RelationName name) {
        return tables.stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .or(() -> onlyOne(tables.stream()
                        .filter(table -> same(table.name(), name))
                        .toList()));
    }

    private static boolean same(RelationName one, RelationName other) {
        return one.schema().equalsIgnoreCase(other.schema()) && one.name().equalsIgnoreCase(other.name());
    }

    private static <T> Optional<T> onlyOne(List<T> found) {
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
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
