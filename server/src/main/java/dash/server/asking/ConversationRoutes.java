package dash.server.asking;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Desk;
import dash.project.talk.TalkMarkdown;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.store.AnswerSummary;
import dash.store.Conversation;
import dash.store.ConversationFilter;
import dash.store.Conversations;
import dash.store.Page;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Questions that belong together: listed, searched, read, renamed, deleted with their answers. */
final class ConversationRoutes {

    private static final int LONGEST_TITLE = 200;
    private static final String UNTITLED = "New conversation";

    private final Asking asking;

    ConversationRoutes(Asking asking) {
        this.asking = asking;
    }

    List<Route> routes() {
        String one = "/conversations/{conversation}";
        return List.of(
                Route.get("/conversations", Right.READ, this::list),
                Route.post("/conversations", Right.ASK, this::create),
                Route.get(one, Right.READ, this::one),
                Route.get(one + "/markdown", Right.READ, this::markdown),
                Route.of(Method.PATCH, one, Right.ASK, this::rename),
                Route.of(Method.DELETE, one, Right.ASK, this::delete));
    }

    private static Conversations conversations(Call call) {
        Desk desk = call.project().desk();
        return desk.store().conversations(desk.name(), Clock.systemUTC());
    }

    private Reply list(Call call) {
        call.onlyQueries("limit", "cursor", "q");
        Page<Conversation> page = conversations(call)
                .list(
                        new ConversationFilter(
                                Optional.of(call.person().name()),
                                call.query("q").orElse("")),
                        call.page());
        return Reply.json(Pages.of(page, AskJson::conversation));
    }

    private Reply create(Call call) {
        String title = call.body("conversation", "title").said("title").orElse(UNTITLED);
        Conversation made = conversations(call).create(call.person().name(), checked(title));
        return Reply.json(201, AskJson.conversation(made))
                .with("Location", "/api/projects/" + made.project() + "/conversations/" + made.id());
    }

    private Reply one(Call call) {
        Conversation found = own(call);
        Map<String, @Nullable Object> body = AskJson.conversation(found);
        body.put("answers", answers(call).stream().map(AskJson::summary).toList());
        return Reply.json(body);
    }

    /** Nobody sees what others asked. */
    private static Conversation own(Call call) {
        return conversations(call)
                .find(call.path("conversation"))
                .filter(found -> found.person().equals(call.person().name()))
                .orElseThrow(() -> unknown(call));
    }

    /** The whole of it to keep elsewhere. */
    private Reply markdown(Call call) {
        Desk desk = call.project().desk();
        Conversation found = own(call);
        return new Reply.Text(
                200,
                "text/markdown; charset=utf-8",
                TalkMarkdown.of(found, desk.store().answers().ofConversation(desk.name(), found.id())),
                Map.of());
    }

    private static List<AnswerSummary> answers(Call call) {
        Desk desk = call.project().desk();
        return desk.store()
                .answerLists(desk.name())
                .seenBy(call.person().name())
                .ofConversation(call.path("conversation"));
    }

    private Reply rename(Call call) {
        String title = checked(call.body("conversation", "title").text("title"));
        return Reply.json(AskJson.conversation(
                conversations(call).rename(own(call).id(), title).orElseThrow(() -> unknown(call))));
    }

    /** What still runs in it is called off first: nobody will read its answer. */
    private Reply delete(Call call) {
        own(call);
        answers(call).stream()
                .filter(AnswerSummary::running)
                .flatMap(answer -> asking.running(answer.id()).stream())
                .forEach(running -> running.cancellation().cancel());
        if (!conversations(call).delete(call.path("conversation"))) {
            throw unknown(call);
        }
        return Reply.nothing();
    }

    private static String checked(String title) {
        if (title.length() > LONGEST_TITLE) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN,
                    Place.named("title"),
                    title,
                    "a title of " + title.length() + " characters is longer than " + LONGEST_TITLE,
                    "choose a shorter one");
        }
        return title.strip();
    }

    private static FaultException unknown(Call call) {
        return FaultException.of(
                Code.CONVERSATION_UNKNOWN,
                Place.named("the conversation"),
                call.path("conversation"),
                "no conversation of this project has this id",
                "list the conversations, or begin a new one");
    }
}
