package dash.databases.session;

import dash.execute.Commission;
import dash.execute.DatabaseError;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import dash.statement.Dialect;
import java.time.Duration;
import java.util.Optional;

/**
 * The way for SQL that we wrote ourselves: same session, same audit, no guard and no cost gate, wider limits. A failure
 * here is no answer to anybody's question, so it is thrown. Safe for many threads.
 */
public final class OwnStatements {

    /** The verdict on record, for the guard was not asked. */
    private static final String OWN = "own";

    /** Reading the catalog of a source with thousands of tables is large but must not be endless. */
    private static final Limits WIDE =
            new Limits(2_000_000, Duration.ofSeconds(60), 1 << 20, 512L << 20, Double.MAX_VALUE);

    private final Runs runs;
    private final Trail trail;
    private final Dialect dialect;
    private final String source;
    private final String project;

    OwnStatements(Runs runs, Trail trail, Dialect dialect, String source, String project) {
        this.runs = runs;
        this.trail = trail;
        this.dialect = dialect;
        this.source = source;
        this.project = project;
    }

    /** Every row, or a fault: a catalog read in part would look like a schema with tables missing. */
    public Rows run(OwnSql sql) {
        return run(sql, WIDE);
    }

    /** The same for what must not take long; more rows than the limits let through are a fault too. */
    public Rows run(OwnSql sql, Limits limits) {
        String text = sql.spelled(dialect);
        Commission commission = new Commission(project, new Asker("dash"), Door.ITSELF, "", limits, new Cancellation());
        Execution execution =
                trail.recorded(text, OWN, commission, () -> runs.own(text, limits, commission.cancellation()));
        return switch (execution) {
            case Execution.Ran(Rows rows, Duration took) -> complete(rows);
            case Execution.Failed(DatabaseError error, Duration took) -> throw new FaultException(fault(error));
        };
    }

    /** Why no statement could run now; none is run, and nothing goes on record. */
    Optional<Fault> away() {
        try {
            return runs.away().map(this::fault);
        } catch (FaultException gone) {
            return Optional.of(gone.fault());
        }
    }

    private Rows complete(Rows rows) {
        if (rows.truncated()) {
            throw FaultException.of(
                    Code.SOURCE_FAILED,
                    place(),
                    "",
                    "the source's catalog is larger than Dash reads",
                    "Name fewer schemas or tables in the project");
        }
        return rows;
    }

    private Fault fault(DatabaseError error) {
        boolean away = error.kind() == DatabaseError.Kind.UNREACHABLE;
        return new Fault(
                away ? Code.SOURCE_UNREACHABLE : Code.SOURCE_FAILED,
                place(),
                error.sqlState(),
                error.message(),
                away
                        ? "Check host, port, database, user and password of the source, and that its server runs"
                        : "Look at the server's log for this SQLSTATE");
    }

    private Place place() {
        return Place.named(source);
    }
}
