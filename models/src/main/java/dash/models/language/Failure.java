package dash.models.language;

import dash.fault.Fault;
import java.time.Duration;
import java.util.Optional;

/**
 * There is no reply to go on with. Details are our own words, numbers and identifiers: neither a key nor anything of the
 * conversation, so a failure may be logged and shown. What a model wrote ({@code written}) is kept apart.
 */
public sealed interface Failure extends Outcome {

    /** The same call may succeed later, so making it again makes sense. */
    default boolean passing() {
        return false;
    }

    /** For the person: what happened with this model and what to do about it. */
    default Fault fault(String model) {
        return FailureFaults.of(this, model);
    }

    /** The model or its provider does not want to answer this. */
    record Refused(String written, Usage usage) implements Failure {
        @Override
        public Refused withUsage(Usage other) {
            return new Refused(written, other);
        }

        /** Without what was written: it may hold data of the source. */
        @Override
        public String toString() {
            return "refused after " + written.length() + " characters";
        }
    }

    /** The reply ran into {@link Settings#mostTokens()}. Its calls are dropped, because the last one is half a call. */
    record Truncated(String written, Usage usage) implements Failure {
        @Override
        public Truncated withUsage(Usage other) {
            return new Truncated(written, other);
        }

        /** Without what was written: it may hold data of the source. */
        @Override
        public String toString() {
            return "truncated after " + written.length() + " characters";
        }
    }

    /** Neither text nor calls, also when asked again. */
    record Empty(Usage usage) implements Failure {
        @Override
        public boolean passing() {
            return true;
        }

        @Override
        public Empty withUsage(Usage other) {
            return new Empty(other);
        }
    }

    /**
     * The model did not keep to the asked-for {@link Form} or to the text protocol. May be put to the model again.
     *
     * @param why a sentence for the model
     */
    record Malformed(String why, String written, Usage usage) implements Failure {
        @Override
        public Malformed withUsage(Usage other) {
            return new Malformed(why, written, other);
        }

        /** Without what was written: it may hold data of the source. */
        @Override
        public String toString() {
            return "malformed after " + written.length() + " characters: " + why;
        }
    }

    /** The conversation is longer than the model can read. A shorter one may work. */
    record Overflow(String detail, Usage usage) implements Failure {
        @Override
        public Overflow withUsage(Usage other) {
            return new Overflow(detail, other);
        }
    }

    /** Too many calls or tokens a minute. */
    record RateLimited(Optional<Duration> retryAfter, Usage usage) implements Failure {
        @Override
        public boolean passing() {
            return true;
        }

        @Override
        public RateLimited withUsage(Usage other) {
            return new RateLimited(retryAfter, other);
        }
    }

    /** The provider could not be reached, broke off, or said that it cannot just now. */
    record Unavailable(Trouble trouble, String detail, Optional<Duration> retryAfter, Usage usage) implements Failure {

        public Unavailable(Trouble trouble, String detail) {
            this(trouble, detail, Optional.empty(), Usage.NONE);
        }

        @Override
        public boolean passing() {
            return switch (trouble) {
                case UNREACHABLE, SLOW_CONNECT, SLOW_FIRST_BYTE, SLOW_STREAM, SERVER_ERROR, DROPPED, NOT_UNDERSTOOD ->
                    true;
                case DEADLINE, RESTING -> false;
            };
        }

        @Override
        public Unavailable withUsage(Usage other) {
            return new Unavailable(trouble, detail, retryAfter, other);
        }
    }

    /** What makes a provider unavailable. */
    enum Trouble {
        UNREACHABLE,
        SLOW_CONNECT,
        SLOW_FIRST_BYTE,
        /** Nothing came for too long in the middle of a reply. */
        SLOW_STREAM,
        /** The call as a whole, repetitions included, took too long. */
        DEADLINE,
        SERVER_ERROR,
        /** The connection ended before the reply did. */
        DROPPED,
        /** What came is not what this provider's protocol allows. */
        NOT_UNDERSTOOD,
        /** It failed so often that it is left alone for a while; this call was not made. */
        RESTING
    }

    /** The provider says no, and will say so again. */
    record Rejected(Reason reason, String detail, Usage usage) implements Failure {

        public Rejected(Reason reason, String detail) {
            this(reason, detail, Usage.NONE);
        }

        @Override
        public Rejected withUsage(Usage other) {
            return new Rejected(reason, detail, other);
        }
    }

    /** Why a provider says no for good. */
    enum Reason {
        KEY_REFUSED,
        MODEL_UNKNOWN,
        NO_CREDIT,
        /** The server or the model cannot call tools; the text protocol can. */
        NO_TOOLS,
        /** Answered with a redirect, which is never followed: the conversation and the key go to one address only. */
        REDIRECTED,
        REQUEST_REFUSED
    }

    /**
     * A budget would be passed; the call was not made.
     *
     * @param limit the key in {@code dash.yaml}: {@code tokens_per_question} or {@code tokens_per_day}
     */
    record OverBudget(String limit, long allowed, long spent, Usage usage) implements Failure {

        public OverBudget(String limit, long allowed, long spent) {
            this(limit, allowed, spent, Usage.NONE);
        }

        @Override
        public OverBudget withUsage(Usage other) {
            return new OverBudget(limit, allowed, spent, other);
        }
    }

    /** The question was called off. */
    record Cancelled(Usage usage) implements Failure {
        @Override
        public Cancelled withUsage(Usage other) {
            return new Cancelled(other);
        }
    }
}
