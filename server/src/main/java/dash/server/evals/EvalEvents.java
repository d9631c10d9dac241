package dash.server.evals;

import dash.project.told.Json;
import dash.server.problem.Problem;
import dash.server.route.Reply;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How far a run is, as events: {@code progress} as often as it changes, {@code failed} if it has to, {@code done} at the end. */
final class EvalEvents {

    private EvalEvents() {}

    static Reply of(RunningEval running, Duration heartbeat) {
        return stream(out -> {
            RunningEval.State state = running.state();
            progress(out, state);
            while (!state.isOver()) {
                RunningEval.State next = after(running, state, heartbeat);
                if (next.done() != state.done()) {
                    progress(out, next);
                } else if (!next.isOver()) {
                    write(out, ": alive\n\n");
                }
                state = next;
            }
            if (state.fault().isPresent()) {
                event(out, "failed", Problem.fault(state.fault().get()));
            }
            event(out, "done", state.report().orElseThrow());
        });
    }

    /** Of a run that is over. */
    static Reply of(Map<String, @Nullable Object> report) {
        return stream(out -> event(out, "done", report));
    }

    private static RunningEval.State after(RunningEval running, RunningEval.State known, Duration patience)
            throws IOException {
        try {
            return running.after(known, patience);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            InterruptedIOException failure = new InterruptedIOException("interrupted");
            failure.initCause(stopped);
            throw failure;
        }
    }

    private static Reply stream(Reply.Writer writer) {
        return new Reply.Stream(
                "text/event-stream",
                out -> {
                    write(out, "retry: 1000\n\n");
                    writer.write(out);
                },
                Map.of("X-Accel-Buffering", "no", "Cache-Control", "no-store"));
    }

    private static void progress(OutputStream out, RunningEval.State state) throws IOException {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("done", state.done());
        body.put("total", state.total());
        event(out, "progress", body);
    }

    private static void event(OutputStream out, String name, Map<String, @Nullable Object> body) throws IOException {
        write(out, "event: " + name + "\ndata: " + Json.line(body) + "\n\n");
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
