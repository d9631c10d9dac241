package dash.project.init;

import dash.databases.Source;
import dash.databases.session.OwnSql;
import dash.draft.from.FrequentQueries.Frequent;
import dash.execute.Rows;
import dash.fault.FaultException;
import dash.schema.RelationName;
import java.util.ArrayList;
import java.util.List;

/** What PostgreSQL was asked most often, where it keeps count of that and this login may see it. */
final class FrequentOnServer {

    /** The extension may live in any schema, and our own SQL has only the system's on its path. */
    private static final OwnSql WHERE_IT_IS = OwnSql.of("SELECT n.nspname FROM pg_catalog.pg_extension e"
            + " JOIN pg_catalog.pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_stat_statements'");

    private FrequentOnServer() {}

    static List<Frequent> of(Source source) {
        if (!source.engine().name().equals("postgresql")) {
            return List.of();
        }
        try {
            List<Frequent> found = new ArrayList<>();
            source.own()
                    .run(WHERE_IT_IS)
                    .column(0)
                    .forEach(schema -> found.addAll(read(source.own().run(frequent(schema.plain())))));
            return found;
        } catch (FaultException notToBeSeen) {
            // Others may have installed it where this login cannot look.
            return List.of();
        }
    }

    /**
     * What this login ran is left out: most of it was Dash itself. A login without leave sees the statements of others as a remark in
     * angle brackets, which is no SQL.
     */
    private static OwnSql frequent(String schema) {
        return OwnSql.of("SELECT s.query, pg_catalog.sum(s.calls) FROM ")
                .relation(new RelationName(schema, "pg_stat_statements"))
                .then(" s JOIN pg_catalog.pg_database d ON d.oid = s.dbid"
                        + " JOIN pg_catalog.pg_roles r ON r.oid = s.userid"
                        + " WHERE d.datname = pg_catalog.current_database() AND r.rolname <> current_user"
                        + " AND s.query NOT LIKE '<%' GROUP BY s.query ORDER BY 2 DESC LIMIT 500");
    }

    private static List<Frequent> read(Rows rows) {
        List<Frequent> frequent = new ArrayList<>();
        for (int row = 0; row < rows.count(); row++) {
            String calls = rows.column(1).get(row).plain();
            frequent.add(new Frequent(
                    rows.column(0).get(row).plain(), calls.matches("\\d{1,18}") ? Long.parseLong(calls) : 0));
        }
        return frequent;
    }
}
