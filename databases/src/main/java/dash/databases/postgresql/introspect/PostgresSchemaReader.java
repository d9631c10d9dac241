package dash.databases.postgresql.introspect;

import dash.databases.introspect.CatalogReader;
import dash.databases.introspect.GuardScope;
import dash.databases.introspect.KeptScope;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.schema.Schema;
import dash.statement.Name;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the catalog once and again when it is told that it no longer holds. Safe for many threads; one reads, all get it. */
public final class PostgresSchemaReader implements CatalogReader {

    private final OwnStatements own;
    private final SourceScope scope;
    private final KeptScope kept = new KeptScope();
    private @Nullable Schema known;
    private @Nullable ServerCatalog server;

    public PostgresSchemaReader(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
    }

    @Override
    public synchronized Schema schema() {
        return known == null ? refresh() : known;
    }

    @Override
    public synchronized Schema refresh() {
        CatalogStatements catalog = new CatalogStatements(scope.schemas());
        Schema read = new SchemaAssembly(scope)
                .relations(own.run(catalog.relations()))
                .enumerations(own.run(catalog.enumerations()))
                .columns(own.run(catalog.columns()))
                .indexes(own.run(catalog.indexes()))
                .foreignKeys(own.run(catalog.foreignKeys()))
                .schema();
        known = read;
        return read;
    }

    private ServerCatalog catalog() {
        if (server == null) {
            server = new ServerCatalogReader(own, scope).read();
        }
        return server;
    }

    @Override
    public synchronized Scope guardScope(Set<Name> functions) {
        ServerCatalog live = catalog();
        return kept.of(schema(), live, functions, () -> told(live, functions));
    }

    private Scope told(ServerCatalog live, Set<Name> functions) {
        return GuardScope.exact(schema(), scope.sensitive())
                .of(
                        live.relations(),
                        functions,
                        live.enumerationTypes().stream().map(Name::of).collect(Collectors.toUnmodifiableSet()),
                        Optional.of(liveServer(live)));
    }

    private static LiveServer liveServer(ServerCatalog live) {
        Map<Name, Set<Name>> calls = new HashMap<>(live.calls());
        new ViewCalls()
                .of(live.definitions())
                .forEach((view, names) -> calls.merge(
                        view,
                        names,
                        (some, others) ->
                                Stream.concat(some.stream(), others.stream()).collect(Collectors.toUnmodifiableSet())));
        return new LiveServer(
                live.functions(),
                live.operators(),
                live.userFunctions(),
                live.overloads(),
                calls,
                live.typeCalls(),
                live.version());
    }

    @Override
    public synchronized void forget() {
        known = null;
        server = null;
    }
}
