package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes a learning active for all. */
@Command(name = "accept", description = "Makes a learning active for everybody, under your name.")
final class LearningsAcceptCommand extends LearningsDecision {

    @Option(
            names = "--instead-of",
            paramLabel = "N",
            split = ",",
            description = "learnings that it contradicts and that are retired for it")
    private List<Integer> insteadOf = List.of();

    @Option(
            names = "--anyway",
            description = "although golden questions get wrong with it, or have not been asked about it yet")
    private boolean anyway;

    LearningsAcceptCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        return knowledge.reviewing().accept(number(), Set.copyOf(insteadOf), anyway, version());
    }

    @Override
    String done() {
        return "Accepted";
    }
}
