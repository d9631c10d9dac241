package dash.app.serve;

import dash.project.file.Environment;
import dash.project.told.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The log of a server: one JSON object a line, in a few files of limited size below the home. What people asked and what the data
 * said is not in it; a request is told by its route and its id.
 */
public final class ServerLog {

    private static final Logger ROOT = Logger.getLogger("");
    private static final Logger REQUESTS = Logger.getLogger("dash.requests");
    private static final int MOST_BYTES = 5 << 20;
    private static final int FILES = 3;

    private ServerLog() {}

    /** Returns where it is written, or why it is not. */
    public static String begin(Path home, Environment environment) {
        if (environment.value("DASH_LOG").filter("off"::equals).isPresent()) {
            return "no log, as DASH_LOG=off says";
        }
        try {
            Path folder = Files.createDirectories(home.resolve("logs"));
            Handler file = new FileHandler(folder.resolve("server-%g.log").toString(), MOST_BYTES, FILES, true);
            file.setFormatter(new Lines());
            file.setLevel(Level.INFO);
            ROOT.addHandler(file);
            if (ROOT.getLevel().intValue() > Level.INFO.intValue()) {
                ROOT.setLevel(Level.WARNING);
                REQUESTS.setLevel(Level.INFO);
            }
            return folder.resolve("server-0.log").toString();
        } catch (IOException unwritable) {
            return "no log: " + unwritable.getMessage();
        }
    }

    /** One request, in its parts. */
    public static void request(Map<String, @Nullable Object> parts) {
        LogRecord line = new LogRecord(Level.INFO, "request");
        line.setLoggerName(REQUESTS.getName());
        line.setParameters(new Object[] {parts});
        REQUESTS.log(line);
    }

    /** Writes a record on one line. */
    static final class Lines extends Formatter {

        @Override
        public String format(LogRecord line) {
            Map<String, @Nullable Object> json = new LinkedHashMap<>();
            json.put("at", line.getInstant().toString());
            json.put("level", line.getLevel().getName());
            json.put("logger", line.getLoggerName());
            json.put("message", Objects.requireNonNullElse(line.getMessage(), ""));
            Object[] parts = line.getParameters();
            if (parts != null && parts.length == 1 && parts[0] instanceof Map<?, ?> map) {
                map.forEach((key, value) -> json.put(String.valueOf(key), value));
            }
            Throwable thrown = line.getThrown();
            if (thrown != null) {
                StringWriter trace = new StringWriter();
                thrown.printStackTrace(new PrintWriter(trace));
                json.put("trace", trace.toString());
            }
            return Json.line(json) + System.lineSeparator();
        }
    }
}
