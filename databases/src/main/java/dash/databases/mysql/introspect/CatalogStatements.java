package dash.databases.mysql.introspect;

import dash.databases.session.OwnSql;
import java.util.List;

/** The statements that read the catalog. */
final class CatalogStatements {

    private final List<String> schemas;

    CatalogStatements(List<String> schemas) {
        this.schemas = schemas;
    }

    /** A view's comment is the word VIEW; sequences are no relations that could be read. */
    OwnSql relations() {
        return OwnSql.of("""
                SELECT t.table_schema, t.table_name, t.table_type, coalesce(t.table_comment, ''), coalesce(t.table_rows, -1),
                  coalesce(v.view_definition, '')
                FROM information_schema.tables t LEFT JOIN information_schema.views v
                  ON v.table_schema = t.table_schema AND v.table_name = t.table_name
                WHERE t.table_type IN ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED') AND t.table_schema IN (""").texts(schemas).then(") ORDER BY 1, 2");
    }

    OwnSql columns() {
        return OwnSql.of("""
                SELECT table_schema, table_name, ordinal_position, column_name, column_type, is_nullable,
                  coalesce(column_comment, '')
                FROM information_schema.columns
                WHERE privileges LIKE '%select%' AND table_schema IN (""").texts(schemas).then(") ORDER BY 1, 2, 3");
    }

    /** The primary key first; an index over the beginnings of texts or over expressions holds no whole column unique. */
    OwnSql indexes() {
        return OwnSql.of("""
                SELECT table_schema, table_name, index_name, non_unique, coalesce(column_name, ''),
                  sub_part IS NOT NULL OR column_name IS NULL, lower(index_type)
                FROM information_schema.statistics WHERE table_schema IN (""").texts(schemas).then(") ORDER BY 1, 2, index_name <> 'PRIMARY', index_name, seq_in_index");
    }

    OwnSql foreignKeys() {
        return OwnSql.of("""
                SELECT table_schema, table_name, constraint_name, column_name, referenced_table_schema,
                  referenced_table_name, referenced_column_name
                FROM information_schema.key_column_usage
                WHERE referenced_table_name IS NOT NULL AND table_schema IN (""").texts(schemas).then(") ORDER BY 1, 2, 3, ordinal_position");
    }
}
