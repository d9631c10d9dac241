package dash.schema;

import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The source as it was when it was read. No record, because it finds its tables by name for every question, and there may be
 * thousands; two of them are equal when all that they tell is.
 */
public final class Schema {

    private final String fingerprint;
    private final List<String> searchPath;
    private final List<Table> tables;
    private final Dialect dialect;
    private final Map<RelationName, Table> byName = new HashMap<>();
    private final Map<RelationName, List<Table>> byAnyCase = new HashMap<>();

    /**
     * All that was read.
     *
     * @param fingerprint changes when a relation, column, type, key or comment changes; row estimates do not count
     * @param searchPath the schemas in which an unqualified name is looked up, in this order
     * @param dialect how SQL for this source is spelled
     */
    public Schema(String fingerprint, List<String> searchPath, List<Table> tables, Dialect dialect) {
        this.fingerprint = fingerprint;
        this.searchPath = List.copyOf(searchPath);
        this.tables = List.copyOf(tables);
        this.dialect = dialect;
        for (Table table : this.tables) {
            byName.putIfAbsent(table.name(), table);
            byAnyCase.merge(folded(table.name()), List.of(table), Schema::both);
        }
    }

    /** One whose engine does not matter. */
    public Schema(String fingerprint, List<String> searchPath, List<Table> tables) {
        this(fingerprint, searchPath, tables, StandardDialect.PLAIN);
    }

    private static List<Table> both(List<Table> some, List<Table> more) {
        return List.of(some.getFirst(), more.getFirst());
    }

    private static RelationName folded(RelationName name) {
        return new RelationName(folded(name.schema()), folded(name.name()));
    }

    /** Letter by letter, up and down again, as {@link String#equalsIgnoreCase} does it. */
    private static String folded(String name) {
        StringBuilder folded = new StringBuilder(name.length());
        name.chars().forEach(letter -> folded.append((char) Character.toLowerCase(Character.toUpperCase(letter))));
        return folded.toString();
    }

    public String fingerprint() {
        return fingerprint;
    }

    public List<String> searchPath() {
        return searchPath;
    }

    public List<Table> tables() {
        return tables;
    }

    public Dialect dialect() {
        return dialect;
    }

    /** As the catalog spells it, or else the only one that differs in case alone: most engines do not tell them apart. */
    public Optional<Table> table(RelationName name) {
        Table exact = byName.get(name);
        if (exact != null) {
            return Optional.of(exact);
        }
        List<Table> alike = byAnyCase.getOrDefault(folded(name), List.of());
        return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
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

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Schema schema
                        && fingerprint.equals(schema.fingerprint)
                        && searchPath.equals(schema.searchPath)
                        && tables.equals(schema.tables)
                        && dialect.equals(schema.dialect));
    }

    @Override
    public int hashCode() {
        return Objects.hash(fingerprint, searchPath, tables.size());
    }

    @Override
    public String toString() {
        return "Schema[" + fingerprint + ", " + searchPath + ", " + tables + "]";
    }
}
