package dash.learnings;

import java.time.Instant;
import java.util.Optional;

/**
 * What became of a learning in use.
 *
 * @param applied how often it was in the context and its rule mattered
 * @param helped how often an answer became right because of it: a draft that could not run did, or a person said so
 * @param failed how often what it led to did not run, or was called wrong
 * @param supported golden questions that it was proven on
 * @param seen how often the same lesson was found, the first time included
 */
public record Tally(int applied, int helped, int failed, int supported, int seen, Optional<Instant> lastUsed) {

    public static final Tally NEW = new Tally(0, 0, 0, 0, 1, Optional.empty());

    public Tally {
        if (applied < 0 || helped < 0 || failed < 0 || supported < 0 || seen < 0) {
            throw new IllegalArgumentException("a count below zero");
        }
    }

    public Tally again() {
        return new Tally(applied, helped, failed, supported, seen + 1, lastUsed);
    }

    /** It was kept to. That a statement runs does not say that its answer is right: that it helped is counted elsewhere. */
    public Tally used(boolean well, Instant at) {
        return new Tally(applied + 1, helped, failed + (well ? 0 : 1), supported, seen, Optional.of(at));
    }

    public Tally supportedBy(int golden) {
        return new Tally(applied, helped, failed, golden, seen, lastUsed);
    }

    /** What it led to was called right later; that it was applied is counted already. */
    public Tally helpedOnce() {
        return new Tally(applied, helped + 1, failed, supported, seen, lastUsed);
    }

    public Tally plus(Tally other) {
        Optional<Instant> later = lastUsed.isEmpty()
                        || (other.lastUsed.isPresent() && other.lastUsed.get().isAfter(lastUsed.get()))
                ? other.lastUsed
                : lastUsed;
        return new Tally(
                applied + other.applied,
                helped + other.helped,
                failed + other.failed,
                Math.max(supported, other.supported),
                seen + other.seen,
                later);
    }
}
