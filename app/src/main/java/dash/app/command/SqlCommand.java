package dash.app.command;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a statement of the person's own, on the same way as every other. */
@Command(
        name = "sql",
        description = "Runs one query of yours, guarded and read-only, and explains what it does.",
        mixinStandardHelpOptions = true)
final class SqlCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Mixin
    private OutputOptions output = new OutputOptions();

    @Option(names = "--explain", description = "only explain; run nothing")
    private boolean explain;

    @Parameters(arity = "1..*", paramLabel = "SQL", description = "one query")
    private List<String> words = List.of();

    SqlCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        output.check();
        String sql = String.join(" ", words);
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            waiting.on("running");
            return explain ? explain(opened, sql, waiting) : run(opened, sql, waiting);
        }
    }

    private int run(OpenProject opened, String sql, Waiting waiting) {
        Answer answer = opened.run(sql, new Cancellation());
        waiting.finish();
        output.print(
                console,
                Told.of(Json.line(AnswerJson.of(answer))),
                project,
                opened.memory().tastes());
        return (answer.status() == Status.ANSWERED ? Exit.DONE : Exit.NEGATIVE).status();
    }

    private int explain(OpenProject opened, String sql, Waiting waiting) {
        String explanation = opened.statements().explain(sql);
        waiting.finish();
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("sql", sql);
        object.put("explanation", explanation);
        console.out().println(output.json() ? Json.write(object) : explanation);
        return Exit.DONE.status();
    }
}
