package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Rejects a learning. */
@Command(name = "reject", description = "Rejects a learning: it is wrong, and is not used again.")
final class LearningsRejectCommand extends LearningsDecision {

    @Option(names = "--reason", paramLabel = "WORDS", required = true, description = "why, in a sentence")
    private String reason = "";

    LearningsRejectCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        return knowledge.reviewing().reject(number(), reason, version());
    }

    @Override
    String done() {
        return "Rejected";
    }
}
