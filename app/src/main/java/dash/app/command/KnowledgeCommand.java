package dash.app.command;

import dash.app.Console;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks at single items and changes them. */
@Command(
        name = "knowledge",
        description = "Lists, shows and changes single items of the knowledge, with their history.",
        synopsisSubcommandLabel = "VERB",
        mixinStandardHelpOptions = true)
final class KnowledgeCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private KnowledgeCommand(Console console) {
        this.console = console;
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new KnowledgeCommand(console))
                .addSubcommand(new KnowledgeListCommand(console))
                .addSubcommand(new KnowledgeShowCommand(console))
                .addSubcommand(new KnowledgeHistoryCommand(console))
                .addSubcommand(new KnowledgePutCommand(console))
                .addSubcommand(new KnowledgeRetireCommand(console))
                .addSubcommand(new KnowledgeUndoCommand(console));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(console.out());
        return 0;
    }
}
