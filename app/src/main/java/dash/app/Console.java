package dash.app;

import dash.project.Surroundings;
import dash.project.file.Environment;
import dash.project.render.Plain;
import dash.question.Door;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

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

    /** What projects are opened in: progress goes to whoever waits, notices to standard error. */
    public Surroundings surroundings(Consumer<String> progress) {
        return new Surroundings(
                environment, here, Door.COMMAND_LINE, progress, notice -> err.println("dash: " + Plain.of(notice)));
    }

    public Surroundings surroundings() {
        return surroundings(step -> {});
    }

    private static Optional<Integer> number(String text) {
        return text.matches("\\d{1,4}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }
}
