package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.Workshop;
import dash.project.render.AnswerText;
import dash.project.render.KeptText;
import dash.project.told.Told;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows an earlier answer. */
@Command(
        name = "show",
        description = "Shows an earlier answer as it was given, or parts of it.",
        mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Mixin
    private OutputOptions output = new OutputOptions();

    @Option(names = "--sql", description = "only the statement that ran")
    private boolean sql;

    @Option(names = "--provenance", description = "where every part came from")
    private boolean provenance;

    @Option(names = "--trace", description = "every attempt, its verdict, the time it took")
    private boolean trace;

    @Option(names = "--rows", description = "all rows")
    private boolean rows;

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        output.check();
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            Told told = Told.of(workshop.kept(project.told(), id).body());
            waiting.finish();
            Set<KeptText.Part> parts = parts();
            output.print(
                    console,
                    told,
                    parts.isEmpty()
                            ? AnswerText.of(told, console.width(), project.told(), workshop.tastes(project.told()))
                            : KeptText.of(told, parts, console.width()));
            return Exit.DONE.status();
        }
    }

    private Set<KeptText.Part> parts() {
        Set<KeptText.Part> parts = EnumSet.noneOf(KeptText.Part.class);
        add(parts, sql, KeptText.Part.SQL);
        add(parts, provenance, KeptText.Part.PROVENANCE);
        add(parts, trace, KeptText.Part.TRACE);
        add(parts, rows, KeptText.Part.ROWS);
        return parts;
    }

    private static void add(Set<KeptText.Part> parts, boolean wanted, KeptText.Part part) {
        if (wanted) {
            parts.add(part);
        }
    }
}
