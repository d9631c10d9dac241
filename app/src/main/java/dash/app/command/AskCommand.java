package dash.app.command;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.Background;
import dash.app.Console;
import dash.app.Waiting;
import dash.ask.Listener;
import dash.fault.Exit;
import dash.project.OpenProject;
import dash.project.Replies;
import dash.project.Wish;
import dash.project.Workshop;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import dash.store.KeptAnswer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
                    "goes on with a question that Dash asked back about: QUESTION is then your reply, or use --choose")
    private @Nullable String reply;

    @Option(names = "--choose", paramLabel = "N", description = "with --reply: the choice of this number, from 1")
    private @Nullable Integer choose;

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
            output.print(console, Told.of(Json.line(AnswerJson.of(answer))), project, opened.tastes());
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
        Wish wish = thinking.wish(model);
        Listener progress = new Progress(waiting);
        if (reply == null) {
            return cancellable(
                    waiting, cancellation -> opened.ask(String.join(" ", words), wish, progress, cancellation));
        }
        KeptAnswer asked = workshop.kept(project.told(), reply);
        String chosen = Replies.chosen(asked, Optional.ofNullable(choose), String.join(" ", words));
        return cancellable(waiting, cancellation -> opened.reply(asked, chosen, wish, progress, cancellation));
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
            case ASKED_BACK, DECLINED, FAILED -> Exit.NEGATIVE;
            case CANCELLED -> Exit.CANCELLED;
        };
    }
}
