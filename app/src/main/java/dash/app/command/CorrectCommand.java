package dash.app.command;

import dash.app.Background;
import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TextFile;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Correcting;
import dash.project.curating.EarlierAnswer;
import dash.project.render.CorrectionTelling;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says that an answer is wrong. */
@Command(
        name = "correct",
        description = {
            "Says that an earlier answer is wrong, with the statement that is right, or in words.",
            "What can be learned from the difference is for you from now on; for everybody once it is proven or accepted."
        },
        mixinStandardHelpOptions = true)
final class CorrectCommand extends KnowledgeVerb {

    private static final int MOST_MEGABYTES = 1;

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    @Option(names = "--sql", paramLabel = "SQL", description = "the statement that is right; it is run, guarded")
    private @Nullable String sql;

    @Option(names = "--file", paramLabel = "FILE", description = "the same from a file; - reads standard input")
    private @Nullable String file;

    @Option(names = "--reason", paramLabel = "WORDS", description = "what was wrong")
    private String reason = "";

    CorrectCommand(Console console) {
        super(console);
    }

    @Override
    void afterwards() {
        Background.prove(console(), project());
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        if ((sql == null) == (file == null) && (sql != null || reason.isBlank())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("dash correct"),
                    id,
                    "say what is right: one statement, or a reason in words",
                    "Use --sql or --file, or --reason alone");
        }
        EarlierAnswer wrong = EarlierAnswer.of(workshop.kept(project(), id));
        try (OpenProject opened = workshop.project(project())) {
            Correcting correcting = new Correcting(opened, knowledge.person());
            Correcting.Corrected corrected = sql == null && file == null
                    ? correcting.inWords(wrong, reason, List.of())
                    : correcting.bySql(wrong, right(), reason);
            return new Told(CorrectionTelling.lines(corrected), CorrectionTelling.object(corrected));
        }
    }

    private String right() {
        if (sql != null) {
            return sql;
        }
        return "-".equals(file)
                ? TextFile.read(console().in(), "standard input", Code.WRONG_USAGE, MOST_MEGABYTES)
                : TextFile.read(
                        console().here().resolve(String.valueOf(file)),
                        String.valueOf(file),
                        Code.WRONG_USAGE,
                        MOST_MEGABYTES);
    }
}
