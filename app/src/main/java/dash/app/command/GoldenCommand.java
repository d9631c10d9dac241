package dash.app.command;

import dash.app.Console;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks at golden questions and changes them. */
@Command(
        name = "golden",
        description = "Lists, shows, adds and removes golden questions: questions with a known right answer.",
        synopsisSubcommandLabel = "VERB",
        mixinStandardHelpOptions = true)
final class GoldenCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private GoldenCommand(Console console) {
        this.console = console;
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new GoldenCommand(console))
                .addSubcommand(new GoldenListCommand(console))
                .addSubcommand(new GoldenShowCommand(console))
                .addSubcommand(new GoldenAddCommand(console))
                .addSubcommand(new GoldenRemoveCommand(console));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(console.out());
        return 0;
    }
}
