package dash.server.asking;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.memory.Remark;
import dash.project.Desk;
import dash.project.Replies;
import dash.project.Wish;
import dash.project.talk.Talk;
import dash.project.talk.Talks;
import dash.project.talk.Titles;
import dash.question.Question;
import dash.server.route.Call;
import dash.server.route.KeptAnswers;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.store.KeptAnswer;
import java.math.BigDecimal;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Asking: a question, a reply to a question back, or a statement of one's own. */
final class AskRoutes {

    private static final int MOST_CANDIDATES = 8;

    private final Asking asking;
    private final Listening listening;

    AskRoutes(Asking asking, Listening listening) {
        this.asking = asking;
        this.listening = listening;
    }

    List<Route> routes() {
        return List.of(Route.post("/ask", Right.ASK, this::ask), Route.post("/sql", Right.ASK, this::sql));
    }

    private Reply ask(Call call) {
        Fields body = call.body(
                "question",
                "question",
                "conversation",
                "after",
                "reply_to",
                "choice",
                "model",
                "reasoning",
                "candidates");
        Desk desk = call.project().fresh();
        Wish wish = wish(desk, body);
        Wanted wanted = body.said("reply_to").isPresent()
                ? reply(call, body, wish)
                : question(call, body, wish.in(talk(call, desk, body)));
        return reply(call, asking.start(desk, call.person(), wanted));
    }

    private Wanted question(Call call, Fields body, Wish wish) {
        Desk desk = call.project().desk();
        String text = body.text("question");
        return new Wanted(
                Titles.of(Remark.kept(text)),
                wish.talk(),
                (listener, cancellation) -> desk.project().ask(text, wish, listener, cancellation));
    }

    /** Where the question is asked: after an answer, at the end of a conversation, or nowhere. */
    private static Talk talk(Call call, Desk desk, Fields body) {
        Talks talks = new Talks(desk.store(), desk.name(), call.person().name(), Clock.systemUTC());
        return body.said("after")
                .map(answer -> talks.after(KeptAnswers.any(call, answer)))
                .or(() -> conversation(body).map(id -> talks.in(talks.find(id))))
                .orElse(Talk.NONE);
    }

    private Wanted reply(Call call, Fields body, Wish wish) {
        Desk desk = call.project().desk();
        KeptAnswer asked = KeptAnswers.any(call, body.text("reply_to"));
        Optional<Integer> choice = whole(body, "choice", Integer.MAX_VALUE);
        Replies.Reply reply = Replies.read(asked, choice, body.textOrEmpty("question"));
        return new Wanted(
                Titles.of(asked.question()),
                Replies.behind(asked),
                (listener, cancellation) -> desk.project().reply(asked, reply, wish, listener, cancellation));
    }

    private Reply sql(Call call) {
        Fields body = call.body("statement", "sql", "conversation", "after");
        Desk desk = call.project().fresh();
        String sql = body.text("sql");
        Wanted wanted = new Wanted(
                Titles.of(sql),
                talk(call, desk, body),
                (listener, cancellation) -> desk.project().run(sql, Wish.USUAL.asBegun(), listener, cancellation));
        return reply(call, asking.start(desk, call.person(), wanted));
    }

    private Reply reply(Call call, Running question) {
        Question asked = question.opened().join();
        Reply reply = call.wantsEvents() ? listening.events(question, 0) : listening.answer(question);
        return reply.with(
                "Location",
                "/api/projects/" + asked.project() + "/answers/" + asked.id().value());
    }

    private static Optional<String> conversation(Fields body) {
        return body.said("conversation");
    }

    /** Which model answers is for the project's file to say; a person may only choose to do without it. */
    private static Wish wish(Desk desk, Fields body) {
        Optional<String> model = body.said("model");
        String usual = desk.project().analyst();
        boolean builtin = model.filter("builtin"::equals).isPresent();
        if (model.isPresent() && !builtin && !model.get().equals(usual)) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN,
                    Place.named("model"),
                    model.get(),
                    "over HTTP the analyst is the project's own or the built-in one",
                    "use " + (usual.equals("builtin") ? usual : usual + " or builtin"));
        }
        return new Wish(
                builtin ? model : Optional.empty(),
                body.truth("reasoning").orElse(false),
                whole(body, "candidates", MOST_CANDIDATES).map(OptionalInt::of).orElse(OptionalInt.empty()),
                Talk.NONE,
                true);
    }

    private static Optional<Integer> whole(Fields body, String name, int most) {
        return body.number(name).map(number -> {
            if (number.stripTrailingZeros().scale() > 0
                    || number.signum() <= 0
                    || number.compareTo(BigDecimal.valueOf(most)) > 0) {
                throw FaultException.of(
                        Code.REQUEST_BROKEN,
                        Place.named(name),
                        number.toPlainString(),
                        name + " is a whole number from 1 to " + most,
                        "give such a number, or leave it out");
            }
            return number.intValueExact();
        });
    }
}
