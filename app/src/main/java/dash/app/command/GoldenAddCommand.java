package dash.app.command;

import dash.app.Console;
import dash.golden.GoldenDraft;
import dash.golden.GoldenFolder;
import dash.golden.GoldenQuestion;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.curating.GoldenWish;
import dash.project.render.GoldenTelling;
import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Adds one golden question. */
@Command(
        name = "add",
        description = "Adds a golden question to golden/added.yaml, once its statement has run and given rows.",
        mixinStandardHelpOptions = true)
final class GoldenAddCommand extends GoldenVerb {

    @Option(names = "--question", required = true, paramLabel = "TEXT", description = "the question in plain words")
    private String question = "";

    @Option(names = "--sql", paramLabel = "SQL", description = "the statement whose result is right")
    private @Nullable String sql;

    @Option(names = "--unanswerable", description = "no answer exists: the right answer is to decline")
    private boolean unanswerable;

    @Option(names = "--id", paramLabel = "ID", description = "its id (default: made from the question)")
    private @Nullable String id;

    @Option(names = "--paraphrase", paramLabel = "TEXT", description = "another wording; can be given again")
    private List<String> paraphrases = new ArrayList<>();

    @Option(names = "--difficulty", paramLabel = "LEVEL", description = "easy, medium or hard")
    private @Nullable String difficulty;

    @Option(names = "--tag", paramLabel = "TAG", description = "can be given again")
    private List<String> tags = new ArrayList<>();

    @Option(names = "--notes", paramLabel = "TEXT", description = "why this is the right answer")
    private String notes = "";

    @Option(names = "--empty", description = "it is right that nothing comes back")
    private boolean empty;

    GoldenAddCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop) {
        GoldenDraft draft = new GoldenWish(
                        Optional.ofNullable(id),
                        question,
                        paraphrases,
                        Optional.ofNullable(sql),
                        unanswerable,
                        Optional.ofNullable(difficulty),
                        tags,
                        empty,
                        notes)
                .draft();
        try (OpenProject opened = workshop.project(project())) {
            GoldenFolder folder = new GoldenFolder(opened.trials().folder());
            GoldenQuestion added = folder.add(draft, opened.trials().rows(), new Cancellation());
            List<String> lines = new ArrayList<>(List.of("added to golden/added.yaml"));
            lines.addAll(GoldenTelling.whole(added));
            return new Told(lines, GoldenTelling.object(added));
        }
    }
}
