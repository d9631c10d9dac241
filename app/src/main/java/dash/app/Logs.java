package dash.app;

import dash.project.file.Environment;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** Silence by default: what matters to a person is printed by commands. {@code DASH_LOG=debug} lets libraries speak. */
final class Logs {

    private static final Logger ROOT = Logger.getLogger("");

    private Logs() {}

    static void quiet(Environment environment) {
        LogManager.getLogManager().reset();
        Level level = environment.value("DASH_LOG").map(Logs::level).orElse(Level.OFF);
        ROOT.setLevel(level);
        if (!level.equals(Level.OFF)) {
            Handler handler = new ConsoleHandler();
            handler.setLevel(level);
            ROOT.addHandler(handler);
        }
    }

    private static Level level(String written) {
        return switch (written) {
            case "debug" -> Level.FINE;
            case "info" -> Level.INFO;
            case "warn" -> Level.WARNING;
            default -> Level.OFF;
        };
    }

    static void unexpected(Exception failure) {
        ROOT.log(Level.SEVERE, "unexpected failure", failure);
    }
}
