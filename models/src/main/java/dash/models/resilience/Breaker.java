package dash.models.resilience;

import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Failure.Trouble;
import dash.models.language.Hearing;
import dash.models.language.Outcome;
import dash.models.language.Usage;
import dash.models.provider.Provider;
import dash.question.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Leaves a provider alone after several failures in a row, so that questions fail at once instead of each after its own
 * deadline. After the rest one call is let through; its outcome decides whether the rest goes on. Rate limits do not count:
 * the provider is well, only busy. Safe for many threads.
 */
public final class Breaker implements Provider {

    private final Provider provider;
    private final int tolerated;
    private final Duration rest;
    private final Pace pace;
    private int failures;
    private Instant closedUntil = Instant.MIN;
    private boolean probing;

    public Breaker(Provider provider, int tolerated, Duration rest, Pace pace) {
        this.provider = provider;
        this.tolerated = tolerated;
        this.rest = rest;
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
    public Outcome attempt(Conversation conversation, Hearing hearing, Cancellation cancellation, Duration most) {
        Optional<Duration> resting = resting();
        if (resting.isPresent()) {
            return new Failure.Unavailable(Trouble.RESTING, "", resting, Usage.NONE);
        }
        Outcome outcome = new Failure.Cancelled(Usage.NONE);
        try {
            outcome = provider.attempt(conversation, hearing, cancellation, most);
            return outcome;
        } finally {
            learn(outcome);
        }
    }

    /** Empty lets the call through. */
    private synchronized Optional<Duration> resting() {
        if (failures < tolerated) {
            return Optional.empty();
        }
        Duration left = Duration.between(pace.now(), closedUntil);
        if (left.isPositive() || probing) {
            return Optional.of(left.isPositive() ? left : Duration.ofSeconds(1));
        }
        probing = true;
        return Optional.empty();
    }

    private synchronized void learn(Outcome outcome) {
        probing = false;
        if (outcome instanceof Failure.Unavailable) {
            failures++;
            if (failures >= tolerated) {
                closedUntil = pace.now().plus(rest);
            }
        } else if (!(outcome instanceof Failure.Cancelled)) {
            failures = 0;
        }
    }
}
