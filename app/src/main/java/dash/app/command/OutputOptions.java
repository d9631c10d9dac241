package dash.app.command;

import dash.app.Console;
import dash.memory.Tastes;
import dash.project.render.AnswerText;
import dash.project.render.OutFile;
import dash.project.told.Json;
import dash.project.told.Told;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a verb with an answer hands it out. */
final class OutputOptions {

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "also write a file: rows.csv, answer.json, answer.md or chart.svg, by its ending")
    private @Nullable Path out;

    boolean json() {
        return json;
    }

    /** Before anything runs: whether the file could be written at all. */
    void check() {
        if (out != null) {
            OutFile.check(out);
        }
    }

    void print(Console console, Told told, ProjectOption project, Tastes tastes) {
        print(console, told, AnswerText.of(told, console.width(), project.told(), tastes));
    }

    void print(Console console, Told told, String text) {
        console.out().print(json ? Json.pretty(told.json()) + "\n" : text);
        if (out != null && told.isAnswered()) {
            OutFile.write(console.here().resolve(out), told);
            console.err().println("dash: wrote " + out);
        }
    }
}
