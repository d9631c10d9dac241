package dash.app;

import dash.app.project.Environment;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The world outside, as one process sees it: streams, environment, the folder it was started in. Passed in, so that a
 * whole command can be run inside a test.
 *
 * @param interactive whether a person sits at both ends
 */
public record Console(
        InputStream in, PrintStream out, PrintStream err, Environment environment, Path here, boolean interactive) {

    private static final int USUAL_WIDTH = 100;

    /** Help texts cannot be set narrower. */
    private static final int NARROWEST = 55;

    /** How many columns a line may take. */
    public int width() {
        Optional<Integer> told = environment.value("COLUMNS").flatMap(Console::number);
        return Math.clamp(told.orElse(USUAL_WIDTH), NARROWEST, 160);
    }

    private static Optional<Integer> number(String text) {
        return text.matches("\\d{1,4}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }
}
