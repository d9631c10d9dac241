package dash.app.command;

import dash.app.Console;
import dash.app.ProjectKnowledge;
import dash.app.Workshop;
import dash.learnings.Learning;
import picocli.CommandLine.Command;

/** Takes back the last change of a learning. */
@Command(
        name = "undo",
        description =
                "Takes back the last change of a learning; undoing twice brings it back. The history keeps everything.")
final class LearningsUndoCommand extends LearningsDecision {

    LearningsUndoCommand(Console console) {
        super(console);
    }

    @Override
    Learning decide(Workshop workshop, ProjectKnowledge knowledge) {
        return knowledge.reviewing().undo(number());
    }

    @Override
    String done() {
        return "Undone";
    }
}
