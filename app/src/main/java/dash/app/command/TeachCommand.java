package dash.app.command;

import dash.app.Background;
import dash.app.Console;
import dash.curate.Teaching;
import dash.learn.Recorded;
import dash.project.OpenProject;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.Lessons;
import dash.project.render.RecordedTelling;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Remembers what a person says. */
@Command(
        name = "teach",
        description = {
            "Remembers what you say about the data, for your questions.",
            "It is for everybody once golden questions or a person accept it."
        },
        mixinStandardHelpOptions = true)
final class TeachCommand extends KnowledgeVerb {

    @Parameters(arity = "1..*", paramLabel = "WORDS", description = "what to do, in a sentence")
    private List<String> words = List.of();

    @Mixin
    private LessonOptions options = new LessonOptions();

    @Option(names = "--for-all", description = "accept it for everybody at once, under your name")
    private boolean forAll;

    TeachCommand(Console console) {
        super(console);
    }

    @Override
    void afterwards() {
        Background.prove(console(), project());
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        Teaching.Said said = new Teaching.Said(
                String.join(" ", words),
                options.title().orElse(""),
                options.tables(),
                options.category(),
                options.rule());
        Recorded recorded =
                Lessons.needsTheSource(said) ? vetted(workshop, knowledge, said) : inWords(workshop, knowledge, said);
        Lessons.Taught taught = Lessons.accepted(knowledge, recorded, forAll);
        return new Told(RecordedTelling.lines(recorded, taught.now()), RecordedTelling.object(recorded, taught.now()));
    }

    private static Recorded inWords(Workshop workshop, ProjectKnowledge knowledge, Teaching.Said said) {
        workshop.current(knowledge);
        return knowledge.teaching().teach(said);
    }

    private Recorded vetted(Workshop workshop, ProjectKnowledge knowledge, Teaching.Said said) {
        try (OpenProject opened = workshop.project(project())) {
            return Lessons.teach(opened, knowledge, said);
        }
    }
}
