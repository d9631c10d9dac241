package dash.server.asking;

import dash.access.Right;
import dash.answer.Status;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.memory.Remark;
import dash.models.analyst.prompt.Earlier;
import dash.project.Desk;
import dash.project.Replies;
import dash.project.Wish;
import dash.question.Question;
import dash.server.route.Call;
import dash.server.route.KeptAnswers;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.store.AnswerSummary;
import dash.store.KeptAnswer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Asking: a question, a reply to a question back, or a statement of one's own. */
final class AskRoutes {

    private static final int LONGEST_TITLE = 80;
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
                "question", "question", "conversation", "reply_to", "choice", "model", "reasoning", "candidates");
        Desk desk = call.project().fresh();
        Wish wish = wish(desk, body);
        Wanted wanted = body.said("reply_to").isPresent() ? reply(call, body, wish) : question(call, body, wish);
        return reply(call, asking.start(desk, call.person(), wanted));
    }

    private Wanted question(Call call, Fields body, Wish wish) {
        Desk desk = call.project().desk();
        String text = body.text("question");
        Optional<String> conversation = conversation(body);
        Wish following = conversation.map(id -> wish.after(earlier(call, id))).orElse(wish);
        return new Wanted(
                title(Remark.kept(text)),
                conversation,
                false,
                (listener, cancellation) -> desk.project().ask(text, following, listener, cancellation));
    }

    /** The question and answer before this one, for a model. */
    private static Earlier earlier(Call call, String conversation) {
        Desk desk = call.project().desk();
        List<AnswerSummary> before =
                desk.store().answerLists(desk.name()).seenBy(call.person().name()).ofConversation(conversation).stream()
                        .filter(answer -> !answer.running()
                                && !answer.status().equals(Status.NOTED.written())
                                && !answer.insight().isBlank())
                        .toList();
        return before.isEmpty()
                ? Earlier.NONE
                : new Earlier(before.getLast().question(), before.getLast().insight());
    }

    private Wanted reply(Call call, Fields body, Wish wish) {
        Desk desk = call.project().desk();
        KeptAnswer asked = KeptAnswers.any(call, body.text("reply_to"));
        Optional<Integer> choice = whole(body, "choice", Integer.MAX_VALUE);
        String chosen = Replies.chosen(asked, choice, body.textOrEmpty("question"));
        return new Wanted(
                title(asked.question()),
                asked.conversation(),
                true,
                (listener, cancellation) -> desk.project().reply(asked, chosen, wish, listener, cancellation));
    }

    private Reply sql(Call call) {
        Fields body = call.body("statement", "sql", "conversation");
        Desk desk = call.project().fresh();
        String sql = body.text("sql");
        Wanted wanted = new Wanted(
                title(sql),
                conversation(body),
                false,
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

    /** The first words, whole, of the first line. */
    static String title(String text) {
        String line = text.strip().lines().findFirst().orElse("").strip();
        if (line.length() <= LONGEST_TITLE) {
            return line;
        }
        int end = line.lastIndexOf(' ', LONGEST_TITLE);
        return line.substring(0, end > LONGEST_TITLE / 2 ? end : whole(line)) + "…";
    }

    /** Where a title may be cut without halving a character. */
    private static int whole(String line) {
        return Character.isHighSurrogate(line.charAt(LONGEST_TITLE - 1)) ? LONGEST_TITLE - 1 : LONGEST_TITLE;
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
                Earlier.NONE,
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
