package dash.app.command;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.Background;
import dash.app.Console;
import dash.app.Waiting;
import dash.ask.Listener;
import dash.fault.Code;
import dash.fault.Exit;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.OpenProject;
import dash.project.Replies;
import dash.project.Wish;
import dash.project.Workshop;
import dash.project.talk.Talk;
import dash.project.talk.Talks;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.store.KeptAnswer;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Asks one question. */
@Command(
        name = "ask",
        description = "Asks one question and answers with an insight, the rows, the SQL and where it came from.",
        mixinStandardHelpOptions = true)
final class AskCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Mixin
    private OutputOptions output = new OutputOptions();

    @Mixin
    private ModelOption model = new ModelOption();

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    @Option(
            names = "--reply",
            paramLabel = "ID",
            description =
                    "says what was meant by the question of an answer that offers readings: QUESTION is then your reply, or use --choose")
    private @Nullable String reply;

    @Option(
            names = "--choose",
            paramLabel = "N",
            description =
                    "chooses the reading of this number, from 1: of the answer to --reply, or of this question's own")
    private @Nullable Integer choose;

    @Option(
            names = "--in",
            paramLabel = "CONVERSATION",
            description = "asks at the end of a conversation, where follow-ups such as 'and in 2020?' are understood")
    private @Nullable String in;

    @Option(
            names = "--after",
            paramLabel = "ANSWER",
            description = "follows up on this answer, whatever was asked since; its id is on the answer's last line")
    private @Nullable String after;

    @Parameters(
            arity = "0..*",
            paramLabel = "QUESTION",
            description = "the question in plain words; quotes are optional")
    private List<String> words = List.of();

    AskCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        output.check();
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            Answer answer = ask(workshop, opened, waiting);
            waiting.finish();
            output.print(
                    console,
                    Told.of(Json.line(AnswerJson.of(answer))),
                    project,
                    opened.memory().tastes());
            if (!answer.learned().isEmpty()) {
                Background.prove(console, project.told());
            }
            return answer.fault()
                    .map(fault -> fault.code().exit())
                    .orElseGet(() -> exitOf(answer.status()))
                    .status();
        }
    }

    private Answer ask(Workshop workshop, OpenProject opened, Waiting waiting) {
        Wish wish = thinking.wish(model).in(talk(workshop));
        Listener progress = new Progress(waiting);
        if (reply == null) {
            Answer answer = cancellable(
                    waiting, cancellation -> opened.ask(String.join(" ", words), wish, progress, cancellation));
            return choose == null || answer.offered().isEmpty()
                    ? answer
                    : reply(workshop.kept(project.told(), answer.question().id().value()), opened, waiting, wish);
        }
        return reply(workshop.kept(project.told(), reply), opened, waiting, wish);
    }

    private Answer reply(KeptAnswer offering, OpenProject opened, Waiting waiting, Wish wish) {
        Listener progress = new Progress(waiting);
        Replies.Reply chosen = Replies.read(offering, Optional.ofNullable(choose), String.join(" ", words));
        Wish behind = wish.in(Replies.behind(offering));
        return cancellable(waiting, cancellation -> opened.reply(offering, chosen, behind, progress, cancellation));
    }

    /** Where in a conversation the question stands; a reply stands where its question does. */
    private Talk talk(Workshop workshop) {
        long places = Stream.of(in, after, reply).filter(Objects::nonNull).count();
        if (places > 1) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the question"),
                    "--in, --after, --reply",
                    "a question can stand in one place only",
                    "use one of them");
        }
        if (after != null) {
            return ConversationVerb.talks(workshop, project).after(workshop.kept(project.told(), after));
        }
        if (in == null) {
            return Talk.NONE;
        }
        Talks talks = ConversationVerb.talks(workshop, project);
        return talks.in(talks.find(in));
    }

    private static Answer cancellable(Waiting waiting, Function<Cancellation, Answer> work) {
        try (Interruption interruption = new Interruption()) {
            waiting.on("answering");
            return work.apply(interruption.cancellation());
        }
    }

    static Exit exitOf(Status status) {
        return switch (status) {
            case ANSWERED, NOTED -> Exit.DONE;
            case ASKED_BACK, UNSURE, DECLINED, FAILED -> Exit.NEGATIVE;
            case CANCELLED -> Exit.CANCELLED;
        };
    }
}
