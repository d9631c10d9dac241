package dash.server.route;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is sent back. */
public sealed interface Reply {

    int status();

    Map<String, String> headers();

    Reply with(String header, String value);

    /** One JSON object. */
    record Json(int status, Map<String, @Nullable Object> body, Map<String, String> headers) implements Reply {
        @Override
        public Json with(String header, String value) {
            return new Json(status, body, plus(headers, header, value));
        }
    }

    /** A whole text of some type. */
    record Text(int status, String type, String body, Map<String, String> headers) implements Reply {
        @Override
        public Text with(String header, String value) {
            return new Text(status, type, body, plus(headers, header, value));
        }
    }

    /** Something that is written piece by piece while it comes to be. */
    record Stream(String type, Writer writer, Map<String, String> headers) implements Reply {
        @Override
        public int status() {
            return 200;
        }

        @Override
        public Stream with(String header, String value) {
            return new Stream(type, writer, plus(headers, header, value));
        }
    }

    /** Done, and nothing to say. */
    record Empty(int status, Map<String, String> headers) implements Reply {
        @Override
        public Empty with(String header, String value) {
            return new Empty(status, plus(headers, header, value));
        }
    }

    /** Writes until it is done. An {@code IOException} means that nobody listens any more. */
    @FunctionalInterface
    interface Writer {
        void write(OutputStream out) throws IOException;
    }

    static Json json(Map<String, @Nullable Object> body) {
        return new Json(200, body, Map.of());
    }

    static Json json(int status, Map<String, @Nullable Object> body) {
        return new Json(status, body, Map.of());
    }

    /** A list that is told whole. */
    static Json items(List<?> items) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("items", items);
        body.put("next_cursor", null);
        return json(body);
    }

    static Empty nothing() {
        return new Empty(204, Map.of());
    }

    private static Map<String, String> plus(Map<String, String> headers, String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return more;
    }
}
