package dash.server.asking;

import dash.server.route.EventStream;
import dash.server.route.Reply;
import dash.store.KeptEvent;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Writes what a question tells to whoever listens, as a stream of events or as the one object at its end. */
final class Listening {

    private final Asking asking;
    private final Duration heartbeat;

    Listening(Asking asking, Duration heartbeat) {
        this.asking = asking;
        this.heartbeat = heartbeat;
    }

    /** From a number on, to the end. The listener has come already and leaves here. */
    Reply events(Running question, int after) {
        return EventStream.of(out -> {
            try {
                int at = after;
                while (true) {
                    List<KeptEvent> more = question.log().after(at, heartbeat);
                    if (more.isEmpty() && question.log().isOver()) {
                        return;
                    }
                    write(out, more);
                    at = more.isEmpty() ? at : more.getLast().number();
                }
            } catch (InterruptedException stopped) {
                throw EventStream.interrupted(stopped);
            } finally {
                asking.left(question);
            }
        });
    }

    /** What was told of a question that is over. */
    static Reply events(List<KeptEvent> told) {
        return EventStream.of(out -> {
            if (!told.isEmpty()) {
                write(out, told);
            }
        });
    }

    /**
     * Waits for the end and sends the answer. Blanks before it, which JSON allows, show that the line is alive, and are the only
     * way to notice that nobody waits any more.
     */
    Reply answer(Running question) {
        return new Reply.Stream(
                "application/json",
                out -> {
                    try {
                        int at = 0;
                        while (true) {
                            List<KeptEvent> more = question.log().after(at, heartbeat);
                            if (!more.isEmpty() && more.getLast().name().equals(EventLog.DONE)) {
                                out.write(more.getLast().body().getBytes(StandardCharsets.UTF_8));
                                return;
                            }
                            at = more.isEmpty() ? at : more.getLast().number();
                            if (more.isEmpty()) {
                                out.write(' ');
                                out.flush();
                            }
                        }
                    } catch (InterruptedException stopped) {
                        throw EventStream.interrupted(stopped);
                    } finally {
                        // One object cannot be gone on with, so whoever waited for it is not waited for.
                        asking.leftForGood(question);
                    }
                },
                Map.of());
    }

    /** A heartbeat when there is nothing to tell. */
    private static void write(OutputStream out, List<KeptEvent> events) throws IOException {
        String text = events.stream()
                .map(event -> EventStream.event(OptionalInt.of(event.number()), event.name(), event.body()))
                .collect(Collectors.joining());
        EventStream.write(out, events.isEmpty() ? EventStream.alive() : text);
    }
}
