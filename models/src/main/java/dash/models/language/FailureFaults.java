package dash.models.language;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.Place;
import java.time.Duration;
import java.util.Optional;

/** Tells a person what a failure means. */
final class FailureFaults {

    private static final String DOCTOR = "run dash doctor; --model builtin answers without a language model";

    private FailureFaults() {}

    static Fault of(Failure failure, String model) {
        return switch (failure) {
            case Failure.Refused refused ->
                fault(Code.MODEL_REFUSED, model, "the model does not want to answer this", "ask it in other words");
            case Failure.Truncated truncated ->
                fault(
                        Code.MODEL_UNUSABLE_REPLY,
                        model,
                        "the reply was cut off at its longest allowed length",
                        "ask for less at once, or use a model with longer replies");
            case Failure.Empty empty ->
                fault(Code.MODEL_UNUSABLE_REPLY, model, "the model said nothing", "ask again, or use another model");
            case Failure.Malformed malformed ->
                fault(
                        Code.MODEL_UNUSABLE_REPLY,
                        model,
                        "the model does not keep to the agreed form",
                        "use another model, or set model.tools in dash.yaml; see docs/models.md");
            case Failure.Overflow overflow ->
                fault(
                        Code.MODEL_CONTEXT_TOO_LONG,
                        model,
                        "the conversation is longer than the model can read" + in(overflow.detail()),
                        "set limits.context_tokens lower, or use a model that reads more");
            case Failure.RateLimited limited ->
                fault(
                        Code.MODEL_RATE_LIMITED,
                        model,
                        "the provider allows no more calls just now",
                        "ask again " + when(limited.retryAfter()) + ", or raise the limit with the provider");
            case Failure.Unavailable unavailable -> unavailable(unavailable, model);
            case Failure.Rejected rejected -> rejected(rejected, model);
            case Failure.OverBudget over ->
                new Fault(
                        Code.MODEL_OVER_BUDGET,
                        Place.named("limits." + over.limit()),
                        Long.toString(over.allowed()),
                        "the budget of tokens is spent: " + over.spent() + " of " + over.allowed(),
                        "raise limits." + over.limit() + " in dash.yaml, wait, or ask with --model builtin");
            case Failure.Cancelled cancelled ->
                fault(Code.MODEL_CANCELLED, model, "the question was called off", "ask again when you like");
        };
    }

    private static Fault unavailable(Failure.Unavailable unavailable, String model) {
        String what = switch (unavailable.trouble()) {
            case UNREACHABLE -> "no connection to the provider";
            case SLOW_CONNECT -> "the provider did not take the connection in time";
            case SLOW_FIRST_BYTE -> "the provider did not begin to answer in time";
            case SLOW_STREAM -> "the provider stopped in the middle of a reply";
            case DEADLINE -> "the model took too long";
            case SERVER_ERROR -> "the provider has an error of its own";
            case DROPPED -> "the connection broke in the middle of a reply";
            case NOT_UNDERSTOOD -> "the provider answered something that is not its protocol";
            case RESTING -> "the provider failed several times and is left alone";
        };
        String next = switch (unavailable.trouble()) {
            case RESTING -> "ask again " + when(unavailable.retryAfter());
            case NOT_UNDERSTOOD -> "check model.provider and model.base_url in dash.yaml; " + DOCTOR;
            case UNREACHABLE, SLOW_CONNECT, SLOW_FIRST_BYTE, SLOW_STREAM, DEADLINE, SERVER_ERROR, DROPPED -> DOCTOR;
        };
        return fault(Code.MODEL_UNREACHABLE, model, what + in(unavailable.detail()), next);
    }

    private static Fault rejected(Failure.Rejected rejected, String model) {
        String detail = in(rejected.detail());
        return switch (rejected.reason()) {
            case KEY_REFUSED ->
                fault(
                        Code.MODEL_KEY_REFUSED,
                        model,
                        "the provider does not accept the key" + detail,
                        "check the provider's key in the environment or in .env");
            case NO_CREDIT ->
                fault(
                        Code.MODEL_KEY_REFUSED,
                        model,
                        "the account has no credit left" + detail,
                        "add credit with the provider, or use another model");
            case MODEL_UNKNOWN ->
                fault(
                        Code.MODEL_UNKNOWN,
                        model,
                        "the provider does not know this model" + detail,
                        "check model.name in dash.yaml or --model");
            case NO_TOOLS ->
                fault(
                        Code.MODEL_REQUEST_REFUSED,
                        model,
                        "the server cannot call tools with this model" + detail,
                        "set model.tools: text in dash.yaml");
            case REDIRECTED ->
                fault(
                        Code.MODEL_REQUEST_REFUSED,
                        model,
                        "the provider's address answers with a redirect, which Dash does not follow" + detail,
                        "set model.base_url to the final address");
            case REQUEST_REFUSED ->
                fault(
                        Code.MODEL_REQUEST_REFUSED,
                        model,
                        "the provider refuses the request" + detail,
                        "run dash doctor; a server without tool calling needs model.tools: text");
        };
    }

    private static Fault fault(Code code, String model, String message, String nextStep) {
        return new Fault(code, Place.named("model"), model, message, nextStep);
    }

    private static String in(String detail) {
        return detail.isEmpty() ? "" : " [" + detail + "]";
    }

    private static String when(Optional<Duration> wait) {
        return wait.map(found -> "in " + Math.max(1, found.toSeconds()) + " s").orElse("in a minute");
    }
}
