package dash.databases.sqlite.introspect;

import dash.databases.session.OwnSql;
import dash.schema.RelationName;

/** The statements that read the catalog. */
final class CatalogStatements {

    private CatalogStatements() {}

    /** Shadow tables hold the inside of virtual ones; the engine's own tables are nobody's data. */
    static OwnSql relations() {
        return OwnSql.of("""
                SELECT l.name, l.type, coalesce(s.sql, ''), l.wr
                FROM pragma_table_list l LEFT JOIN sqlite_schema s ON s.name = l.name AND s.type IN ('table', 'view')
                WHERE l.schema = 'main' AND l.type IN ('table', 'view', 'virtual') AND l.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                ORDER BY l.name
                """);
    }

    /** Of hidden columns only those are shown that the table computes itself. */
    static OwnSql columns(RelationName relation) {
        return OwnSql.of("SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo(")
                .text(relation.name())
                .then(", 'main') WHERE hidden <> 1 ORDER BY cid");
    }

    static OwnSql foreignKeys(RelationName relation) {
        return OwnSql.of("SELECT id, \"table\", \"from\", coalesce(\"to\", '') FROM pragma_foreign_key_list(")
                .text(relation.name())
                .then(", 'main') ORDER BY id, seq");
    }

    static OwnSql indexes(RelationName relation) {
        return OwnSql.of("""
                SELECT i.name, i."unique", i.partial, i.origin, coalesce(c.name, ''), c.cid
                FROM pragma_index_list(""")
                .text(relation.name())
                .then(
                        ", 'main') i JOIN pragma_index_xinfo(i.name, 'main') c WHERE c.key = 1 ORDER BY i.seq DESC, c.seqno");
    }

    /** Counts no further than the bound. */
    static OwnSql rows(RelationName relation, int most) {
        return OwnSql.of("SELECT count(*) FROM (SELECT 1 FROM ")
                .relation(relation)
                .then(" LIMIT ")
                .number(most)
                .then(")");
    }

    /** The largest key is found at once and about as large as the table where keys are given out one by one. */
    static OwnSql largestRow(RelationName relation) {
        return OwnSql.of("SELECT max(_rowid_) FROM ").relation(relation);
    }
}
