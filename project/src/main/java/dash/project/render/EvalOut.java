package dash.project.render;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.eval.EvalReport;
import dash.project.told.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Writes the report on a run into a file whose name says how: JSON, JUnit XML or HTML. */
public final class EvalOut {

    private EvalOut() {}

    /** Refuses a name that says nothing before anything is asked for it. */
    public static void check(Path file) {
        if (!ending(file).matches("json|xml|html")) {
            throw wrong(file, "the end of the name does not say what to write", "end it with .json, .xml or .html");
        }
    }

    public static void write(Path file, EvalReport report) {
        String text = switch (ending(file)) {
            case "xml" -> EvalXml.of(report);
            case "html" -> EvalHtml.of(report);
            default -> Json.write(EvalJson.of(report)) + "\n";
        };
        try {
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw wrong(
                    file,
                    "the file cannot be written (" + failure.getClass().getSimpleName() + ")",
                    "name a file in a folder that exists and that you may write to");
        }
    }

    private static FaultException wrong(Path file, String message, String next) {
        return FaultException.of(Code.WRONG_USAGE, Place.named("--out"), file.toString(), message, next);
    }

    private static String ending(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
