package dash.databases.postgresql.introspect;

import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.guard.Sensitive;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Name;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells the guard what was read: what may be named, what may not although it is there, what the server has. */
final class GuardScope {

    private GuardScope() {}

    static Scope of(Schema schema, ServerCatalog catalog, Set<Name> functions, SensitivePatterns patterns) {
        Set<Name> relations = names(schema.tables().stream().map(Table::name).toList());
        Set<Name> others = names(catalog.relations()).stream()
                .filter(name -> !relations.contains(name))
                .collect(Collectors.toUnmodifiableSet());
        Set<Name> types = catalog.enumerationTypes().stream().map(Name::of).collect(Collectors.toUnmodifiableSet());
        LiveServer server = new LiveServer(catalog.functions(), catalog.operators(), catalog.userFunctions());
        return new Scope(
                relations,
                others,
                schema.searchPath(),
                functions,
                types,
                Set.of(),
                sensitive(schema, patterns),
                Optional.of(server));
    }

    private static Set<Sensitive> sensitive(Schema schema, SensitivePatterns patterns) {
        return schema.tables().stream()
                .map(table -> new Sensitive(
                        name(table.name()), patterns.columnsOf(table), Set.copyOf(patterns.othersOf(table))))
                .filter(known -> !known.columns().isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Set<Name> names(Collection<RelationName> relations) {
        return relations.stream().map(GuardScope::name).collect(Collectors.toUnmodifiableSet());
    }

    private static Name name(RelationName relation) {
        return Name.of(relation.schema(), relation.name());
    }
}
