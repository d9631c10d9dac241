package dash.server.asking;

import dash.project.told.Json;
import dash.store.KeptEvent;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one question tells. Events are added by whoever works on the question, taken by the one who keeps them in the store, and
 * told to listeners only then; so nobody has ever seen an event that a crash could lose. Listeners read from any number on, each
 * at its own pace, and hold nothing of their own: a slow one costs no memory. Safe for many threads.
 */
final class EventLog {

    static final String DONE = "done";
    static final String TEXT = "text";

    private final Deque<Added> waiting = new ArrayDeque<>();
    private final List<KeptEvent> told = new ArrayList<>();
    private int taken;
    private boolean closed;

    private record Added(String name, Map<String, @Nullable Object> body) {}

    /** Pieces of text that wait together become one. Nothing is added after the end. */
    synchronized void add(String name, Map<String, @Nullable Object> body) {
        if (closed) {
            return;
        }
        Added last = waiting.peekLast();
        if (name.equals(TEXT) && last != null && last.name().equals(TEXT)) {
            waiting.removeLast();
            Map<String, @Nullable Object> both = new LinkedHashMap<>();
            both.put("delta", String.valueOf(last.body().get("delta")) + body.get("delta"));
            waiting.addLast(new Added(TEXT, both));
        } else {
            waiting.addLast(new Added(name, body));
        }
        closed = name.equals(DONE);
        notifyAll();
    }

    /** What waits to be kept, numbered; waits until there is something. Empty after the end. */
    synchronized List<KeptEvent> take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        List<KeptEvent> batch = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Added next = waiting.removeFirst();
            batch.add(new KeptEvent(++taken, next.name(), Json.line(next.body())));
        }
        return batch;
    }

    /** They are kept; listeners may know. */
    synchronized void tell(List<KeptEvent> kept) {
        told.addAll(kept);
        notifyAll();
    }

    /** What was told after this number; waits so long for it, and returns nothing when nothing came. */
    synchronized List<KeptEvent> after(int number, Duration patience) throws InterruptedException {
        long until = System.nanoTime() + patience.toNanos();
        while (told.size() <= number && !isOver()) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return List.of();
            }
            wait(left);
        }
        return number >= told.size() ? List.of() : List.copyOf(told.subList(Math.max(0, number), told.size()));
    }

    /** Whether the last event was told. */
    synchronized boolean isOver() {
        return !told.isEmpty() && told.getLast().name().equals(DONE);
    }
}
