package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.context.Context;
import dash.fault.Exit;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.render.ContextView;
import dash.project.told.ContextJson;
import dash.project.told.Json;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what the layers give for a question. */
@Command(
        name = "context",
        description =
                "Shows what would be put before the analyst for a question: picks, scores, reasons, cuts, tokens.",
        mixinStandardHelpOptions = true)
final class ContextCommand implements Callable<Integer> {

    private static final Duration FOR_THE_MODEL_TO_LOAD = Duration.ofSeconds(8);

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print everything as one JSON object")
    private boolean json;

    @Option(names = "--text", description = "print the exact text that a language model would get")
    private boolean text;

    @Option(
            names = "--meaning",
            description = "search by meaning too, as a process that stays does; loads the embedding model first")
    private boolean meaning;

    @Parameters(
            arity = "1..*",
            paramLabel = "QUESTION",
            description = "the question in plain words; quotes are optional")
    private List<String> words = List.of();

    ContextCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            waiting.on("gathering");
            if (meaning) {
                opened.searchByMeaning(FOR_THE_MODEL_TO_LOAD);
            }
            Context context = opened.context(String.join(" ", words));
            waiting.finish();
            console.out().print(told(context, opened.contextTokens()));
            return Exit.DONE.status();
        }
    }

    private String told(Context context, int budget) {
        String question = String.join(" ", words).strip();
        if (json) {
            return Json.write(ContextJson.of(question, context, budget, text)) + "\n";
        }
        return text ? context.told().text() : ContextView.of(context, budget, console.width());
    }
}
