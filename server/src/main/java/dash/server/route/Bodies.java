package dash.server.route;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/**
 * Reads the bodies of requests by the rules by which files are read: one JSON value, no key twice, no unknown key, no deep
 * nest. A compressed body is refused, because its size on the wire says nothing about what it becomes.
 */
final class Bodies {

    /** More than a long statement with a long reason, and little enough to be read by many at once. */
    static final int MOST_BYTES = 256 * 1024;

    private static final Duration LONGEST_BODY = Duration.ofSeconds(20);

    private static final String BODY = "the body";
    private static final String JSON = "application/json";

    private static final Pattern PLAIN_JSON = Pattern.compile(
            "\\s*application/json\\s*(;\\s*+(?!charset)[^;]*|;\\s*charset\\s*=\\s*(\"utf-?8\"|utf-?8)\\s*)*",
            Pattern.CASE_INSENSITIVE);

    private Bodies() {}

    static Fields fields(Context http, String kind, String... known) {
        return inTheWordsOfARequest(() -> Fields.of(Code.REQUEST_BROKEN, kind, read(http), known));
    }

    static Node node(Context http) {
        return inTheWordsOfARequest(() -> read(http));
    }

    private static Node read(Context http) {
        byte[] bytes = bytes(http);
        if (bytes.length == 0) {
            return new Node.Mapping(Map.of(), Place.named(BODY));
        }
        refuseOtherTypes(http);
        String text = text(bytes);
        return NodeReader.json(Code.REQUEST_BROKEN).read(BODY, text, 1);
    }

    private static byte[] bytes(Context http) {
        try {
            long told = http.req().getContentLengthLong();
            InputStream in = http.req().getInputStream();
            byte[] bytes = inTime(in);
            if (bytes.length > MOST_BYTES) {
                throw FaultException.of(
                        Code.REQUEST_TOO_LARGE,
                        Place.named(BODY),
                        told < 0 ? "" : told + " bytes",
                        "the body is larger than " + MOST_BYTES + " bytes",
                        "send less at once");
            }
            return bytes;
        } catch (IOException incomplete) {
            throw new FaultException(fault(incomplete), incomplete);
        }
    }

    /** Silence is ended by the connection; bytes that drip, here. */
    private static byte[] inTime(InputStream in) throws IOException {
        long started = System.nanoTime();
        byte[] bytes = new byte[MOST_BYTES + 1];
        int size = 0;
        int read = in.read(bytes, 0, bytes.length);
        while (read > 0) {
            size += read;
            if (System.nanoTime() - started > LONGEST_BODY.toNanos()) {
                throw new IOException(new TimeoutException());
            }
            read = in.read(bytes, size, bytes.length - size);
        }
        return Arrays.copyOf(bytes, size);
    }

    /** Why a body did not arrive as a whole. Nothing may be done with half of it. */
    private static Fault fault(IOException incomplete) {
        return isTooSlow(incomplete)
                ? new Fault(
                        Code.REQUEST_TOO_SLOW,
                        Place.named(BODY),
                        "",
                        "the rest of the body did not arrive in time",
                        "send it again in one go")
                : new Fault(
                        Code.REQUEST_BROKEN,
                        Place.named(BODY),
                        "",
                        "the body breaks off, or its chunks cannot be read",
                        "send it again, with its whole length");
    }

    private static boolean isTooSlow(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof TimeoutException) {
                return true;
            }
        }
        return false;
    }

    private static void refuseOtherTypes(Context http) {
        // As it was sent: the servlet's own reading fails on a character set that it does not know.
        String type = Optional.ofNullable(http.header("Content-Type")).orElse("");
        Optional<String> coding =
                Optional.ofNullable(http.header("Content-Encoding")).filter(name -> !name.equalsIgnoreCase("identity"));
        if (!PLAIN_JSON.matcher(type).matches() || coding.isPresent()) {
            throw FaultException.of(
                    Code.REQUEST_NOT_JSON,
                    Place.named(coding.isPresent() ? "Content-Encoding" : "Content-Type"),
                    coding.orElse(type),
                    "a body is plain JSON in UTF-8 here",
                    "send it uncompressed with Content-Type: " + JSON);
        }
    }

    /** A mark of the byte order is let pass, anything that is not UTF-8 is not. */
    private static String text(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException broken) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN, Place.named(BODY), "", "the body is not UTF-8", "send it as UTF-8");
        }
    }

    /** The readers speak of files; here a request is to be corrected. */
    private static <T> T inTheWordsOfARequest(java.util.function.Supplier<T> reading) {
        try {
            return reading.get();
        } catch (FaultException wrong) {
            if (wrong.fault().code() != Code.REQUEST_BROKEN) {
                throw wrong;
            }
            Fault fault = wrong.fault();
            throw new FaultException(
                    new Fault(
                            fault.code(),
                            fault.place(),
                            fault.value(),
                            fault.message(),
                            "Correct the request; /openapi.json describes it"),
                    wrong);
        }
    }
}
