package dash.databases.postgresql.session;

import dash.databases.postgresql.errors.Ending;
import dash.databases.postgresql.errors.ErrorTranslation;
import dash.databases.postgresql.url.PostgresUrl;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.question.Cancellation;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs a text on the source, whoever wrote it: in its turn, in a session, on a leash. Package-private because it takes
 * any text; the two public ways in front of it decide which. Safe for many threads.
 */
final class Runs implements AutoCloseable {

    /** The server's timeouts get this long to act before we do. */
    private static final Duration GRACE = Duration.ofMillis(700);

    /** A connection that died in the pool shows at its first statement; then another one is tried. */
    private static final int OPENINGS = 3;

    private final Pool pool;
    private final SessionSettings settings;
    private final ErrorTranslation errors;
    private final Turns turns;
    private final Watchdog watchdog;
    private final AtomicBoolean clientCheck = new AtomicBoolean(true);

    Runs(PostgresUrl url, SessionSettings settings) {
        this.pool = new Pool(url.dataSource());
        this.watchdog = new Watchdog(pool::tidy);
        this.settings = settings;
        this.errors = new ErrorTranslation(url);
        this.turns = new Turns(settings.connections());
    }

    /** Under what a statement runs. */
    private record Conditions(SessionRules rules, Limits limits, Cancellation cancellation) {}

    /** What is done inside a session. */
    @FunctionalInterface
    interface Work {
        Rows in(Session session) throws SQLException, Refusal;
    }

    /** Any failure becomes a value; only our own mistakes are thrown. */
    Execution run(String sql, SessionRules rules, Limits limits, Cancellation cancellation, Work work) {
        long start = System.nanoTime();
        return switch (turns.await(settings.patience(), cancellation)) {
            case TOO_LONG -> failed(tooLong(), start);
            case CALLED_OFF -> failed(calledOff(), start);
            case MINE -> {
                try {
                    yield inTurn(sql, new Conditions(rules, limits, cancellation), work, start);
                } finally {
                    turns.done();
                }
            }
        };
    }

    private Execution inTurn(String sql, Conditions conditions, Work work, long start) {
        for (int opening = 1; ; opening++) {
            Lease lease;
            try {
                lease = new Lease(pool, pool.borrow());
            } catch (SQLException e) {
                return failed(errors.translate(e, sql, 0, Ending.BY_ITSELF), start);
            }
            try (lease) {
                return new Execution.Ran(leashed(lease, conditions, work), since(start));
            } catch (Refusal refusal) {
                return failed(refusal.error(), start);
            } catch (SQLException e) {
                boolean again = !lease.opened()
                        && opening < OPENINGS
                        && !conditions.cancellation().isCancelled();
                if (!again || !ErrorTranslation.connectionLost(e)) {
                    return failed(errors.translate(e, sql, lease.prefix(), lease.ending()), start);
                }
            }
        }
    }

    private Rows leashed(Lease lease, Conditions conditions, Work work) throws SQLException, Refusal {
        Leash leash = lease.leash();
        Future<?> watch = watchdog.watch(leash, conditions.limits().time().plus(GRACE));
        try (var _ = conditions.cancellation().onCancel(() -> leash.pull(Ending.CALLED_OFF))) {
            Session session = lease.open(conditions.rules(), conditions.limits(), clientCheck);
            if (conditions.cancellation().isCancelled()) {
                throw new Refusal(calledOff());
            }
            return work.in(session);
        } finally {
            watch.cancel(false);
        }
    }

    private DatabaseError tooLong() {
        return new DatabaseError(
                Kind.TIMED_OUT,
                "",
                "no connection became free within " + settings.patience().toSeconds() + " s; " + settings.connections()
                        + " statements may run at once",
                -1,
                "Ask again in a moment");
    }

    private static DatabaseError calledOff() {
        return new DatabaseError(Kind.CANCELLED, "", "the statement was called off", -1, "");
    }

    private static Execution failed(DatabaseError error, long start) {
        return new Execution.Failed(error, since(start));
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    @Override
    public void close() {
        watchdog.close();
        pool.close();
    }
}
