package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes one learning of two. */
@Command(
        name = "merge",
        description = "Makes one learning of two: N is retired, INTO stays and counts what both went through.")
final class LearningsMergeCommand extends LearningsDecision {

    @Parameters(index = "1", paramLabel = "INTO", description = "the learning that stays")
    private int into;

    LearningsMergeCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        return knowledge.reviewing().merge(number(), into, version());
    }

    @Override
    String done() {
        return "Merged";
    }
}
