package dash.app.command;

import dash.app.Console;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code dash} itself: lists its verbs. */
@Command(
        name = "dash",
        description = "Asks your data in plain words: right answers, with their SQL and their origin.",
        synopsisSubcommandLabel = "VERB",
        mixinStandardHelpOptions = true,
        versionProvider = DashCommand.Version.class,
        footer = {
            "",
            "Start with:  ./dash demo",
            "Then:        ./dash ask --project demo \"What is our current MRR?\"",
            "Verbs for developers: test"
        })
public final class DashCommand implements Callable<Integer> {

    private final Console console;

    private DashCommand(Console console) {
        this.console = console;
    }

    /** The whole command line, ready to execute. */
    public static CommandLine commandLine(Console console) {
        CommandLine commands = new CommandLine(new DashCommand(console))
                .addSubcommand(new DemoCommand(console))
                .addSubcommand(new InitCommand(console))
                .addSubcommand(new ServeCommand(console))
                .addSubcommand(new AskCommand(console))
                .addSubcommand(new ChatCommand(console))
                .addSubcommand(ConversationsCommand.commandLine(console))
                .addSubcommand(new ContextCommand(console))
                .addSubcommand(new SqlCommand(console))
                .addSubcommand(new ShowCommand(console))
                .addSubcommand(new ReplayCommand(console))
                .addSubcommand(new ConfirmCommand(console))
                .addSubcommand(new CorrectCommand(console))
                .addSubcommand(new TeachCommand(console))
                .addSubcommand(MemoryCommand.commandLine(console))
                .addSubcommand(QuestionsCommand.commandLine(console))
                .addSubcommand(new CheckCommand(console))
                .addSubcommand(GoldenCommand.commandLine(console))
                .addSubcommand(EvalCommand.commandLine(console))
                .addSubcommand(new GuardCommand(console))
                .addSubcommand(new ImportCommand(console))
                .addSubcommand(new ExportCommand(console))
                .addSubcommand(KnowledgeCommand.commandLine(console))
                .addSubcommand(DocumentsCommand.commandLine(console))
                .addSubcommand(DraftsCommand.commandLine(console))
                .addSubcommand(LearningsCommand.commandLine(console))
                .addSubcommand(new DoctorCommand(console))
                .addSubcommand(new StopCommand(console))
                .addSubcommand(new WarmUpCommand(console))
                .addSubcommand(new CommandLine.HelpCommand());
        PrintWriter out = new PrintWriter(console.out(), true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(console.err(), true, StandardCharsets.UTF_8);
        return commands.setOut(out).setErr(err).setUsageHelpWidth(console.width());
    }

    @Override
    public Integer call() {
        commandLine(console).usage(console.out());
        return 0;
    }

    static String version() {
        String version = DashCommand.class.getPackage().getImplementationVersion();
        return version == null ? "from source" : version;
    }

    /** Says which Dash this is. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"dash " + version()};
        }
    }
}
