package dash.databases.duckdb.introspect;

import dash.databases.session.OwnSql;

/** What is asked of the catalog. The search path begins with the engine's own schema, so that the file's database is asked by name. Lists come as texts with a sign between that no name holds. */
final class CatalogStatements {

    private CatalogStatements() {}

    static OwnSql relations() {
        return OwnSql.of("""
                SELECT schema_name, table_name, 'table', coalesce(comment, ''), estimated_size, ''
                FROM duckdb_tables() WHERE database_name = (SELECT d.database_name FROM duckdb_databases() d WHERE NOT d.internal) AND NOT internal AND NOT temporary
                UNION ALL
                SELECT schema_name, view_name, 'view', coalesce(comment, ''), -1, coalesce(sql, '')
                FROM duckdb_views() WHERE database_name = (SELECT d.database_name FROM duckdb_databases() d WHERE NOT d.internal) AND NOT internal AND NOT temporary""");
    }

    static OwnSql columns() {
        return OwnSql.of("""
                SELECT schema_name, table_name, column_name, data_type, is_nullable, coalesce(comment, '')
                FROM duckdb_columns() WHERE database_name = (SELECT d.database_name FROM duckdb_databases() d WHERE NOT d.internal) AND NOT internal
                ORDER BY schema_name, table_name, column_index""");
    }

    static OwnSql keys() {
        return OwnSql.of("""
                SELECT schema_name, table_name, constraint_type, array_to_string(constraint_column_names, chr(31)),
                       coalesce(referenced_table, ''), coalesce(array_to_string(referenced_column_names, chr(31)), '')
                FROM duckdb_constraints() WHERE database_name = (SELECT d.database_name FROM duckdb_databases() d WHERE NOT d.internal)
                  AND constraint_type IN ('PRIMARY KEY', 'UNIQUE', 'FOREIGN KEY')
                ORDER BY schema_name, table_name, constraint_type, constraint_index""");
    }

    static OwnSql engine() {
        return OwnSql.of("""
                SELECT DISTINCT CASE WHEN internal THEN 'function' ELSE 'macro' END, lower(function_name),
                       CASE WHEN internal THEN '' ELSE coalesce(macro_definition, '') END
                FROM duckdb_functions()
                UNION ALL
                SELECT DISTINCT 'type', lower(type_name), '' FROM duckdb_types() WHERE NOT internal""");
    }
}
