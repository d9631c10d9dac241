package dash.app.command;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.Console;
import dash.app.OpenProject;
import dash.app.Waiting;
import dash.app.Workshop;
import dash.app.render.AnswerJson;
import dash.app.render.Json;
import dash.app.render.Told;
import dash.fault.Exit;
import dash.question.Cancellation;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Parameters(
            arity = "1..*",
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
                Workshop workshop = new Workshop(console, waiting);
                OpenProject opened = workshop.project(project.told())) {
            Answer answer = ask(opened, waiting);
            waiting.finish();
            output.print(console, Told.of(Json.line(AnswerJson.of(answer))), project);
            return answer.fault()
                    .map(fault -> fault.code().exit())
                    .orElseGet(() -> exitOf(answer.status()))
                    .status();
        }
    }

    private Answer ask(OpenProject opened, Waiting waiting) {
        Cancellation cancellation = new Cancellation();
        Thread interrupted = new Thread(cancellation::cancel, "dash-interrupted");
        Runtime.getRuntime().addShutdownHook(interrupted);
        try {
            waiting.on("answering");
            return opened.ask(String.join(" ", words), cancellation);
        } finally {
            forget(interrupted);
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The process is already on its way out; the hook has done its work.
        }
    }

    private static Exit exitOf(Status status) {
        return switch (status) {
            case ANSWERED -> Exit.DONE;
            case ASKED_BACK, DECLINED, FAILED -> Exit.NEGATIVE;
            case CANCELLED -> Exit.CANCELLED;
        };
    }
}
