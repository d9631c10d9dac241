package dash.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts work that nobody waits for, in a process of its own: a command ends when its answer is told, and proving what was
 * learned takes longer than that.
 */
public final class Background {

    private static final Logger LOG = LoggerFactory.getLogger(Background.class);

    private Background() {}

    /** Proves new proposals of a project. Says whether somebody is at it; without a jar there is nobody to start. */
    public static boolean prove(Console console, Optional<String> project) {
        Optional<Path> jar = jar();
        Optional<String> java = ProcessHandle.current().info().command();
        if (jar.isEmpty() || java.isEmpty()) {
            return false;
        }
        List<String> command = new ArrayList<>(
                List.of(java.get(), "-XX:+UseSerialGC", "-jar", jar.get().toString(), "learnings", "prove", "--new"));
        project.ifPresent(told -> command.addAll(List.of("--project", told)));
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(console.here().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD);
            builder.start().getOutputStream().close();
            return true;
        } catch (IOException failure) {
            LOG.warn("nobody could be started to prove what was learned", failure);
            return false;
        }
    }

    /** Run with {@code -jar}, the class path is the jar. */
    private static Optional<Path> jar() {
        String path = System.getProperty("java.class.path", "");
        return path.endsWith(".jar") && !path.contains(java.io.File.pathSeparator)
                ? Optional.of(Path.of(path).toAbsolutePath())
                : Optional.empty();
    }
}
