package dash.app.command;

import dash.app.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What Dash found out, and what people make of it. */
@Command(
        name = "learnings",
        description = {
            "Lists what Dash found out by failing, by doubting or by being corrected.",
            "Its verbs show the evidence, decide who may use a learning, and make knowledge of it."
        },
        synopsisSubcommandLabel = "[VERB]",
        mixinStandardHelpOptions = true)
final class LearningsCommand extends LearningsListing {

    private LearningsCommand(Console console) {
        super(console);
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new LearningsCommand(console))
                .addSubcommand(new LearningsListCommand(console))
                .addSubcommand(new LearningsSearchCommand(console))
                .addSubcommand(new LearningsShowCommand(console))
                .addSubcommand(new LearningsHistoryCommand(console))
                .addSubcommand(new LearningsReviewCommand(console))
                .addSubcommand(new LearningsProveCommand(console))
                .addSubcommand(new LearningsAcceptCommand(console))
                .addSubcommand(new LearningsRejectCommand(console))
                .addSubcommand(new LearningsRetireCommand(console))
                .addSubcommand(new LearningsEditCommand(console))
                .addSubcommand(new LearningsMergeCommand(console))
                .addSubcommand(new LearningsPromoteCommand(console))
                .addSubcommand(new LearningsUndoCommand(console));
    }
}
