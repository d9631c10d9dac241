package dash.server.memory;

import dash.access.Right;
import dash.files.Fields;
import dash.memory.Memories;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.project.memory.Checked;
import dash.project.memory.MemoryTelling;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;
import java.util.Set;

/** The memory of the person who calls. No route takes the name of another. */
public final class MemoryRoutes {

    private static final String PAGE = "the page";
    private static final String KEEP_ANSWERS = "keep_answers";

    public List<Route> routes() {
        return List.of(
                Route.get("/memory", Right.ASK, this::list),
                Route.post("/memory", Right.ASK, this::add),
                Route.of(Method.DELETE, "/memory", Right.ASK, this::forgetAll),
                Route.of(Method.PUT, "/memory/{entry}", Right.ASK, this::change),
                Route.of(Method.DELETE, "/memory/{entry}", Right.ASK, this::forget));
    }

    private static Memories memories(Call call) {
        return call.project().desk().project().memory().memories();
    }

    private Reply list(Call call) {
        call.onlyQueries();
        return Reply.json(MemoryTelling.object(memories(call).of(call.person())));
    }

    private Reply add(Call call) {
        call.onlyQueries();
        Remembered entry = memories(call).remember(call.person(), preference(call), Remembered.Origin.TOLD, PAGE);
        return Reply.json(201, MemoryTelling.object(entry));
    }

    private Reply change(Call call) {
        call.onlyQueries();
        return Reply.json(
                MemoryTelling.object(memories(call).change(call.person(), call.number("entry"), preference(call))));
    }

    private static Preference preference(Call call) {
        Fields body = call.body("preference", "kind", "value");
        return Checked.preference(
                body.text("kind"),
                body.text("value"),
                () -> call.project().desk().project().memory().defaults());
    }

    private Reply forget(Call call) {
        call.onlyQueries(KEEP_ANSWERS);
        call.noBody();
        return Reply.json(MemoryTelling.object(
                memories(call).forget(call.person(), Set.of(call.number("entry")), call.truth(KEEP_ANSWERS))));
    }

    private Reply forgetAll(Call call) {
        call.onlyQueries(KEEP_ANSWERS);
        call.noBody();
        return Reply.json(
                MemoryTelling.object(memories(call).forgetEverything(call.person(), call.truth(KEEP_ANSWERS))));
    }
}
