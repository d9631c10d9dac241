package dash.server.route;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalInt;

/** How server-sent events stand on the wire. Bodies are JSON on one line, so that they need no splitting. */
public final class EventStream {

    private static final String TYPE = "text/event-stream";
    private static final Map<String, String> HEADERS = Map.of("X-Accel-Buffering", "no", "Cache-Control", "no-store");

    private EventStream() {}

    /** A reply of events; whoever loses it comes back after a second. */
    public static Reply of(Reply.Writer events) {
        Reply.Writer writer = out -> {
            write(out, "retry: 1000\n\n");
            events.write(out);
        };
        return new Reply.Stream(TYPE, writer, HEADERS);
    }

    /** @param number what a listener who was cut off goes on from; empty where nobody can */
    public static String event(OptionalInt number, String name, String body) {
        String id = number.isPresent() ? "id: " + number.getAsInt() + "\n" : "";
        return id + "event: " + name + "\ndata: " + body + "\n\n";
    }

    /** For a stream that has nothing to tell just now. */
    public static String alive() {
        return ": alive\n\n";
    }

    public static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** A writer that is told to stop while it waits for something to tell. */
    public static IOException interrupted(InterruptedException stopped) {
        Thread.currentThread().interrupt();
        InterruptedIOException failure = new InterruptedIOException("interrupted");
        failure.initCause(stopped);
        return failure;
    }
}
