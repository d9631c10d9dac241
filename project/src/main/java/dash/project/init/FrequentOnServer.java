package dash.project.init;

import dash.databases.Source;
import dash.databases.session.OwnSql;
import dash.draft.from.FrequentQueries.Frequent;
import dash.execute.Rows;
import dash.fault.FaultException;
import java.util.ArrayList;
import java.util.List;

/** What PostgreSQL was asked most often, where it keeps count of that and this login may see it. */
final class FrequentOnServer {

    private static final OwnSql IS_THERE =
            OwnSql.of("SELECT count(*) FROM pg_catalog.pg_extension WHERE extname = 'pg_stat_statements'");
    private static final OwnSql FREQUENT = OwnSql.of("SELECT s.query, s.calls FROM pg_stat_statements s"
            + " JOIN pg_catalog.pg_database d ON d.oid = s.dbid WHERE d.datname = pg_catalog.current_database()"
            + " ORDER BY s.calls DESC LIMIT 500");

    private FrequentOnServer() {}

    static List<Frequent> of(Source source) {
        if (!source.engine().name().equals("postgresql")) {
            return List.of();
        }
        try {
            boolean there = source.own().run(IS_THERE).column(0).stream()
                    .anyMatch(cell -> !cell.plain().equals("0"));
            return there ? read(source.own().run(FREQUENT)) : List.of();
        } catch (FaultException notToBeSeen) {
            // Others may have installed it where this login cannot look.
            return List.of();
        }
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
