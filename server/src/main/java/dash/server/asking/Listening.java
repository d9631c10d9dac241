package dash.server.asking;

import dash.server.route.Reply;
import dash.store.KeptEvent;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Writes what a question tells to whoever listens, as a stream of events or as the one object at its end. */
final class Listening {

    private static final String EVENTS = "text/event-stream";

    private final Asking asking;
    private final Duration heartbeat;

    Listening(Asking asking, Duration heartbeat) {
        this.asking = asking;
        this.heartbeat = heartbeat;
    }

    /** From a number on, to the end. The listener has come already and leaves here. */
    Reply events(Running question, int after) {
        return stream(out -> {
            try {
                begin(out);
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
                throw interrupted(stopped);
            } finally {
                asking.left(question);
            }
        });
    }

    /** What was told of a question that is over. */
    static Reply events(List<KeptEvent> told) {
        return stream(out -> {
            begin(out);
            write(out, told);
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
                        throw interrupted(stopped);
                    } finally {
                        asking.left(question);
                    }
                },
                Map.of());
    }

    private static Reply stream(Reply.Writer writer) {
        return new Reply.Stream(EVENTS, writer, Map.of("X-Accel-Buffering", "no", "Cache-Control", "no-store"));
    }

    private static void begin(OutputStream out) throws IOException {
        out.write("retry: 1000\n\n".getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** A heartbeat when there is nothing to tell. Bodies are JSON on one line, so that they need no splitting. */
    private static void write(OutputStream out, List<KeptEvent> events) throws IOException {
        StringBuilder text = new StringBuilder();
        events.forEach(event -> text.append("id: ")
                .append(event.number())
                .append("\nevent: ")
                .append(event.name())
                .append("\ndata: ")
                .append(event.body())
                .append("\n\n"));
        out.write((events.isEmpty() ? ": alive\n\n" : text.toString()).getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static IOException interrupted(InterruptedException stopped) {
        Thread.currentThread().interrupt();
        InterruptedIOException failure = new InterruptedIOException("interrupted");
        failure.initCause(stopped);
        return failure;
    }
}
