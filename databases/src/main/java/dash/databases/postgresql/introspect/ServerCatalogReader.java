package dash.databases.postgresql.introspect;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toUnmodifiableSet;

import dash.databases.postgresql.session.CatalogVersion;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.guard.OperatorOverload;
import dash.schema.RelationName;
import dash.statement.Name;
import dash.statement.OperatorName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads in one statement what the server itself can do, and what users have added that could run inside a statement. */
public final class ServerCatalogReader {

    /**
     * {@code belongs} says which extension a function, operator, cast or type came with. {@code added} are the functions of users
     * that may do more than compute: with their owner's rights, or with side effects. {@code used} says what views and domains
     * call, {@code reached} what that calls in turn, as far as texts and dependencies show it. {@code running} are the types
     * whose values run a function of users when they are cast or checked, and the types that are made of such types.
     */
    private static final String COMMON = """
            WITH RECURSIVE belongs AS MATERIALIZED (
              SELECT d.classid, d.objid, d.refobjid AS extension FROM pg_depend d
              WHERE d.deptype = 'e' AND d.refclassid = 'pg_extension'::regclass),
            own_type AS MATERIALIZED (
              SELECT t.oid, b.extension FROM pg_type t JOIN belongs b
                ON b.classid = 'pg_type'::regclass AND b.objid IN (t.oid, t.typelem)),
            path AS MATERIALIZED (
              SELECT n.oid, n.nspname FROM pg_namespace n WHERE n.nspname IN (""";

    private static final String OBJECTS = """
            )),
            added AS MATERIALIZED (
              SELECT p.oid, p.proname, n.nspname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
              WHERE p.oid >= 16384 AND (p.prosecdef OR (p.provolatile = 'v' AND NOT EXISTS (
                SELECT FROM belongs b WHERE b.classid = 'pg_proc'::regclass AND b.objid = p.oid)))),
            conversion AS MATERIALIZED (
              SELECT c.castsource, c.casttarget, p.proname, n.nspname
              FROM pg_cast c JOIN pg_proc p ON p.oid = c.castfunc JOIN pg_namespace n ON n.oid = p.pronamespace
              WHERE c.oid >= 16384 AND (p.prosecdef OR NOT EXISTS (
                SELECT FROM belongs b WHERE b.classid = 'pg_cast'::regclass AND b.objid = c.oid))),
            behind (view, relation) AS (
              SELECT c.oid, c.oid FROM pg_class c JOIN path n ON n.oid = c.relnamespace WHERE c.relkind = 'v'
              UNION
              SELECT v.view, k.oid FROM behind v JOIN pg_rewrite w ON w.ev_class = v.relation
              JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = w.oid
                AND d.refclassid = 'pg_class'::regclass
              JOIN pg_class k ON k.oid = d.refobjid AND k.relkind = 'v'),
            used (classid, objid, function) AS MATERIALIZED (
              SELECT DISTINCT d.classid, coalesce(k.contypid, d.objid),
                unnest(ARRAY[coalesce(o.oprcode::oid, d.refobjid), g.aggtransfn, g.aggfinalfn, g.aggcombinefn,
                  g.aggserialfn, g.aggdeserialfn, g.aggmtransfn, g.aggminvtransfn, g.aggmfinalfn]::oid[])
              FROM pg_depend d LEFT JOIN pg_operator o ON d.refclassid = 'pg_operator'::regclass AND o.oid = d.refobjid
              LEFT JOIN pg_aggregate g ON d.refclassid = 'pg_proc'::regclass AND g.aggfnoid = d.refobjid
              LEFT JOIN pg_constraint k ON d.classid = 'pg_constraint'::regclass AND k.oid = d.objid
              WHERE d.refclassid IN ('pg_proc'::regclass, 'pg_operator'::regclass)
                AND (d.classid = 'pg_rewrite'::regclass OR k.contypid <> 0)),
            reached (start, function) AS (
              SELECT function, function FROM used WHERE function >= 16384
              UNION
              SELECT r.start, g.oid FROM reached r JOIN pg_proc f ON f.oid = r.function AND f.prolang NOT IN (12, 13)
              JOIN pg_proc g ON g.oid >= 16384 AND (strpos(lower(f.prosrc), lower(g.proname)) > 0 OR EXISTS (
                  SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = f.oid
                    AND d.refclassid = 'pg_proc'::regclass AND d.refobjid = g.oid))
              WHERE f.oid NOT IN (SELECT oid FROM added)),
            running (type, nspname, proname) AS (
              SELECT t.type, x.nspname, x.proname FROM conversion x, unnest(ARRAY[x.castsource, x.casttarget]) t(type)
              WHERE t.type >= 16384 OR greatest(x.castsource, x.casttarget) < 16384
              UNION
              SELECT u.objid, a.nspname, a.proname FROM used u JOIN reached r ON r.start = u.function
              JOIN added a ON a.oid = r.function WHERE u.classid = 'pg_constraint'::regclass
              UNION
              SELECT t.oid, r.nspname, r.proname FROM running r JOIN pg_type t ON r.type IN (t.typelem, t.typbasetype)
                OR EXISTS (SELECT FROM pg_range g WHERE g.rngtypid = t.oid AND g.rngsubtype = r.type)
                OR EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.typrelid AND a.atttypid = r.type
                  AND a.attnum > 0 AND NOT a.attisdropped))
            SELECT DISTINCT 'function', p.proname::text, '', '', '' FROM pg_proc p
            WHERE p.pronamespace = 'pg_catalog'::regnamespace AND p.prokind <> 'p'
              AND has_function_privilege(p.oid, 'EXECUTE')
            UNION ALL
            SELECT DISTINCT 'operator', o.oprname, '', '', '' FROM pg_operator o
            WHERE o.oprnamespace = 'pg_catalog'::regnamespace
            UNION ALL
            SELECT DISTINCT 'user function', p.proname, '', '', '' FROM pg_proc p JOIN path n ON n.oid = p.pronamespace
            WHERE p.prokind <> 'p' AND (p.prosecdef OR NOT EXISTS (
              SELECT FROM belongs b JOIN own_type t ON t.extension = b.extension AND t.oid = ANY (p.proargtypes)
              WHERE b.classid = 'pg_proc'::regclass AND b.objid = p.oid))
            UNION ALL
            SELECT 'overload', o.oprname, n.nspname, coalesce(l.typname, ''), coalesce(r.typname, '')
            FROM pg_operator o JOIN path n ON n.oid = o.oprnamespace JOIN pg_proc p ON p.oid = o.oprcode
            LEFT JOIN pg_type l ON l.oid = o.oprleft LEFT JOIN pg_type r ON r.oid = o.oprright
            WHERE (p.prosecdef OR NOT EXISTS (
                SELECT FROM belongs b JOIN own_type t ON t.extension = b.extension AND t.oid IN (o.oprleft, o.oprright)
                WHERE b.classid = 'pg_operator'::regclass AND b.objid = o.oid))
              AND EXISTS (SELECT FROM pg_operator s
                WHERE s.oprnamespace = 'pg_catalog'::regnamespace AND s.oprname = o.oprname)
            UNION ALL
            SELECT DISTINCT 'call', c.relname, n.nspname, a.nspname, a.proname
            FROM behind v JOIN pg_class c ON c.oid = v.view JOIN path n ON n.oid = c.relnamespace
            JOIN pg_rewrite w ON w.ev_class = v.relation
            JOIN used u ON u.classid = 'pg_rewrite'::regclass AND u.objid = w.oid
            JOIN reached r ON r.start = u.function JOIN added a ON a.oid = r.function
            UNION ALL
            SELECT DISTINCT 'call', c.relname, n.nspname, y.nspname, y.proname
            FROM behind v JOIN pg_class c ON c.oid = v.view JOIN path n ON n.oid = c.relnamespace
            JOIN pg_rewrite w ON w.ev_class = v.relation
            JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = w.oid
              AND d.refclassid = 'pg_type'::regclass JOIN running y ON y.type = d.refobjid
            UNION ALL
            SELECT DISTINCT 'call', c.relname, n.nspname, y.nspname, y.proname
            FROM running y JOIN pg_class c ON c.reltype = y.type AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
            JOIN path n ON n.oid = c.relnamespace
            UNION ALL
            SELECT DISTINCT 'type', t.typname, n.nspname, y.nspname, y.proname
            FROM running y JOIN pg_type t ON t.oid = y.type JOIN path n ON n.oid = t.typnamespace
            UNION ALL
            SELECT 'definition', c.relname, n.nspname, pg_get_viewdef(v.relation, true), ''
            FROM behind v JOIN pg_class c ON c.oid = v.view JOIN path n ON n.oid = c.relnamespace
            UNION ALL
            SELECT DISTINCT 'enumeration', t.typname, '', '', '' FROM pg_type t JOIN path n ON n.oid = t.typnamespace
            WHERE t.typtype = 'e'
            UNION ALL
            SELECT 'relation', c.relname, n.nspname, '', '' FROM pg_class c JOIN path n ON n.oid = c.relnamespace
            WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
            UNION ALL
            SELECT 'version', (""";

