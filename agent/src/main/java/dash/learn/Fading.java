package dash.learn;

import dash.learnings.Learning;
import dash.learnings.Trust;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Lets learnings go that fail, or that nobody needs. */
public final class Fading {

    private static final int TOO_MANY_FAILURES = 3;
    private static final Duration UNUSED = Duration.ofDays(180);

    private Fading() {}

    /** The learning as retired, when it misleads more often than it helps. */
    static Optional<Learning> check(Learning learning) {
        int failed = learning.tally().failed();
        boolean misleads =
                failed >= TOO_MANY_FAILURES && failed > learning.tally().helped();
        return misleads
                ? Optional.of(learning.with(learning.trust()
                        .with(
                                Trust.Status.RETIRED,
                                "failed " + failed + " times in use and helped "
                                        + learning.tally().helped() + " times")))
                : Optional.empty();
    }

    /** The learning as retired, when it is an unproven one that was not used for half a year. */
    public static Optional<Learning> check(Learning learning, Instant now) {
        Instant last = learning.tally().lastUsed().orElse(learning.discovery().at());
        boolean unused = learning.trust().status() == Trust.Status.PROPOSED
                && Duration.between(last, now).compareTo(UNUSED) > 0;
        return unused
                ? Optional.of(learning.with(
                        learning.trust().with(Trust.Status.RETIRED, "unproven and not used since " + last)))
                : check(learning);
    }
}
