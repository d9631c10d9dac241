package dash.app.command;

import dash.app.Background;
import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Correcting;
import dash.project.curating.EarlierAnswer;
import dash.project.render.CorrectionTelling;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says that an answer is wrong. */
@Command(
        name = "correct",
        description = {
            "Says that an earlier answer is wrong, with the statement that is right, or in words.",
            "The question is asked again at once, and the answer shows it before and after.",
            "What was learned is for you; for everybody once it is proven or accepted."
        },
        mixinStandardHelpOptions = true)
final class CorrectCommand extends KnowledgeVerb {

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    @Mixin
    private StatementOption statement = new StatementOption();

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
        Optional<String> sql = statement.given(console());
        if (sql.isEmpty() && reason.isBlank()) {
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
            Correcting.Corrected corrected = sql.map(right -> correcting.bySql(wrong, right, reason))
                    .orElseGet(() -> correcting.inWords(wrong, reason, List.of()));
            return new Told(CorrectionTelling.lines(corrected), CorrectionTelling.object(corrected));
        }
    }
}
