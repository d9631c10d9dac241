package dash.server.learnings;

import dash.fault.FaultException;
import dash.golden.Proofs;
import dash.project.Desk;
import dash.project.curating.Lessons;
import dash.project.curating.ProofRun;
import dash.question.Cancellation;
import java.util.LinkedHashMap;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes proposals to the golden questions. What was learned while somebody waits is proven afterwards, on one thread for all
 * projects and once for many lessons; nobody waits for that. Safe for many threads.
 */
public final class Prover implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Prover.class);
    private static final long MILLIS_TO_END = 5_000;

    private final LinkedHashMap<String, Desk> waiting = new LinkedHashMap<>();
    private final Object oneAtATime = new Object();
    private final Cancellation cancellation = new Cancellation();
    private final Thread thread =
            Thread.ofPlatform().daemon().name("dash-prover").unstarted(this::work);
    private boolean started;

    /** New proposals of this project are proven before long. */
    public void soon(Desk desk) {
        synchronized (waiting) {
            if (cancellation.isCancelled()) {
                return;
            }
            if (!started) {
                started = true;
                thread.start();
            }
            waiting.putIfAbsent(desk.name(), desk);
            waiting.notifyAll();
        }
    }

    /** Proves now, for somebody who waits. */
    public List<Proofs.Decided> now(Desk desk, List<Integer> numbers, boolean onlyNew) {
        // One after the other: each proof asks many questions, and what one makes active is there for the next.
        synchronized (oneAtATime) {
            Proofs proofs = desk.project().trials().proofs();
            List<Proofs.Decided> decided = proofs.prove(
                    Lessons.toProve(proofs, desk.project().learnings().current(), numbers, onlyNew),
                    learning -> {},
                    cancellation);
            proofs.fade();
            return decided;
        }
    }

    private void work() {
        try {
            while (!cancellation.isCancelled()) {
                prove(next());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private Desk next() throws InterruptedException {
        synchronized (waiting) {
            while (waiting.isEmpty()) {
                waiting.wait();
            }
            return waiting.pollFirstEntry().getValue();
        }
    }

    private void prove(Desk desk) {
        try {
            synchronized (oneAtATime) {
                ProofRun.ofWaiting(desk.project(), learning -> {}, cancellation);
            }
        } catch (FaultException wrong) {
            LOG.warn(
                    "proposals of {} were not proven: {}",
                    desk.name(),
                    wrong.fault().inOneLine());
        } catch (RuntimeException unexpected) {
            LOG.error("proposals of {} were not proven", desk.name(), unexpected);
        }
    }

    @Override
    public void close() {
        synchronized (waiting) {
            cancellation.cancel();
            waiting.clear();
        }
        thread.interrupt();
        try {
            thread.join(MILLIS_TO_END);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
