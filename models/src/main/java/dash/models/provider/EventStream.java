package dash.models.provider;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts bytes into events, wherever the network has cut them. Lines are decoded as wholes, and no byte of a character beyond
 * ASCII is a line feed, so half a character is never decoded. Not safe for several threads.
 */
final class EventStream {

    /** A reply of this size is not a reply; without a limit a provider could fill the memory. */
    private static final int MOST_BYTES = 16 * 1024 * 1024;

    /** How events stand in the stream. */
    enum Framing {
        SERVER_SENT_EVENTS,
        JSON_LINES,
        /** Everything is one document. */
        WHOLE
    }

    /** The stream is longer than anything sensible. */
    static final class TooLong extends RuntimeException {}

    private final Framing framing;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final List<String> data = new ArrayList<>();
    private int total;
    private boolean afterReturn;

    EventStream(Framing framing) {
        this.framing = framing;
    }

    /** The events that these bytes complete. */
    List<String> take(ByteBuffer bytes) {
        List<String> events = new ArrayList<>();
        total += bytes.remaining();
        if (total > MOST_BYTES) {
            throw new TooLong();
        }
        while (bytes.hasRemaining()) {
            byte next = bytes.get();
            boolean second = afterReturn && next == '\n';
            afterReturn = next == '\r';
            if (framing == Framing.WHOLE || (next != '\n' && next != '\r')) {
                line.write(next);
            } else if (!second) {
                endOfLine(events);
            }
        }
        return events;
    }

    /** What is left when the stream has ended. A last event without its empty line counts: some servers forget it. */
    List<String> end() {
        List<String> events = new ArrayList<>();
        if (line.size() > 0) {
            endOfLine(events);
        }
        flush(events);
        return events;
    }

    private void endOfLine(List<String> events) {
        String text = line.toString(StandardCharsets.UTF_8);
        line.reset();
        if (framing != Framing.SERVER_SENT_EVENTS) {
            if (!text.isBlank()) {
                events.add(text);
            }
        } else if (text.isEmpty()) {
            flush(events);
        } else if (text.startsWith("data:")) {
            data.add(text.startsWith("data: ") ? text.substring(6) : text.substring(5));
        }
        // Comments, ids and names of events say nothing that the data does not say.
    }

    private void flush(List<String> events) {
        if (!data.isEmpty()) {
            events.add(String.join("\n", data));
            data.clear();
        }
    }
}
