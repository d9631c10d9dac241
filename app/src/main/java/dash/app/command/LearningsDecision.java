package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.LearningTelling;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the verbs that decide about one learning have in common. */
abstract class LearningsDecision extends KnowledgeVerb {

    @Mixin
    private NumberedLearning numbered = new NumberedLearning();

    @Option(
            names = "--version",
            paramLabel = "N",
            description = "the version you looked at: refused when somebody changed the learning since")
    private @Nullable Integer version;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help message and exit")
    @SuppressWarnings("UnusedVariable") // picocli looks whether it is there
    private boolean help;

    LearningsDecision(Console console) {
        super(console);
    }

    abstract Learning decide(Workshop workshop, ProjectKnowledge knowledge);

    abstract String done();

    int number() {
        return numbered.number();
    }

    OptionalInt version() {
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        workshop.current(knowledge);
        Learning learning = decide(workshop, knowledge);
        return new Told(List.of(line(learning)), LearningTelling.object(learning));
    }

    String line(Learning learning) {
        String became = learning.trust().promotedTo().isEmpty()
                ? ""
                : " It is told as " + learning.trust().promotedTo() + ".";
        return done() + ": learning " + learning.number() + " (" + learning.title() + ") is "
                + learning.trust().status().written() + ", version " + learning.version() + "." + became
                + " dash export writes it to the files.";
    }
}
