package dash.project.render;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.told.Json;
import dash.project.told.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Writes an answer into a file whose name says how: rows as CSV, all of it as JSON or Markdown, the chart as SVG. */
public final class OutFile {

    private OutFile() {}

    /** Refuses a name that says nothing before anything is run for it. */
    public static void check(Path file) {
        String ending = ending(file);
        if (!ending.matches("csv|json|md|svg")) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--out"),
                    file.toString(),
                    "the end of the name does not say what to write",
                    "end it with .csv, .json, .md or .svg");
        }
    }

    public static void write(Path file, Told told) {
        String text = switch (ending(file)) {
            case "csv" -> RowsOut.csv(told.rows());
            case "md" -> RowsOut.markdown(told);
            case "svg" ->
                told.chart()
                        .map(chart -> ChartSvg.of(told, chart))
                        .orElseThrow(() -> FaultException.of(
                                Code.WRONG_USAGE,
                                Place.named("--out"),
                                file.toString(),
                                "this answer has no chart",
                                "write its rows instead, with .csv, .json or .md"));
            default -> Json.pretty(told.json()) + "\n";
        };
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--out"),
                    file.toString(),
                    "the file cannot be written (" + failure.getClass().getSimpleName() + ")",
                    "name a file in a folder that exists and that you may write to");
        }
    }

    private static String ending(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
