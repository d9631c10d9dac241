package dash.databases.postgresql.introspect;

import dash.databases.scope.SourceScope;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.schema.RelationName;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads in one statement what the server itself can do. */
public final class ServerCatalogReader {

    private final OwnStatements own;
    private final SourceScope scope;

    public ServerCatalogReader(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
    }

    public ServerCatalog read() {
        Rows rows = own.run(statement(scope.schemas()));
        return new ServerCatalog(
                of("function", rows),
                of("operator", rows),
                of("user function", rows),
                of("enumeration", rows),
                relations(rows));
    }

    private static OwnSql statement(List<String> schemas) {
        return OwnSql.of("""
                SELECT DISTINCT 'function', p.proname, '' FROM pg_proc p
                WHERE p.pronamespace = 'pg_catalog'::regnamespace AND p.prokind <> 'p'
                  AND has_function_privilege(p.oid, 'EXECUTE')
                UNION ALL
                SELECT DISTINCT 'operator', o.oprname, '' FROM pg_operator o
                WHERE o.oprnamespace = 'pg_catalog'::regnamespace
                UNION ALL
                SELECT DISTINCT 'user function', p.proname, '' FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
                WHERE p.prokind <> 'p' AND n.nspname IN (""")
                .texts(schemas)
                .then("""
                )
                UNION ALL
                SELECT DISTINCT 'enumeration', t.typname, '' FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
                WHERE t.typtype = 'e' AND n.nspname IN (""")
                .texts(schemas)
                .then("""
                )
                UNION ALL
                SELECT 'relation', c.relname, n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND n.nspname IN (""")
                .texts(schemas)
                .then(")");
    }

    private static Set<String> of(String kind, Rows rows) {
        return named(kind, rows).map(row -> row.get(1).plain()).collect(Collectors.toUnmodifiableSet());
    }

    private static Set<RelationName> relations(Rows rows) {
        return named("relation", rows)
                .map(row -> new RelationName(row.get(2).plain(), row.get(1).plain()))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<List<Cell>> named(String kind, Rows rows) {
        return rows.rows().stream().filter(row -> row.getFirst().plain().equals(kind));
    }
}
