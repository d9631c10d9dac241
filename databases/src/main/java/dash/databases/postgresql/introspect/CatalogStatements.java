package dash.databases.postgresql.introspect;

import dash.databases.session.OwnSql;
import java.util.List;

/** The statements that read the catalog. They run with nothing but the system's own schema on the search path. */
final class CatalogStatements {

    /** What an extension brought along, such as {@code pg_stat_statements}, is not what people keep there. */
    private static final String READABLE_SCHEMA = """
            FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND has_schema_privilege(n.oid, 'USAGE')
              AND (has_table_privilege(c.oid, 'SELECT') OR has_any_column_privilege(c.oid, 'SELECT'))
              AND NOT EXISTS (SELECT FROM pg_depend e
                WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid AND e.deptype = 'e')
              AND n.nspname IN (""";

    private final List<String> schemas;

    CatalogStatements(List<String> schemas) {
        this.schemas = schemas;
    }

    /** Estimates of a partitioned table are its partitions' added up; a view has none. */
    OwnSql relations() {
        return OwnSql.of("""
                WITH readable AS MATERIALIZED (
                SELECT c.oid, n.nspname, c.relname, c.relkind, c.reltuples, c.relispartition
                """).then(READABLE_SCHEMA).texts(schemas).then("""
                ))
                SELECT r.oid, r.nspname, r.relname, r.relkind, r.relispartition, coalesce(d.description, ''),
                  CASE r.relkind
                    WHEN 'v' THEN -1
                    WHEN 'p' THEN coalesce((SELECT sum(leaf.reltuples)
                      FROM pg_partition_tree(r.oid) t JOIN pg_class leaf ON leaf.oid = t.relid
                      WHERE t.isleaf AND leaf.reltuples >= 0), -1)
                    ELSE r.reltuples END::bigint,
                  CASE WHEN r.relkind IN ('v', 'm') THEN pg_get_viewdef(r.oid, true) ELSE '' END
                FROM readable r LEFT JOIN pg_description d
                  ON d.objoid = r.oid AND d.classoid = 'pg_class'::regclass AND d.objsubid = 0
                ORDER BY r.nspname, r.relname
                """);
    }

    /** A domain over an enumeration has the enumeration's values. */
    OwnSql columns() {
        return OwnSql.of("""
                WITH readable AS MATERIALIZED (
                SELECT c.oid
                """).then(READABLE_SCHEMA).texts(schemas).then("""
                ))
                SELECT a.attrelid, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), NOT a.attnotnull,
                  coalesce(d.description, ''),
                  CASE WHEN t.typtype = 'e' THEN t.oid WHEN b.typtype = 'e' THEN b.oid ELSE 0::oid END
                FROM readable r JOIN pg_attribute a ON a.attrelid = r.oid
                JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type b ON b.oid = t.typbasetype
                LEFT JOIN pg_description d
                  ON d.objoid = a.attrelid AND d.classoid = 'pg_class'::regclass AND d.objsubid = a.attnum
                WHERE a.attnum > 0 AND NOT a.attisdropped AND has_column_privilege(a.attrelid, a.attnum, 'SELECT')
                ORDER BY a.attrelid, a.attnum
                """);
    }

    OwnSql foreignKeys() {
        return OwnSql.of("""
                WITH readable AS MATERIALIZED (
                SELECT c.oid
                """).then(READABLE_SCHEMA).texts(schemas).then("""
                ))
                SELECT k.conrelid, array_to_string(k.conkey, ' '), k.confrelid, array_to_string(k.confkey, ' ')
                FROM readable r JOIN pg_constraint k ON k.conrelid = r.oid
                WHERE k.contype = 'f' ORDER BY k.conrelid, k.conname, k.oid
                """);
    }

    /** Whether an index holds whole columns unique is told apart from partial ones and those over expressions. */
    OwnSql indexes() {
        return OwnSql.of("""
                WITH readable AS MATERIALIZED (
                SELECT c.oid
                """).then(READABLE_SCHEMA).texts(schemas).then("""
                ))
                SELECT i.indrelid, pg_get_indexdef(i.indexrelid),
                  i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL AND i.indisvalid AND i.indimmediate,
                  array_to_string((i.indkey::int2[])[0 : i.indnkeyatts - 1], ' ')
                FROM readable r JOIN pg_index i ON i.indrelid = r.oid JOIN pg_class x ON x.oid = i.indexrelid
                WHERE i.indislive ORDER BY i.indrelid, i.indisprimary DESC, x.relname
                """);
    }

    OwnSql enumerations() {
        return OwnSql.of("SELECT enumtypid, enumlabel FROM pg_enum ORDER BY enumtypid, enumsortorder");
    }
}
