package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.OpenProject;
import dash.project.Workshop;
import dash.project.curating.Replaying;
import dash.project.render.Replay;
import dash.project.told.Json;
import dash.project.told.Told;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the statement of an earlier answer again. */
@Command(
        name = "replay",
        description = "Runs the statement of an earlier answer again, guarded, and says what changed since.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Parameters(arity = "1", paramLabel = "ID", description = "the answer's id, or the start of it")
    private String id = "";

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            Told before = Told.of(workshop.kept(project.told(), id).body());
            Replaying.refuseWithoutStatement(before);
            try (OpenProject opened = workshop.project(project.told())) {
                waiting.on("running");
                Replay replay = Replaying.replay(opened, before).replay();
                waiting.finish();
                console.out().print(json ? Json.write(replay.json()) + "\n" : replay.text());
                return (replay.changed() ? Exit.NEGATIVE : Exit.DONE).status();
            }
        }
    }
}
