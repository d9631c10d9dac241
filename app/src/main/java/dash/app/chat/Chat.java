package dash.app.chat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.Console;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import dash.fault.FaultException;
import dash.project.OpenProject;
import dash.project.Replies;
import dash.project.Wish;
import dash.project.render.AnswerText;
import dash.project.render.ContextView;
import dash.project.render.KeptText;
import dash.project.render.Plain;
import dash.project.talk.Talk;
import dash.project.talk.Talks;
import dash.project.talk.Turns;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.store.KeptAnswer;
import java.util.Optional;
import java.util.Set;

/** Reads lines, asks, and shows what comes of it, until there are no more. One thread. */
public final class Chat {

    private static final String HELP = """

              Ask in plain words. Ctrl-C calls off the question, Ctrl-D or /quit ends the chat.

              /sql         the statement behind the last answer
              /rows        all its rows
              /provenance  where every part of it came from
              /trace       how it came about: attempts, thoughts, time
              /context     what the layers gave for it
              /reasoning   think in steps and check by a second way (again: no longer)
              1, 2, …      choose a reading that was offered; or say what is meant with /reply …
              /help        this
            """;

    private final Console console;
    private final OpenProject project;
    private final Talks talks;
    private final Input input;
    private final Optional<String> named;
    private Wish wish;
    private Optional<Answer> last = Optional.empty();

    public Chat(Console console, OpenProject project, Talks talks, Input input, Wish wish, Optional<String> named) {
        this.console = console;
        this.project = project;
        this.talks = talks;
        this.input = input;
        this.wish = wish;
        this.named = named;
    }

    public void run() {
        Optional<String> line = input.next();
        while (line.isPresent() && take(line.get().strip())) {
            line = input.next();
        }
    }

    /** Whether the chat goes on. */
    private boolean take(String line) {
        try {
            switch (line.split("\\s", 2)[0]) {
                case "" -> {}
                case "/quit", "/exit" -> {
                    return false;
                }
                case "/help" -> console.out().print(HELP);
                case "/sql" -> part(KeptText.Part.SQL);
                case "/rows" -> part(KeptText.Part.ROWS);
                case "/provenance" -> part(KeptText.Part.PROVENANCE);
                case "/trace" -> part(KeptText.Part.TRACE);
                case "/context" -> context();
                case "/reasoning" -> reasoning();
                case "/reply" ->
                    reply(Optional.empty(), line.substring("/reply".length()).strip());
                default -> words(line);
            }
        } catch (FaultException fault) {
            console.err().println("dash: " + Plain.of(fault.faults().getFirst().inOneLine()));
        }
        return true;
    }

    private void words(String line) {
        int choices = offering().map(answer -> answer.offered().size()).orElse(0);
        if (line.startsWith("/")) {
            console.out().println("  There is no such command; /help lists them.");
        } else if (line.matches("\\d") && Integer.parseInt(line) >= 1 && Integer.parseInt(line) <= choices) {
            reply(Optional.of(Integer.parseInt(line)), "");
        } else {
            if (wish.talk().conversation().isEmpty()) {
                wish = wish.in(talks.begin(line));
            }
            show((watching, cancellation) -> project.ask(line, wish, watching, cancellation));
        }
    }

    private Optional<Answer> offering() {
        return last.filter(answer -> !answer.offered().isEmpty());
    }

    private void reply(Optional<Integer> choose, String inWords) {
        if (offering().isEmpty()) {
            console.out().println("  There is nothing to reply to.");
            return;
        }
        Answer before = offering().get();
        KeptAnswer kept = new KeptAnswer(
                before.question().id().value(),
                before.question().project(),
                before.question().shown(),
                before.status().written(),
                before.question().askedAt(),
                Json.line(AnswerJson.of(before)));
        Replies.Reply reply = Replies.read(kept, choose, inWords);
        Talk behind = new Talk(wish.talk().conversation(), Optional.of(kept.id()), Conversation.NONE);
        show((watching, cancellation) -> project.reply(kept, reply, wish.in(behind), watching, cancellation));
    }

    /** Something that answers, and can be watched and called off. */
    private interface Asking {
        Answer ask(Watching watching, Cancellation cancellation);
    }

    private void show(Asking asking) {
        Cancellation cancellation = new Cancellation();
        Cancellation.Registration interrupt = input.during(cancellation);
        try {
            Answer answer = asking.ask(new Watching(console.err()), cancellation);
            console.out()
                    .print(AnswerText.of(
                            told(answer),
                            console.width(),
                            named,
                            project.memory().tastes()));
            console.out().flush();
            last = Optional.of(answer);
            if (answer.status() != Status.NOTED) {
                goOn(answer);
            }
        } finally {
            interrupt.close();
        }
    }

    /** The next question follows this answer. */
    private void goOn(Answer answer) {
        Turn turn = Turns.of(told(answer));
        wish = wish.in(new Talk(
                wish.talk().conversation(),
                Optional.of(turn.answer()),
                wish.earlier().plus(turn)));
    }

    private static Told told(Answer answer) {
        return Told.of(Json.line(AnswerJson.of(answer)));
    }

    private void part(KeptText.Part part) {
        console.out()
                .print(last.map(answer -> KeptText.of(told(answer), Set.of(part), console.width()))
                        .orElse("  Nothing was asked yet.\n"));
    }

    private void context() {
        if (last.isEmpty()) {
            console.out().println("  Nothing was asked yet.");
            return;
        }
        String question = last.get().question().text();
        console.out().print(ContextView.of(project.context(question), project.contextTokens(), console.width()));
    }

    private void reasoning() {
        wish = wish.thinking(!wish.reasoning());
        console.out()
                .println(wish.reasoning() ? "  Thinking in steps from here on." : "  Answering directly from here on.");
    }
}
