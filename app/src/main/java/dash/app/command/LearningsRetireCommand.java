package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Takes a learning out of use. */
@Command(name = "retire", description = "Takes a learning out of use; its history stays, and undo brings it back.")
final class LearningsRetireCommand extends LearningsDecision {

    @Option(names = "--reason", paramLabel = "WORDS", required = true, description = "why, in a sentence")
    private String reason = "";

    LearningsRetireCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        return knowledge.reviewing().retire(number(), reason, version());
    }

    @Override
    String done() {
        return "Retired";
    }
}
