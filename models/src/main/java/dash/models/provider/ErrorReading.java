package dash.models.provider;

import dash.models.language.Failure;
import dash.models.language.Failure.Reason;
import dash.models.language.Failure.Trouble;
import dash.models.language.Usage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Says what a provider's error means. Its message is looked at for known phrases and then forgotten: it may repeat the
 * prompt or the key. Only codes that look like identifiers go on.
 */
final class ErrorReading {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z][A-Za-z_.]{2,50}");
    private static final List<String> TOO_LONG = List.of(
            "context_length_exceeded",
            "maximum context length",
            "context length",
            "context window",
            "context size",
            "prompt is too long",
            "input is too long",
            "input token count",
            "maximum number of tokens",
            "request_too_large",
            "too many tokens");
    private static final List<String> NO_TOOLS = List.of(
            "does not support tools",
            "does not support function",
            "support tool use",
            "tool use is not supported",
            "tools is not supported",
            "tools are not supported",
            "enable-auto-tool-choice",
            "requires --jinja",
            "function calling is not enabled",
            "function calling is not supported");
    private static final List<String> BAD_KEY =
            List.of("api_key_invalid", "api key not valid", "invalid_api_key", "authentication_error");
    private static final List<String> NO_CREDIT =
            List.of("insufficient_quota", "billing_error", "credit balance", "payment required");
    private static final List<String> REFUSED = List.of("content_filter", "content_policy_violation");

    private ErrorReading() {}

    /** An error inside a stream that began well. */
    static Failure inStream(JsonNode body) {
        return of(statusInside(body.path("error")), Optional.empty(), body);
    }

    static Failure of(int status, Optional<Duration> retryAfter, JsonNode body) {
        JsonNode error = body.isArray() ? body.path(0).path("error") : body.path("error");
        String all = (error + " " + body.path("message").asString("")).toLowerCase(Locale.ROOT);
        String detail = detail(status, error);
        Optional<Duration> wait = retryAfter.or(() -> waitInside(error));
        if (status >= 300 && status < 400) {
            return new Failure.Rejected(Reason.REDIRECTED, detail);
        }
        if (has(all, NO_CREDIT) || status == 402) {
            return new Failure.Rejected(Reason.NO_CREDIT, detail);
        }
        if (status == 429 || all.contains("rate_limit_error") || all.contains("resource_exhausted")) {
            return new Failure.RateLimited(wait, Usage.NONE);
        }
        if (status >= 500 || status == 408 || status == 409 || status == 425 || all.contains("overloaded_error")) {
            return new Failure.Unavailable(Trouble.SERVER_ERROR, detail, wait, Usage.NONE);
        }
        return refusal(status, detail, all);
    }

    private static Failure refusal(int status, String detail, String all) {
        if (has(all, BAD_KEY) || status == 401) {
            return new Failure.Rejected(Reason.KEY_REFUSED, detail);
        }
        if (has(all, TOO_LONG) || status == 413) {
            return new Failure.Overflow(detail, Usage.NONE);
        }
        if (has(all, NO_TOOLS)) {
            return new Failure.Rejected(Reason.NO_TOOLS, detail);
        }
        if (has(all, REFUSED)) {
            return new Failure.Refused("", Usage.NONE);
        }
        if (status == 403) {
            return new Failure.Rejected(Reason.KEY_REFUSED, detail);
        }
        boolean aboutModel = all.contains("model_not_found")
                || all.contains("is not a valid model")
                || (status == 404 && all.contains("model"));
        return new Failure.Rejected(aboutModel ? Reason.MODEL_UNKNOWN : Reason.REQUEST_REFUSED, detail);
    }

    private static boolean has(String text, List<String> phrases) {
        return phrases.stream().anyMatch(text::contains);
    }

    private static String detail(int status, JsonNode error) {
        List<String> parts = new ArrayList<>();
        if (status > 0) {
            parts.add("status " + status);
        }
        Stream.of("type", "code", "status")
                .map(key -> error.path(key).asString(""))
                .filter(code -> IDENTIFIER.matcher(code).matches())
                .distinct()
                .forEach(parts::add);
        return String.join(", ", parts);
    }

    private static int statusInside(JsonNode error) {
        int code = error.path("code").asInt(0);
        if (code >= 300 && code < 600) {
            return code;
        }
        // An error in the middle of a reply is the provider's, unless it says otherwise.
        return "invalid_request_error".equals(error.path("type").asString("")) ? 400 : 500;
    }

    /** Google tells the wait inside the body, as seconds with an s. */
    private static Optional<Duration> waitInside(JsonNode error) {
        for (JsonNode detail : error.path("details")) {
            Optional<Duration> wait =
                    RetryAfter.seconds(detail.path("retryDelay").asString("").replaceFirst("s$", ""));
            if (wait.isPresent()) {
                return wait;
            }
        }
        return Optional.empty();
    }
}
