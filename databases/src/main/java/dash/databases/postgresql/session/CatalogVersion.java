package dash.databases.postgresql.session;

/**
 * Identifies the state of everything in the catalog by which a user's code can get into a statement: functions, operators,
 * casts, types with their checks, columns of users' types and the definitions of views. The server's own objects are left out, because only an upgrade changes them, and
 * so are temporary ones, which belong to other sessions and come and go.
 */
public final class CatalogVersion {

    /**
     * One text: of each kind how many there are, and the versions of all in one number. A row that is changed gets another
     * transaction id; 16384 is the first object identifier that is not the server's own.
     */
    public static final String QUERY = """
            SELECT pg_catalog.md5(pg_catalog.concat_ws('/',
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':',
                 pg_catalog.sum(pg_catalog.hashtext(pg_catalog.concat(p.oid, '.', p.xmin))::bigint))
               FROM pg_catalog.pg_proc p WHERE p.oid >= 16384 AND p.pronamespace NOT IN (
                 SELECT n.oid FROM pg_catalog.pg_namespace n WHERE n.nspname ~ '^pg_temp')),
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':',
                 pg_catalog.sum(pg_catalog.hashtext(pg_catalog.concat(o.oid, '.', o.xmin))::bigint))
               FROM pg_catalog.pg_operator o WHERE o.oid >= 16384),
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':',
                 pg_catalog.sum(pg_catalog.hashtext(pg_catalog.concat(c.oid, '.', c.xmin))::bigint))
               FROM pg_catalog.pg_cast c WHERE c.oid >= 16384),
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':',
                 pg_catalog.sum(pg_catalog.hashtext(pg_catalog.concat(t.oid, '.', t.xmin))::bigint))
               FROM pg_catalog.pg_type t WHERE t.oid >= 16384 AND t.typtype IN ('b', 'd', 'e', 'r') AND t.typelem = 0),
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':',
                 pg_catalog.sum(pg_catalog.hashtext(pg_catalog.concat(k.oid, '.', k.xmin))::bigint))
               FROM pg_catalog.pg_constraint k WHERE k.contypid <> 0 AND k.oid >= 16384),
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':', pg_catalog.sum(pg_catalog.hashtext(
                 pg_catalog.concat(a.attrelid, '.', a.attnum, '.', a.atttypid))::bigint))
               FROM pg_catalog.pg_attribute a WHERE a.atttypid >= 16384 AND a.attnum > 0 AND NOT EXISTS (
                 SELECT 1 FROM pg_catalog.pg_class c WHERE c.oid = a.attrelid AND c.relpersistence = 't')),
              (SELECT pg_catalog.concat(pg_catalog.count(*), ':',
                 pg_catalog.sum(pg_catalog.hashtext(pg_catalog.concat(r.oid, '.', r.xmin))::bigint))
               FROM pg_catalog.pg_rewrite r WHERE r.oid >= 16384 AND NOT EXISTS (
                 SELECT 1 FROM pg_catalog.pg_class c WHERE c.oid = r.ev_class AND c.relpersistence = 't'))))""";

    private CatalogVersion() {}
}
