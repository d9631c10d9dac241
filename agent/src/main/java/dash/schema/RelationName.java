package dash.schema;

/** A relation's full name, spelled as the catalog spells it (no quotes, case kept). */
public record RelationName(String schema, String name) implements Comparable<RelationName> {

    public RelationName {
        if (schema.isEmpty() || name.isEmpty()) {
            throw new IllegalArgumentException("a relation needs a schema and a name: " + schema + "." + name);
        }
    }

    @Override
    public int compareTo(RelationName other) {
        int bySchema = schema.compareTo(other.schema);
        return bySchema != 0 ? bySchema : name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return schema + "." + name;
    }
}
