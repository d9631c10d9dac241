package dash.databases.postgresql.introspect;

import dash.schema.RelationName;
import java.util.List;
import java.util.Set;

/**
 * What of a database belongs to a project.
 *
 * @param schemas in the order in which unqualified names are looked up
 * @param tables only these, or every relation of the schemas when it is empty
 */
public record SourceScope(List<String> schemas, Set<RelationName> tables) {

    public SourceScope {
        schemas = List.copyOf(schemas);
        tables = Set.copyOf(tables);
        if (schemas.isEmpty()) {
            throw new IllegalArgumentException("a scope without a schema");
        }
    }

    public static SourceScope of(String... schemas) {
        return new SourceScope(List.of(schemas), Set.of());
    }

    boolean holds(RelationName relation) {
        return schemas.contains(relation.schema()) && (tables.isEmpty() || tables.contains(relation));
    }
}
