package dash.server.served;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Desk;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the store and the source of an open project can be reached, looked at now and then and never waited for long. Safe for many
 * threads.
 */
final class Reach {

    private static final Logger LOG = LoggerFactory.getLogger(Reach.class);
    private static final Duration TRUSTED = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Desk desk;
    private CompletableFuture<Optional<Fault>> look = CompletableFuture.completedFuture(Optional.empty());
    private long begun = System.nanoTime() - TRUSTED.toNanos();

    Reach(Desk desk) {
        this.desk = desk;
    }

    Optional<Fault> away() {
        CompletableFuture<Optional<Fault>> now = look();
        return now.completeOnTimeout(Optional.of(silent()), PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** One look for all that want to know at the same time; one that does not come back is not followed by another. */
    private synchronized CompletableFuture<Optional<Fault>> look() {
        if (look.isDone() && System.nanoTime() - begun > TRUSTED.toNanos()) {
            begun = System.nanoTime();
            look = new CompletableFuture<>();
            CompletableFuture<Optional<Fault>> mine = look;
            Thread.ofVirtual().name("dash-reach").start(() -> mine.complete(found()));
        }
        return look.copy();
    }

    private Optional<Fault> found() {
        try {
            desk.store().health();
            return desk.project().away();
        } catch (FaultException away) {
            return Optional.of(away.fault());
        } catch (RuntimeException unexpected) {
            LOG.error("it cannot be told whether the project {} can be used", desk.name(), unexpected);
            return Optional.of(silent());
        }
    }

    private Fault silent() {
        return new Fault(
                Code.SOURCE_UNREACHABLE,
                Place.named(desk.name()),
                "",
                "the source or the store has not answered for " + PATIENCE.toSeconds() + " seconds",
                "look whether their servers run and can be reached");
    }
}
