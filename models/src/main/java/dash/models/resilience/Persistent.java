package dash.models.resilience;

import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Failure.Trouble;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Outcome;
import dash.models.language.Usage;
import dash.models.provider.Provider;
import dash.question.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A model that is asked again when its provider fails in passing. Safe for many conversations at once. */
public final class Persistent implements LanguageModel {

    private final Provider provider;
    private final Persistence persistence;
    private final Pace pace;

    public Persistent(Provider provider, Persistence persistence, Pace pace) {
        this.provider = provider;
        this.persistence = persistence;
        this.pace = pace;
    }

    @Override
    public String name() {
        return provider.name();
    }

    @Override
    public int contextTokens() {
        return provider.contextTokens();
    }

    @Override
    public Outcome converse(Conversation conversation, Hearing hearing, Cancellation cancellation) {
        Instant end = pace.now().plus(persistence.deadline());
        Usage used = Usage.NONE;
        boolean wasEmpty = false;
        Failure last = new Failure.Unavailable(Trouble.DEADLINE, "");
        for (int attempt = 1; attempt <= persistence.attempts(); attempt++) {
            Outcome outcome = once(conversation, hearing, cancellation, Duration.between(pace.now(), end));
            used = used.plus(outcome.usage());
            if (outcome instanceof Failure.Unavailable(Trouble trouble, var detail, var wait, var usage)
                    && trouble == Trouble.RESTING
                    && attempt > 1) {
                return last.withUsage(used);
            }
            if (!(outcome instanceof Failure failure) || !failure.passing()) {
                return outcome.withUsage(used);
            }
            last = failure;
            // Nothing twice is an answer: a third time costs as much and says no more.
            boolean enough = attempt == persistence.attempts() || (failure instanceof Failure.Empty && wasEmpty);
            wasEmpty = failure instanceof Failure.Empty;
            Duration wait = pauseAfter(failure, attempt);
            if (enough || pace.now().plus(wait).isAfter(end)) {
                return failure.withUsage(used);
            }
            hearing.retrying(failure, attempt + 1, wait);
            pace.pause(wait, cancellation);
        }
        return last.withUsage(used);
    }

    private Outcome once(Conversation conversation, Hearing hearing, Cancellation cancellation, Duration left) {
        if (cancellation.isCancelled()) {
            return new Failure.Cancelled(Usage.NONE);
        }
        return left.isPositive()
                ? provider.attempt(conversation, hearing, cancellation, left)
                : new Failure.Unavailable(Trouble.DEADLINE, "");
    }

    /** Never before the provider wants it, and a little later, each client at its own moment. */
    private Duration pauseAfter(Failure failure, int failed) {
        Duration own = persistence.pauseAfter(failed, pace.chance());
        Optional<Duration> wanted = switch (failure) {
            case Failure.RateLimited limited -> limited.retryAfter();
            case Failure.Unavailable unavailable -> unavailable.retryAfter();
            case Failure.Refused refused -> Optional.empty();
            case Failure.Truncated truncated -> Optional.empty();
            case Failure.Empty empty -> Optional.empty();
            case Failure.Malformed malformed -> Optional.empty();
            case Failure.Overflow overflow -> Optional.empty();
            case Failure.Rejected rejected -> Optional.empty();
            case Failure.OverBudget overBudget -> Optional.empty();
            case Failure.Cancelled cancelled -> Optional.empty();
        };
        return wanted.map(least -> least.plus(own.dividedBy(5))).orElse(own);
    }
}
