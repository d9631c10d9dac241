package dash.server.evals;

import dash.project.told.Json;
import dash.server.route.EventStream;
import dash.server.route.Reply;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** How far a run is, as events: {@code progress} as often as it changes, {@code failed} if it has to, {@code done} at the end. */
final class EvalEvents {

    private EvalEvents() {}

    static Reply of(RunningEval running, Duration heartbeat) {
        return EventStream.of(out -> {
            RunningEval.State state = running.state();
            progress(out, state);
            while (!state.isOver()) {
                RunningEval.State next = after(running, state, heartbeat);
                if (next.done() != state.done()) {
                    progress(out, next);
                } else if (!next.isOver()) {
                    EventStream.write(out, EventStream.alive());
                }
                state = next;
            }
            if (state.fault().isPresent()) {
                event(out, "failed", Json.fault(state.fault().get()));
            }
            event(out, "done", state.report().orElseThrow());
        });
    }

    /** Of a run that is over. */
    static Reply of(Map<String, @Nullable Object> report) {
        return EventStream.of(out -> event(out, "done", report));
    }

    private static RunningEval.State after(RunningEval running, RunningEval.State known, Duration patience)
            throws IOException {
        try {
            return running.after(known, patience);
        } catch (InterruptedException stopped) {
            throw EventStream.interrupted(stopped);
        }
    }

    private static void progress(OutputStream out, RunningEval.State state) throws IOException {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("done", state.done());
        body.put("total", state.total());
        event(out, "progress", body);
    }

    /** Without a number: how far a run is now is all that somebody who comes back needs. */
    private static void event(OutputStream out, String name, Map<String, @Nullable Object> body) throws IOException {
        EventStream.write(out, EventStream.event(OptionalInt.empty(), name, Json.line(body)));
    }
}
