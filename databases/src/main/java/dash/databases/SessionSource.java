package dash.databases;

import dash.databases.introspect.CatalogReader;
import dash.databases.look.StandardColumnValues;
import dash.databases.look.StandardValues;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.databases.session.Sessions;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.fault.Fault;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.Values;
import dash.statement.Name;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What the sources of all engines do alike once they have sessions and a catalog. An engine adds what its logins can do and
 * what its address is.
 */
public abstract class SessionSource<C extends CatalogReader> implements Source {

    private static final Set<Kind> CHANGES = Set.of(Kind.OBJECT_MISSING, Kind.CATALOG_CHANGED);

    private final SourceScope scope;
    private final Sessions sessions;
    private final C schemas;
    private final Values values;

    protected SessionSource(SourceScope scope, Sessions sessions, Function<OwnStatements, C> catalog) {
        this.scope = scope;
        this.sessions = sessions;
        this.schemas = catalog.apply(sessions.own());
        this.values = new StandardValues(sessions.own(), schemas, scope.sensitive());
    }

    /** A missing object or another state of the catalog says that it has changed: the next look at it reads it again. */
    @Override
    public final Execution run(SafeSql sql, Commission commission) {
        Execution execution = sessions.executor().run(sql, commission);
        if (execution instanceof Execution.Failed failed
                && CHANGES.contains(failed.error().kind())) {
            schemas.forget();
        }
        return execution;
    }

    @Override
    public final C schemas() {
        return schemas;
    }

    @Override
    public final Scope guardScope(Set<Name> functions) {
        return schemas.guardScope(functions);
    }

    @Override
    public final Values values() {
        return values;
    }

    @Override
    public final Optional<Fault> away() {
        return sessions.away();
    }

    /** Each with a memory of its own, so that what is made later holds the values of then. */
    @Override
    public ColumnValues columnValues() {
        return new StandardColumnValues(own(), schemas, scope.sensitive());
    }

    @Override
    public final OwnStatements own() {
        return sessions.own();
    }

    @Override
    public final Predicate<ColumnName> sensitive() {
        return column -> scope.sensitive().match(column.table(), column.column());
    }

    protected final SourceScope scope() {
        return scope;
    }

    protected Sessions sessions() {
        return sessions;
    }

    @Override
    public final void close() {
        sessions.close();
    }
}
