package dash.testkit.provider;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the server does with one call. Made by the factories and refined by copies; a step may be used many times.
 *
 * @param answer what is said
 * @param delivery how it gets to the client
 */
public record Step(Answer answer, Delivery delivery) {

    /** What is said. */
    sealed interface Answer {

        /** A message of the model, in the words of the request's protocol. */
        record Message(String text, List<Call> calls, Ending ending, Tokens tokens) implements Answer {
            public Message {
                calls = List.copyOf(calls);
            }
        }

        /** These bytes, whatever the protocol. */
        record Raw(int status, Map<String, String> headers, String contentType, String body) implements Answer {
            public Raw {
                headers = Map.copyOf(headers);
            }
        }
    }

    /**
     * A tool call.
     *
     * @param arguments as they are written; need not be JSON
     */
    record Call(String tool, String arguments) {}

    /** Why a message ends. */
    enum Ending {
        COMPLETE,
        TOO_LONG,
        REFUSED
    }

    record Tokens(long in, long out, long cached) {}

    /**
     * How bytes get to the client.
     *
     * @param before until the first byte
     * @param piece bytes that are sent at once; 0 sends each event as a whole
     * @param between after each piece
     * @param cutAfter so many bytes of the body are sent, then the connection is reset; negative sends all
     */
    record Delivery(Duration before, int piece, Duration between, int cutAfter) {
        static final Delivery PLAIN = new Delivery(Duration.ZERO, 0, Duration.ZERO, -1);
    }

    /** The model says this. */
    public static Step text(String text) {
        return message(text, List.of());
    }

    /** The model calls one tool; the arguments are sent as they are, so they may be broken. */
    public static Step toolCall(String tool, String arguments) {
        return message("", List.of(new Call(tool, arguments)));
    }

    /** Answers with a status, an error body of the protocol, and headers given as names and values in turn. */
    public static Step status(int status, String... headers) {
        return body(status, "application/json", "{\"error\":{\"message\":\"scripted\"}}", headers);
    }

    /** Answers with this body. */
    public static Step body(int status, String contentType, String body, String... headers) {
        Map<String, String> all = new TreeMap<>();
        for (int i = 0; i + 1 < headers.length; i += 2) {
            all.put(headers[i], headers[i + 1]);
        }
        return new Step(new Answer.Raw(status, all, contentType, body), Delivery.PLAIN);
    }

    /** Status 200 with an event stream of exactly these bytes. */
    public static Step stream(String body) {
        return body(200, "text/event-stream", body);
    }

    /** Resets the connection instead of answering. */
    public static Step drop() {
        return text("never sent").cutBeforeAnything();
    }

    /** Takes the call and says nothing until the client hangs up, for at most ten minutes. */
    public static Step silence() {
        return text("much too late").after(Duration.ofMinutes(10));
    }

    private static Step message(String text, List<Call> calls) {
        return new Step(new Answer.Message(text, calls, Ending.COMPLETE, new Tokens(10, 5, 0)), Delivery.PLAIN);
    }

    /** The same message with one more tool call. */
    public Step andToolCall(String tool, String arguments) {
        Answer.Message message = message();
        List<Call> more = new ArrayList<>(message.calls());
        more.add(new Call(tool, arguments));
        return new Step(new Answer.Message(message.text(), more, message.ending(), message.tokens()), delivery);
    }

    /** Ends because the longest allowed reply is reached. */
    public Step truncated() {
        return ending(Ending.TOO_LONG);
    }

    /** Ends because the model, or a filter, refuses. */
    public Step refused() {
        return ending(Ending.REFUSED);
    }

    public Step tokens(long in, long out, long cached) {
        Answer.Message message = message();
        return new Step(
                new Answer.Message(message.text(), message.calls(), message.ending(), new Tokens(in, out, cached)),
                delivery);
    }

    /** Waits before the first byte of the response. */
    public Step after(Duration wait) {
        return new Step(answer, new Delivery(wait, delivery.piece(), delivery.between(), delivery.cutAfter()));
    }

    /** Sends so many bytes at a time, in chunks of their own, wherever that cuts. */
    public Step inPiecesOf(int bytes) {
        return new Step(answer, new Delivery(delivery.before(), bytes, delivery.between(), delivery.cutAfter()));
    }

    /** Waits after each piece. */
    public Step pausing(Duration between) {
        return new Step(
                answer, new Delivery(delivery.before(), Math.max(1, delivery.piece()), between, delivery.cutAfter()));
    }

    /** Resets the connection after so many bytes of the body. */
    public Step cutAfter(int bytes) {
        return new Step(
                answer, new Delivery(delivery.before(), Math.max(1, delivery.piece()), delivery.between(), bytes));
    }

    private Step cutBeforeAnything() {
        return new Step(answer, new Delivery(Duration.ZERO, 0, Duration.ZERO, 0));
    }

    private Step ending(Ending ending) {
        Answer.Message message = message();
        return new Step(new Answer.Message(message.text(), message.calls(), ending, message.tokens()), delivery);
    }

    private Answer.Message message() {
        if (answer instanceof Answer.Message message) {
            return message;
        }
        throw new IllegalStateException("only a message of the model can be refined so, not raw bytes");
    }

    /** How the whole reply looks on the wire, for tests of readers that want to cut it themselves. */
    public byte[] streamed(Protocol protocol) {
        return Wire.bytes(String.join("", protocol.wire().streamed(message())));
    }
}
