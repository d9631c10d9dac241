package dash.app.command;

import dash.app.Console;
import dash.fault.Exit;
import dash.project.Confirmation;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Confirming;
import dash.project.curating.EarlierAnswer;
import dash.project.render.ConfirmationTelling;
import dash.project.render.PreviewTelling;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says that an answer is right. */
@Command(
        name = "confirm",
        description = {
            "Says that an earlier answer is right. Its statement is run again first, guarded.",
            "It can become a query pattern and a golden question in the same step; learnings that it rests on gain"
                    + " trust."
        },
        mixinStandardHelpOptions = true)
final class ConfirmCommand extends KnowledgeVerb {

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    @Option(names = "--pattern", paramLabel = "NAME", description = "make a query pattern of it, with this name")
    private @Nullable String pattern;

    @Option(names = "--golden", description = "make a golden question of it")
    private boolean golden;

    @Option(names = "--question", paramLabel = "WORDS", description = "better words for what was asked")
    private @Nullable String question;

    @Option(names = "--yes", description = "makes it for everybody; without it what others would get is only shown")
    private boolean yes;

    ConfirmCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        EarlierAnswer answer = EarlierAnswer.answered(workshop.kept(project(), id));
        Confirming.Wanted wanted = new Confirming.Wanted(
                Optional.ofNullable(pattern).map(name -> new Confirmation.Pattern(name, "")),
                golden ? Optional.of(Confirmation.Golden.USUAL) : Optional.empty(),
                Optional.ofNullable(question));
        Confirming.right(answer, wanted);
        try (OpenProject opened = workshop.project(project())) {
            Confirming confirming = new Confirming(opened, workshop.confirmation(project()));
            if (!yes && (pattern != null || golden)) {
                Confirming.Preview preview = confirming.preview(answer, wanted);
                return new Told(PreviewTelling.lines(preview), PreviewTelling.object(preview), Exit.NEGATIVE);
            }
            Confirming.Confirmed confirmed = confirming.confirm(answer, wanted);
            return new Told(ConfirmationTelling.lines(confirmed), ConfirmationTelling.object(confirmed));
        }
    }
}
