package dash.databases.postgresql.session;

import dash.execute.Commission;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Executor;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.guard.SafeSql;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/** The way for SQL that somebody else wrote and the guard let through. Safe for many threads. */
public final class PostgresExecutor implements Executor {

    private static final String ALLOWED = "allowed";

    private final Runs runs;
    private final SessionRules rules;
    private final Trail trail;

    PostgresExecutor(Runs runs, SessionRules rules, Trail trail) {
        this.runs = runs;
        this.rules = rules;
        this.trail = trail;
    }

    @Override
    public Execution run(SafeSql sql, Commission commission) {
        return runText(sql.sql(), commission);
    }

    /** Takes any text, so it stays inside this package: tests prove with it that the walls hold without the guard. */
    Execution runText(String sql, Commission commission) {
        return trail.recorded(sql, ALLOWED, commission, () -> runSingle(sql, commission));
    }

    private Execution runSingle(String sql, Commission commission) {
        Optional<String> single;
        try {
            single = SingleStatement.of(sql);
        } catch (SQLException e) {
            single = Optional.empty();
        }
        if (single.isEmpty()) {
            return new Execution.Failed(
                    new DatabaseError(
                            Kind.STATEMENT_WRONG,
                            "",
                            "the text is not exactly one statement",
                            -1,
                            "Send one statement"),
                    Duration.ZERO);
        }
        String text = single.get();
        Limits limits = commission.limits();
        return runs.run(sql, rules, limits, commission.cancellation(), session -> gated(session, text, limits));
    }

    private static Rows gated(Session session, String sql, Limits limits) throws SQLException, Refusal {
        if (!new CostGate(limits).pass(session, sql)) {
            session.again();
        }
        return new RowsReader(limits).read(session, sql);
    }
}
