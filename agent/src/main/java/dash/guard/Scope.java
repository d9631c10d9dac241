package dash.guard;

import dash.statement.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a project lets statements touch.
 *
 * @param relations tables and views, each with its schema
 * @param otherRelations relations that exist on the source and are not in scope, as far as known: an unqualified name
 *     that means one of them must not pass for a namesake in a later schema
 * @param searchPath the schemas of unqualified names, in order; the session sets the same
 * @param functions user functions that the project names, with or without schema
 * @param types further types (enumerations, domains), with or without schema
 * @param fields names of fields of composite types that may be asked for
 * @param sensitive the relations in scope some of whose columns no statement may read
 */
public record Scope(
        Set<Name> relations,
        Set<Name> otherRelations,
        List<String> searchPath,
        Set<Name> functions,
        Set<Name> types,
        Set<String> fields,
        Set<Sensitive> sensitive,
        Optional<LiveServer> server) {

    public Scope {
        relations = Set.copyOf(relations);
        otherRelations = Set.copyOf(otherRelations);
        searchPath = List.copyOf(searchPath);
        functions = Set.copyOf(functions);
        types = Set.copyOf(types);
        fields = Set.copyOf(fields);
        sensitive = Set.copyOf(sensitive);
    }

    /** A scope of relations only; those written without a schema are in the first of the search path. */
    public static Scope of(List<String> searchPath, Iterable<Name> relations) {
        Set<Name> qualified = new LinkedHashSet<>();
        for (Name relation : relations) {
            qualified.add(relation.isQualified() ? relation : Name.of(searchPath.getFirst(), relation.last()));
        }
        return new Scope(qualified, Set.of(), searchPath, Set.of(), Set.of(), Set.of(), Set.of(), Optional.empty());
    }

    public Scope withFunctions(Set<Name> more) {
        return new Scope(relations, otherRelations, searchPath, more, types, fields, sensitive, server);
    }

    public Scope withTypes(Set<Name> more) {
        return new Scope(relations, otherRelations, searchPath, functions, more, fields, sensitive, server);
    }

    public Scope withFields(Set<String> more) {
        return new Scope(relations, otherRelations, searchPath, functions, types, more, sensitive, server);
    }

    public Scope withOtherRelations(Set<Name> more) {
        return new Scope(relations, more, searchPath, functions, types, fields, sensitive, server);
    }

    public Scope withSensitive(Set<Sensitive> more) {
        return new Scope(relations, otherRelations, searchPath, functions, types, fields, more, server);
    }

    public Scope on(LiveServer live) {
        return new Scope(relations, otherRelations, searchPath, functions, types, fields, sensitive, Optional.of(live));
    }

    /** The relation a name means, when it is in scope. A name with a database in front is never taken. */
    public Optional<Name> relation(Name name) {
        if (name.isQualified()) {
            return Optional.of(name).filter(relations::contains);
        }
        return searchPath.stream()
                .map(schema -> Name.of(schema, name.last()))
                .filter(candidate -> relations.contains(candidate) || otherRelations.contains(candidate))
                .findFirst()
                .filter(relations::contains);
    }

    /** Names in scope in short: without schema where it is in the search path. For messages. */
    public List<String> relationNames() {
        return relations.stream()
                .map(name -> searchPath.contains(name.parts().getFirst()) ? name.last() : name.toString())
                .sorted()
                .collect(Collectors.toList());
    }

    boolean namesFunction(Name name) {
        return names(functions, name);
    }

    boolean namesType(Name name) {
        return names(types, name) || relation(name).isPresent();
    }

    /** An entry without a schema stands for any schema of the search path, and so does a name without one. */
    private boolean names(Set<Name> entries, Name name) {
        if (entries.contains(name)) {
            return true;
        }
        boolean reachable =
                name.parts().size() == 2 && searchPath.contains(name.parts().getFirst());
        return name.isQualified()
                ? reachable && entries.contains(Name.of(name.last()))
                : searchPath.stream().anyMatch(schema -> entries.contains(Name.of(schema, name.last())));
    }
}
