package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.project.Workshop;
import dash.project.file.ProjectFile;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Makes the demo company and says what to ask. */
@Command(
        name = "demo",
        description = "Makes the demo company: a database with real traps, knowledge about them, and questions to try.",
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {

    private final Console console;

    DemoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            ProjectFile demo = workshop.demo();
            waiting.finish();
            console.out().println("""

                      The demo company is ready. Its knowledge is in %s

                      Try:
                        ./dash ask --project demo "What is our current MRR?"
                        ./dash ask --project demo "shop revenue by country in 2025"
                        ./dash sql --project demo "SELECT status, count(*) FROM orders GROUP BY status"
                    """.formatted(demo.folder()));
            return 0;
        }
    }
}
