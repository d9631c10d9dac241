package dash.golden;

import dash.golden.Proof.Witnessed;
import dash.learn.Fading;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Learnings;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.question.Cancellation;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Takes proposals to the golden questions and keeps what comes of it, one learning after the other. */
public final class Proofs {

    /** In whose name the golden questions decide. */
    public static final String AUTHOR = "golden questions";

    private final Learnings learnings;
    private final Proving proving;
    private final boolean personDecides;
    private final Clock clock;

    public Proofs(Learnings learnings, Proving proving, boolean personDecides, Clock clock) {
        this.learnings = learnings;
        this.proving = proving;
        this.personDecides = personDecides;
        this.clock = clock;
    }

    /** What became of one learning. */
    public record Decided(Learning learning, Proof proof) {}

    /** Proposals that were never taken to the golden questions as they are now; the most often seen first. */
    public List<Learning> waiting() {
        return learnings.current().learnings().stream()
                .filter(learning -> learning.trust().status() == Trust.Status.PROPOSED)
                .filter(learning -> learning.trust().reason().isEmpty())
                .sorted(Comparator.comparingInt(
                                (Learning learning) -> -learning.tally().seen())
                        .thenComparingInt(Learning::number))
                .toList();
    }

    public List<Decided> prove(List<Learning> wanted, Consumer<Learning> progress, Cancellation cancellation) {
        List<Decided> decided = new ArrayList<>();
        for (Learning learning : wanted) {
            if (!cancellation.isCancelled()) {
                progress.accept(learning);
                Proof proof = proving.prove(learning, inUseBeside(learning), cancellation);
                if (!cancellation.isCancelled()) {
                    decided.add(new Decided(keep(learning, proof), proof));
                }
            }
        }
        return decided;
    }

    /** What everybody uses; what belongs to single persons says nothing about what all may use. */
    private List<Learning> inUseBeside(Learning learning) {
        return learnings.current().learnings().stream()
                .filter(other -> other.number() != learning.number())
                .filter(other -> other.trust().scope() instanceof Trust.Scope.Project
                        && other.trust().isFor(""))
                .toList();
    }

    /** A learning that somebody changed meanwhile is left as it is. */
    private Learning keep(Learning learning, Proof proof) {
        Memory after = learnings.change(
                AUTHOR,
                memory -> memory.find(learning.number())
                        .filter(now -> now.version() == learning.version())
                        .map(now -> List.of(change(now, proof)))
                        .orElse(List.of()));
        return after.find(learning.number()).orElse(learning);
    }

    private LearningChange change(Learning now, Proof proof) {
        Trust trust = Proving.judged(now, proof, personDecides);
        Learning after =
                now.with(trust).with(now.tally().supportedBy(proof.supporting().size()));
        String act = switch (trust.status()) {
            case ACTIVE -> "proven";
            case QUARANTINED -> "quarantined";
            case PROPOSED, RETIRED, REJECTED -> "tried";
        };
        Instant at = clock.instant();
        List<Evidence> evidence = new ArrayList<>();
        for (Witnessed witness : proof.witnesses()) {
            evidence.add(new Evidence(
                    at,
                    witness.supports() ? Evidence.Kind.GOLDEN_SUPPORTS : Evidence.Kind.GOLDEN_REFUTES,
                    AUTHOR,
                    witness.question(),
                    witness.reason()));
        }
        if (evidence.isEmpty()) {
            evidence.add(new Evidence(at, Evidence.Kind.GOLDEN_UNTOUCHED, AUTHOR, "", trust.reason()));
        }
        return new LearningChange(after, act, evidence);
    }

    /** Retires proposals that nobody used for long, and whatever misleads. */
    public Memory fade() {
        Instant now = clock.instant();
        return learnings.change(
                AUTHOR,
                memory -> memory.learnings().stream()
                        .filter(learning -> learning.trust().status() == Trust.Status.PROPOSED || learning.isActive())
                        .map(learning -> Fading.check(learning, now))
                        .flatMap(Optional::stream)
                        .map(faded -> new LearningChange(faded, "retired", List.of()))
                        .toList());
    }
}
