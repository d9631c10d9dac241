package dash.app.command;

import dash.app.Console;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks at the documents of a project. */
@Command(
        name = "documents",
        description = "Lists, searches and shows documents: files of the knowledge folder, and what servers keep.",
        synopsisSubcommandLabel = "VERB",
        mixinStandardHelpOptions = true)
final class DocumentsCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private DocumentsCommand(Console console) {
        this.console = console;
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new DocumentsCommand(console))
                .addSubcommand(new DocumentsListCommand(console))
                .addSubcommand(new DocumentsSearchCommand(console))
                .addSubcommand(new DocumentsShowCommand(console))
                .addSubcommand(new DocumentsApproveCommand(console));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(console.out());
        return 0;
    }
}
