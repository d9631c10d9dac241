package dash.databases.duckdb.child;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How a child is started: the same Java, the same class path, a small heap and an empty environment. */
final class ChildCommand {

    private ChildCommand() {}

    static Process start(Path cache, Path own) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx96m",
                "-Xss4m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:-UsePerfData",
                "-Dfile.encoding=UTF-8",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + own));
        NativeLibrary.folder(cache).ifPresent(folder -> command.add("-Djava.library.path=" + folder));
        command.add("-cp");
        command.add(classPath());
        command.add(Child.class.getName());
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(own.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        // The engine looks for its own files at home; it shall find nothing there.
        builder.environment().put("HOME", own.toString());
        return builder.start();
    }

    /** The child works in a folder of its own, where a relative path would lead nowhere. */
    static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
