package dash.app.command;

import dash.app.Console;
import dash.memory.CuratorQuestions;
import dash.project.Workshop;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What people want the curator to decide. */
@Command(
        name = "questions",
        description = "Lists what people want the curator of the knowledge to decide.",
        synopsisSubcommandLabel = "[VERB]",
        mixinStandardHelpOptions = true)
final class QuestionsCommand extends QuestionsVerb {

    private QuestionsCommand(Console console) {
        super(console);
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new QuestionsCommand(console)).addSubcommand(new QuestionsSettleCommand(console));
    }

    @Override
    Told tell(Workshop workshop, CuratorQuestions questions) {
        return all(questions.open());
    }
}
