package dash.databases.session;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The connections of one source that nobody uses right now. How many there may be is decided by {@link Turns}, so this is
 * only a shelf: the connection used last is taken first, and what lay too long is asked whether it still lives, or closed.
 * Connecting happens in the thread that needs it and fails at once with the server's own words. Safe for many threads.
 */
final class Pool implements AutoCloseable {

    private static final Duration TRUSTED = Duration.ofMillis(500);
    private static final Duration LONGEST_IDLE = Duration.ofSeconds(60);
    private static final Duration LONGEST_LIFE = Duration.ofMinutes(30);

    private record Shelved(Line line, long since) {}

    private final Lines source;
    private final Deque<Shelved> shelf = new ArrayDeque<>();
    private final IdentityHashMap<Line, Long> born = new IdentityHashMap<>();
    private boolean closed;

    Pool(Lines source) {
        this.source = source;
    }

    Line borrow() throws SQLException {
        for (Shelved candidate = takeLast(); candidate != null; candidate = takeLast()) {
            if (age(candidate.since()).compareTo(TRUSTED) < 0
                    || candidate.line().alive()) {
                return candidate.line();
            }
            destroy(candidate.line());
        }
        return born(source.connect());
    }

    /** Only for connections that are as new. */
    void giveBack(Line line) {
        if (!shelve(line)) {
            destroy(line);
        }
    }

    /** Closes the connection for good; whatever that says, it is not used again. */
    void destroy(Line line) {
        synchronized (this) {
            born.remove(line);
        }
        line.close();
    }

    /** Closes what nobody wanted for a while. */
    void tidy() {
        List<Line> old = new ArrayList<>();
        synchronized (this) {
            while (!shelf.isEmpty() && age(shelf.getFirst().since()).compareTo(LONGEST_IDLE) > 0) {
                old.add(shelf.removeFirst().line());
            }
        }
        old.forEach(this::destroy);
    }

    private synchronized @Nullable Shelved takeLast() throws SQLException {
        if (closed) {
            throw new SQLException("the source is closed", "08003");
        }
        return shelf.pollLast();
    }

    private synchronized boolean shelve(Line line) {
        Long birth = born.get(line);
        boolean young = birth != null && age(birth).compareTo(LONGEST_LIFE) < 0;
        return young && !closed && shelf.add(new Shelved(line, System.nanoTime()));
    }

    private synchronized Line born(Line line) {
        born.put(line, System.nanoTime());
        return line;
    }

    private static Duration age(long since) {
        return Duration.ofNanos(System.nanoTime() - since);
    }

    /** Also ends what is still in use: nothing may run on after the source is closed. */
    @Override
    public void close() {
        List<Line> all;
        synchronized (this) {
            closed = true;
            shelf.clear();
            all = List.copyOf(born.keySet());
        }
        for (Line line : all) {
            line.abort();
        }
        source.close();
    }
}
