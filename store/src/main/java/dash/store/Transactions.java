package dash.store;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * The one place where the store is read and written. Work that returns is committed and on disk; work that throws is
 * rolled back as a whole. One exception: when the server dies during the commit itself nobody can know, so whoever
 * repeats work after a fault gives it an identity of its own. Safe for many threads.
 */
public final class Transactions {

    private final Jdbi jdbi;
    private final Place place;
    private final Runnable forgetConnections;

    Transactions(Jdbi jdbi, Place place, Runnable forgetConnections) {
        this.jdbi = jdbi;
        this.place = place;
        this.forgetConnections = forgetConnections;
    }

    /** Work that gives something back. */
    @FunctionalInterface
    public interface Work<T> {
        T with(Handle handle);
    }

    /**
     * When the server went away before the commit was sent, nothing has happened, and the work is done once more on a
     * new connection; so it must do nothing but read and write the store.
     */
    public <T> T inTransaction(Work<T> work) {
        AtomicBoolean commits = new AtomicBoolean();
        try {
            return attempt(work, commits);
        } catch (JdbiException failure) {
            boolean away = SqlStates.firstCause(failure, SQLException.class)
                    .filter(SqlStates::serverIsAway)
                    .isPresent();
            if (!away || commits.get()) {
                throw translated(failure);
            }
            forgetConnections.run();
        }
        try {
            return attempt(work, commits);
        } catch (JdbiException failure) {
            throw translated(failure);
        }
    }

    private <T> T attempt(Work<T> work, AtomicBoolean commits) {
        return jdbi.inTransaction(handle -> {
            T result = work.with(handle);
            commits.set(true);
            return result;
        });
    }

    /** A fault of the store where it is one; a mistake of ours stays what it is. */
    private RuntimeException translated(JdbiException failure) {
        Optional<FaultException> fault = SqlStates.firstCause(failure, FaultException.class);
        if (fault.isPresent()) {
            return fault.get();
        }
        Optional<SQLException> cause = SqlStates.firstCause(failure, SQLException.class);
        if (cause.isEmpty()) {
            return failure;
        }
        if (SqlStates.DISK_FULL.equals(cause.get().getSQLState())) {
            return fault(
                    Code.STORE_DISK_FULL,
                    "the disk that holds Dash's state is full",
                    "free some space there and run the command again; nothing that was confirmed is lost",
                    cause.get());
        }
        if (SqlStates.serverIsAway(cause.get()) || cause.get() instanceof SQLTransientConnectionException) {
            return unreachable(place, cause.get());
        }
        return failure;
    }

    static FaultException unreachable(Place place, SQLException cause) {
        return new FaultException(
                new Fault(
                        Code.STORE_UNREACHABLE,
                        place,
                        String.valueOf(cause.getMessage()),
                        "the PostgreSQL that holds Dash's state does not answer",
                        "see that it runs and lets Dash in, then run the command again"),
                cause);
    }

    private FaultException fault(Code code, String message, String nextStep, SQLException cause) {
        return new FaultException(new Fault(code, place, String.valueOf(cause.getMessage()), message, nextStep), cause);
    }
}
