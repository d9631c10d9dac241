package dash.databases.session;

import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.question.Cancellation;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;

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
    private final Lines lines;
    private final int atOnce;
    private final Duration patience;
    private final Turns turns;
    private final Watchdog watchdog;

    Runs(Lines lines, int atOnce, Duration patience) {
        this.lines = lines;
        this.pool = new Pool(lines);
        this.watchdog = new Watchdog(pool::tidy);
        this.atOnce = atOnce;
        this.patience = patience;
        this.turns = new Turns(atOnce);
    }

    /** Under what a statement runs. */
    private record Conditions(Line.Purpose purpose, String catalogVersion, Limits limits, Cancellation cancellation) {}

    /** Runs a statement that the guard judged by a version of the catalogue. */
    Execution guarded(String sql, String catalogVersion, Limits limits, Cancellation cancellation) {
        return run(sql, new Conditions(Line.Purpose.GUARDED, catalogVersion, limits, cancellation));
    }

    /** Runs a statement that we wrote ourselves. */
    Execution own(String sql, Limits limits, Cancellation cancellation) {
        return run(sql, new Conditions(Line.Purpose.OWN, "", limits, cancellation));
    }

    /** Any failure becomes a value; only our own mistakes are thrown. */
    private Execution run(String sql, Conditions conditions) {
        long start = System.nanoTime();
        return switch (turns.await(patience, conditions.cancellation())) {
            case TOO_LONG -> failed(tooLong(), start);
            case CALLED_OFF -> failed(calledOff(), start);
            case MINE -> {
                try {
                    yield inTurn(sql, conditions, start);
                } finally {
                    turns.done();
                }
            }
        };
    }

    /** Why no statement could run now; none is run. */
    Optional<DatabaseError> away() {
        try {
            if (!lines.showsWithoutConnecting()) {
                reach();
            }
            return Optional.empty();
        } catch (SQLException e) {
            return Optional.of(lines.translate(e, "", 0, Ending.BY_ITSELF));
        }
    }

    private void reach() throws SQLException {
        Line line = pool.borrow();
        if (line.alive()) {
            pool.giveBack(line);
        } else {
            pool.destroy(line);
            pool.giveBack(pool.borrow());
        }
    }

    private Execution inTurn(String sql, Conditions conditions, long start) {
        for (int opening = 1; ; opening++) {
            Lease lease;
            try {
                lease = new Lease(pool, pool.borrow());
            } catch (SQLException e) {
                return failed(lines.translate(e, sql, 0, Ending.BY_ITSELF), start);
            }
            try (lease) {
                return new Execution.Ran(leashed(sql, lease, conditions), since(start));
            } catch (Refusal refusal) {
                return failed(refusal.error(), start);
            } catch (SQLException e) {
                boolean again = !lease.opened()
                        && opening < OPENINGS
                        && !conditions.cancellation().isCancelled();
                if (!again || !lines.lost(e)) {
                    return failed(lines.translate(e, sql, lease.prefix(), lease.ending()), start);
                }
            }
        }
    }

    private Rows leashed(String sql, Lease lease, Conditions conditions) throws SQLException, Refusal {
        Leash leash = lease.leash();
        Future<?> watch = watchdog.watch(leash, conditions.limits().time().plus(GRACE));
        try (var _ = conditions.cancellation().onCancel(() -> leash.pull(Ending.CALLED_OFF))) {
            Line line = lease.open(conditions.purpose(), conditions.limits());
            if (conditions.cancellation().isCancelled()) {
                throw new Refusal(calledOff());
            }
            return switch (conditions.purpose()) {
                case GUARDED -> line.guarded(sql, conditions.catalogVersion(), conditions.limits());
                case OWN -> line.own(sql, conditions.limits());
            };
        } finally {
            watch.cancel(false);
        }
    }

    private DatabaseError tooLong() {
        return new DatabaseError(
                Kind.TIMED_OUT,
                "",
                "no connection became free within " + patience.toSeconds() + " s; " + atOnce
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
