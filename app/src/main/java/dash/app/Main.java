package dash.app;

import dash.app.command.DashCommand;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.file.Environment;
import dash.project.render.Plain;
import dash.project.told.Json;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** Where the process begins and ends: arguments in, exit code out, every failure as one line. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        boolean interactive = Optional.ofNullable(System.console())
                .map(java.io.Console::isTerminal)
                .orElse(false);
        Console console = new Console(
                System.in,
                out,
                err,
                Environment.of(System.getenv()),
                Path.of("").toAbsolutePath(),
                interactive);
        int status = run(console, arguments);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /** Runs one command to its end. */
    public static int run(Console console, String... arguments) {
        Logs.quiet(console.environment());
        CommandLine commands = DashCommand.commandLine(console);
        boolean json = Arrays.asList(arguments).contains("--json");
        commands.setParameterExceptionHandler((wrong, given) -> tell(console, List.of(usage(wrong)), json));
        commands.setExecutionExceptionHandler((failure, command, parsed) -> tell(console, faultsOf(failure), json));
        return commands.execute(arguments);
    }

    private static int tell(Console console, List<Fault> faults, boolean json) {
        if (json) {
            console.out().println(Json.write(Json.faults(faults)));
        }
        faults.forEach(fault -> console.err().println("dash: " + Plain.of(fault.inOneLine())));
        return faults.getFirst().code().exit().status();
    }

    private static Fault usage(CommandLine.ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        List<String> near = wrong instanceof CommandLine.UnmatchedArgumentException unmatched
                ? unmatched.getSuggestions()
                : List.of();
        String hint = near.isEmpty() ? "" : "use " + String.join(" or ", near) + ", or ";
        String name = command.getCommandSpec().qualifiedName();
        return new Fault(
                Code.WRONG_USAGE,
                Place.named(name),
                "",
                String.valueOf(wrong.getMessage()),
                hint + "see " + name + " --help");
    }

    private static List<Fault> faultsOf(Exception failure) {
        if (failure instanceof FaultException known) {
            return known.faults();
        }
        Logs.unexpected(failure);
        return List.of(new Fault(
                Code.INTERNAL,
                Place.nowhere(),
                failure.getClass().getSimpleName(),
                "something went wrong inside Dash; nothing was changed",
                "run again with DASH_LOG=debug and report what it prints"));
    }
}
