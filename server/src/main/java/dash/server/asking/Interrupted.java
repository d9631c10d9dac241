package dash.server.asking;

import dash.project.Desk;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.store.KeptAnswer;
import dash.store.KeptEvent;
import dash.store.RunningAnswer;
import dash.store.Store;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Ends questions whose process died in the middle, so that whoever asked hears of it and nobody waits for ever. */
final class Interrupted {

    private static final String WHY =
            "Dash was stopped in the middle of this question. What had happened until then is in the trace. Ask again.";

    private Interrupted() {}

    static void end(Desk desk) {
        Store store = desk.store();
        store.answers().running(desk.name()).stream()
                .filter(left -> !store.lives(left.runner()))
                .forEach(left -> end(store, desk.name(), left));
    }

    private static void end(Store store, String project, RunningAnswer left) {
        KeptAnswer kept = store.answers().find(project, left.id()).orElseThrow();
        Map<String, @Nullable Object> body = AnswerJson.unfinished(kept.id(), kept.question(), WHY);
        store.transactions().inTransaction(handle -> {
            if (store.answers().end(kept.id(), "failed", Json.line(body))) {
                List<KeptEvent> told = store.questionEvents().after(kept.id(), 0);
                int next = told.isEmpty() ? 1 : told.getLast().number() + 1;
                store.questionEvents().append(kept.id(), List.of(new KeptEvent(next, EventLog.DONE, Json.line(body))));
            }
            return kept.id();
        });
    }
}
