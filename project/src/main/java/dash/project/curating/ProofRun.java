package dash.project.curating;

import dash.golden.Proofs;
import dash.learnings.Learning;
import dash.project.OpenProject;
import dash.question.Cancellation;
import dash.store.NamedLock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Takes proposals to the golden questions, one run at a time for a project, whichever process it is in. */
public final class ProofRun {

    private static final String WORK = "proofs";

    private ProofRun() {}

    /**
     * Proves what waits until nothing does. Somebody else who is at it proves it too, so then there is nothing to do here:
     * they look again before they end.
     */
    public static List<Proofs.Decided> ofWaiting(
            OpenProject project, Consumer<Learning> progress, Cancellation cancellation) {
        Proofs proofs = project.trials().proofs();
        List<Proofs.Decided> decided = new ArrayList<>();
        boolean more = true;
        while (more && !cancellation.isCancelled()) {
            Optional<NamedLock> place = project.tryLock(WORK);
            if (place.isEmpty()) {
                return decided;
            }
            List<Learning> waiting = proofs.waiting();
            try (var _ = place.get()) {
                decided.addAll(proofs.prove(waiting, progress, cancellation));
                proofs.fade();
            }
            // What somebody else added while the place was taken; what cannot be decided is not tried for ever.
            more = !waiting.isEmpty() && proofs.waiting().stream().anyMatch(learning -> !waiting.contains(learning));
        }
        return decided;
    }
}
