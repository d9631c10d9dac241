package dash.files;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A process of the same Java and class path with a small heap and an empty environment, for work that nobody trusts. */
public final class JavaChild {

    /** Java leaves with this code when the heap was not enough. */
    public static final int OUT_OF_HEAP = 3;

    private JavaChild() {}

    /**
     * Starts nothing yet: whoever does says where its output goes.
     *
     * @param folder where it works and where its temporary files lie
     * @param options further ones of Java
     * @param main the class, and what it is given
     */
    public static ProcessBuilder of(int heapMegabytes, Path folder, List<String> options, List<String> main) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heapMegabytes + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:-UsePerfData",
                "-Dfile.encoding=UTF-8",
                "-Djava.io.tmpdir=" + folder));
        command.addAll(options);
        command.add("-cp");
        command.add(classPath());
        command.addAll(main);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().put("HOME", folder.toString());
        return builder;
    }

    /** The child works in a folder of its own, where a relative path would lead nowhere. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
