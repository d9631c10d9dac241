package dash.server.problem;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.told.Json;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Faults as RFC 9457 has them. Nothing of an exception that nobody foresaw is told but the id under which the log has it.
 *
 * @param retryAfter when it makes sense to try again
 */
public record Problem(List<Fault> faults, Optional<Duration> retryAfter) {

    public static final String TYPE = "application/problem+json";

    private static final Duration SOON = Duration.ofSeconds(1);

    public Problem {
        faults = List.copyOf(faults);
    }

    public static Problem of(FaultException wrong) {
        return new Problem(wrong.faults(), retryAfter(wrong.fault().code()));
    }

    public static Problem of(Fault fault) {
        return new Problem(List.of(fault), retryAfter(fault.code()));
    }

    /** For what should not have happened. */
    public static Problem unexpected(String requestId) {
        return of(new Fault(
                Code.INTERNAL,
                Place.nowhere(),
                requestId,
                "something went wrong inside Dash; nothing was changed",
                "try again; if it stays, look for this request id in the log of the server"));
    }

    private static Optional<Duration> retryAfter(Code code) {
        int status = Statuses.of(code);
        return status == 429 || status == 503 ? Optional.of(SOON) : Optional.empty();
    }

    public int status() {
        return Statuses.of(faults.getFirst().code());
    }

    public Map<String, @Nullable Object> body(String requestId) {
        return body(requestId, status());
    }

    /** @param status of the reply that this body goes with */
    Map<String, @Nullable Object> body(String requestId, int status) {
        Fault first = faults.getFirst();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("type", "urn:dash:error:" + first.code().name());
        body.put("title", title(first.code()));
        body.put("status", status);
        body.put("detail", first.message());
        body.put("code", first.code().name());
        body.put("place", first.place().inWords());
        body.put("value", first.value());
        body.put("next_step", first.nextStep());
        body.put("request_id", requestId);
        if (faults.size() > 1) {
            body.put("errors", faults.stream().map(Json::fault).toList());
        }
        return body;
    }

    /** The code as words, which is the same for every occurrence, as the standard wants it. */
    private static String title(Code code) {
        String words = code.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
