package dash.project;

import dash.project.file.Environment;
import dash.question.Door;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * What a project is opened in, whichever door wants it.
 *
 * @param here the folder in which a search for {@code dash.yaml} begins
 * @param door through which questions come in
 * @param progress is told what takes so long
 * @param notice is told what a person should know and nobody asked about; the text is not yet made harmless
 */
public record Surroundings(
        Environment environment, Path here, Door door, Consumer<String> progress, Consumer<String> notice) {

    /** HOME first, as every shell has it: Java asks the system's user list instead, and containers change only HOME. */
    Path userHome() {
        return Path.of(environment.value("HOME").orElse(System.getProperty("user.home")));
    }
}
