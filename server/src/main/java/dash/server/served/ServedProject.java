package dash.server.served;

import dash.fault.Fault;
import dash.project.Desk;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A project that is served: ready, or the reason why not yet. Safe for many threads. */
public final class ServedProject {

    private static final Logger LOG = LoggerFactory.getLogger(ServedProject.class);

    /** How far it is. */
    public enum State {
        OPENING,
        READY,
        FAILED
    }

    /** Looking at the files of the knowledge before every question of a burst would cost more than it is worth. */
    private static final long NANOS_BETWEEN_LOOKS = 1_000_000_000L;

    /** Files that take longer, such as a PDF that has to be read, keep no question waiting. */
    private static final long MOST_NANOS_WAITED = 5_000_000_000L;

    private static final Executor IN_BACKGROUND =
            work -> Thread.ofVirtual().name("dash-files").start(work);

    private final String name;
    private final Desk desk;
    private final List<String> warnings;
    private final Reach reach;
    private final Object looking = new Object();
    private Look look = Look.none();
    private long looked = System.nanoTime();

    ServedProject(String name, Desk desk, List<String> warnings) {
        this.name = name;
        this.desk = desk;
        this.warnings = new CopyOnWriteArrayList<>(warnings);
        this.reach = new Reach(desk);
    }

    public String name() {
        return name;
    }

    public Desk desk() {
        return desk;
    }

    /** What a person should know of how the project was opened. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** With what changed in the files since, at most a second ago. What takes longer to bring in comes with a later question. */
    public Desk fresh() {
        Look now;
        synchronized (this) {
            boolean due = look.hasFailed() || System.nanoTime() - looked > NANOS_BETWEEN_LOOKS;
            if (look.isOver() && due) {
                look = new Look(CompletableFuture.runAsync(this::changed, IN_BACKGROUND), System.nanoTime());
            }
            now = look;
        }
        now.await();
        return desk;
    }

    /** After something was changed here: the next question rests on it. */
    public void changed() {
        synchronized (looking) {
            desk.project().refresh(this::warn);
        }
        synchronized (this) {
            looked = System.nanoTime();
        }
    }

    /** One look at the files, for all questions that come meanwhile. */
    private record Look(CompletableFuture<Void> done, long started) {

        static Look none() {
            return new Look(CompletableFuture.completedFuture(null), System.nanoTime());
        }

        boolean isOver() {
            return done.isDone();
        }

        boolean hasFailed() {
            return done.isCompletedExceptionally();
        }

        void await() {
            try {
                done.get(started + MOST_NANOS_WAITED - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException slow) {
                LOG.debug("the files are still being brought in");
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(failed);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Why questions cannot be answered just now although the project is open: its store or its source is away. */
    public Optional<Fault> away() {
        return reach.away();
    }

    private void warn(String text) {
        if (!warnings.contains(text)) {
            warnings.add(text);
        }
    }

    /**
     * How a project stands, for whoever lists them.
     *
     * @param fault why it is not open, or why it cannot answer just now although it is
     */
    public record Standing(String name, State state, Optional<String> analyst, Optional<Fault> fault) {}
}
