package dash.app.command;

import dash.app.Console;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
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
