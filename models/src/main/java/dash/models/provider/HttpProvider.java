package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Failure.Trouble;
import dash.models.language.Hearing;
import dash.models.language.Outcome;
import dash.models.language.Usage;
import dash.question.Cancellation;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls one model of one provider over HTTP. Safe for many calls at once. */
public final class HttpProvider implements Provider {

    private static final int LONGEST_ERROR = 64 * 1024;
    private static final String DONE = "[DONE]";

    private final Endpoint endpoint;
    private final Dialect dialect;
    private final Connections connections;
    private final Timeouts timeouts;
    private final Clock clock;

    HttpProvider(Endpoint endpoint, Dialect dialect, Connections connections, Timeouts timeouts, Clock clock) {
        this.endpoint = endpoint;
        this.dialect = dialect;
        this.connections = connections;
        this.timeouts = timeouts;
        this.clock = clock;
    }

    @Override
    public String name() {
        return endpoint.name();
    }

    @Override
    public int contextTokens() {
        return endpoint.contextTokens();
    }

    @Override
    public Outcome attempt(Conversation conversation, Hearing hearing, Cancellation cancellation, Duration most) {
        boolean itself = conversation.form().isEmpty() || dialect.knowsForm(conversation);
        Conversation sent = itself ? conversation : FormAsTool.offered(conversation);
        Draft draft = new Draft(hearing);
        byte[] body = bytes(dialect.body(endpoint, sent));
        try (Exchange exchange = connections.begin(request(body), cancellation, timeouts, most)) {
            read(exchange, draft);
        } catch (Exchange.Broken broken) {
            if (!draft.isEnded() || broken.failure() instanceof Failure.Cancelled) {
                return broken.failure().withUsage(lost(broken.failure(), draft, body));
            }
        }
        Outcome outcome = new Verdict(sent, used(draft, body)).on(draft);
        return itself ? outcome : FormAsTool.taken(conversation, outcome);
    }

    private HttpRequest request(byte[] body) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(endpoint.baseUrl() + dialect.path(endpoint)))
                .header("Content-Type", "application/json")
                .header("Accept", "text/event-stream, application/x-ndjson, application/json")
                .header("User-Agent", "dash")
                .POST(HttpRequest.BodyPublishers.ofByteArray(body));
        dialect.headers(endpoint).forEach(builder::header);
        return builder.build();
    }

    private static byte[] bytes(JsonNode body) {
        return body.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void read(Exchange exchange, Draft draft) {
        Exchange.Head head = exchange.head();
        if (head.status() != 200) {
            draft.failure(error(exchange, head));
            return;
        }
        boolean whole = head.contentType().toLowerCase(Locale.ROOT).startsWith("application/json")
                && dialect.framing() == EventStream.Framing.SERVER_SENT_EVENTS;
        EventStream stream = new EventStream(whole ? EventStream.Framing.WHOLE : dialect.framing());
        try {
            Optional<java.nio.ByteBuffer> next = exchange.next();
            while (next.isPresent() && !draft.isClosed()) {
                stream.take(next.get()).forEach(event -> take(event, whole, draft));
                next = draft.isClosed() ? Optional.empty() : exchange.next();
            }
            if (!draft.isClosed()) {
                stream.end().forEach(event -> take(event, whole, draft));
            }
            exchange.drain();
        } catch (EventStream.TooLong | JacksonException nonsense) {
            draft.failure(new Failure.Unavailable(Trouble.NOT_UNDERSTOOD, "not a stream of this protocol"));
        }
    }

    private void take(String event, boolean whole, Draft draft) {
        if (event.strip().equals(DONE)) {
            draft.close();
            return;
        }
        JsonNode json = JsonMapper.shared().readTree(event);
        if (json.has("error") && !json.path("error").isNull()) {
            draft.failure(ErrorReading.inStream(json));
        } else if (whole) {
            dialect.takeWhole(json, draft);
            draft.close();
        } else {
            dialect.take(json, draft);
        }
    }

    private Failure error(Exchange exchange, Exchange.Head head) {
        Optional<Duration> wait = RetryAfter.of(head.headers(), clock.instant());
        JsonNode body = JsonMapper.shared().createObjectNode();
        try {
            body = JsonMapper.shared().readTree(exchange.text(LONGEST_ERROR));
        } catch (Exchange.Broken | JacksonException unreadable) {
            // The status says enough.
        }
        return ErrorReading.of(head.status(), wait, body);
    }

    /** Once the request is out, what was read is charged for, whether or not the reply arrives. */
    private static Usage lost(Failure failure, Draft draft, byte[] body) {
        boolean never = failure instanceof Failure.Unavailable unavailable
                && (unavailable.trouble() == Trouble.UNREACHABLE || unavailable.trouble() == Trouble.SLOW_CONNECT);
        return never ? Usage.NONE : draft.usage().orElseGet(() -> Usage.estimated(body.length / 4, written(draft) / 4));
    }

    private static long written(Draft draft) {
        return draft.text().length()
                + draft.calls().stream()
                        .mapToLong(call -> call.arguments().length())
                        .sum();
    }

    /** What the provider says, else four bytes a token; an error instead of a reply costs nothing. */
    private static Usage used(Draft draft, byte[] body) {
        return draft.usage()
                .orElseGet(() -> written(draft) == 0 && !draft.isEnded()
                        ? Usage.NONE
                        : Usage.estimated(body.length / 4, written(draft) / 4));
    }
}
