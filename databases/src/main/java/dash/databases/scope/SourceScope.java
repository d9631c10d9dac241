package dash.databases.scope;

import dash.schema.RelationName;
import java.util.List;
import java.util.Set;

/**
 * What of a database belongs to a project.
 *
 * @param schemas in the order in which unqualified names are looked up
 * @param tables only these, or every relation of the schemas when it is empty
 * @param sensitive columns that no statement reads
 */
public record SourceScope(List<String> schemas, Set<RelationName> tables, SensitivePatterns sensitive) {

    public SourceScope {
        schemas = List.copyOf(schemas);
        tables = Set.copyOf(tables);
        if (schemas.isEmpty()) {
            throw new IllegalArgumentException("a scope without a schema");
        }
    }

    public SourceScope(List<String> schemas, Set<RelationName> tables) {
        this(schemas, tables, SensitivePatterns.NONE);
    }

    public static SourceScope of(String... schemas) {
        return new SourceScope(List.of(schemas), Set.of());
    }

    /** With patterns such as {@code *.email}. */
    public SourceScope withSensitive(List<String> patterns) {
        return new SourceScope(schemas, tables, new SensitivePatterns(patterns));
    }

    public boolean holds(RelationName relation) {
        return schemas.contains(relation.schema()) && (tables.isEmpty() || tables.contains(relation));
    }
}