    private final OwnStatements own;
    private final SourceScope scope;

    public ServerCatalogReader(OwnStatements own, SourceScope scope) {
        this.own = own;
        this.scope = scope;
    }

    public ServerCatalog read() {
        Rows rows = own.run(OwnSql.of(COMMON)
                .texts(scope.schemas())
                .then(OBJECTS)
                .then(CatalogVersion.QUERY)
                .then("), '', '', ''"));
        return new ServerCatalog(
                of("function", rows),
                of("operator", rows),
                of("user function", rows),
                named("overload", rows).map(ServerCatalogReader::overload).toList(),
                functions("call", rows),
                functions("type", rows),
                named("definition", rows)
                        .collect(groupingBy(
                                ServerCatalogReader::relation, mapping(row -> text(row, 3), toUnmodifiableSet()))),
                of("enumeration", rows),
                named("relation", rows)
                        .map(row -> new RelationName(text(row, 2), text(row, 1)))
                        .collect(toUnmodifiableSet()),
                of("version", rows).iterator().next());
    }

    private static OperatorOverload overload(List<Cell> row) {
        return new OperatorOverload(
                new OperatorName(Optional.of(text(row, 2)), text(row, 1)), text(row, 3), text(row, 4));
    }

    private static Map<Name, Set<Name>> functions(String kind, Rows rows) {
        return named(kind, rows)
                .collect(groupingBy(
                        ServerCatalogReader::relation,
                        mapping(row -> Name.of(text(row, 3), text(row, 4)), toUnmodifiableSet())));
    }

    private static Name relation(List<Cell> row) {
        return Name.of(text(row, 2), text(row, 1));
    }

    private static Set<String> of(String kind, Rows rows) {
        return named(kind, rows).map(row -> text(row, 1)).collect(toUnmodifiableSet());
    }

    private static Stream<List<Cell>> named(String kind, Rows rows) {
        return rows.rows().stream().filter(row -> text(row, 0).equals(kind));
    }

    private static String text(List<Cell> row, int column) {
        return row.get(column).plain();
    }
}
