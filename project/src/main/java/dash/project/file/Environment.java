package dash.project.file;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Names and values from the process, and from a {@code .env} file beside the project. The process wins. */
public final class Environment {

    private static final int MOST_MEGABYTES = 1;

    private final Map<String, String> values;

    private Environment(Map<String, String> values) {
        this.values = values;
    }

    public static Environment of(Map<String, String> values) {
        return new Environment(Map.copyOf(values));
    }

    public Map<String, String> values() {
        return values;
    }

    /** The same with one more name; what was set before under it is gone. */
    public Environment with(String name, String value) {
        Map<String, String> all = new HashMap<>(values);
        all.put(name, value);
        return new Environment(Map.copyOf(all));
    }

    public Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name)).filter(value -> !value.isEmpty());
    }

    /** Adds a {@code .env} file when there is one; a file that others can read is refused, since it holds secrets. */
    public Environment withFile(Path folder) {
        Path file = folder.resolve(".env");
        if (!Files.exists(file)) {
            return this;
        }
        refuseIfOthersCanRead(file);
        Map<String, String> all = new HashMap<>();
        List<String> lines = TextFile.read(file, file.toString(), Code.PROJECT_BROKEN, MOST_MEGABYTES)
                .lines()
                .toList();
        for (int number = 1; number <= lines.size(); number++) {
            add(all, file, number, lines.get(number - 1).strip());
        }
        all.putAll(values);
        return new Environment(Map.copyOf(all));
    }

    private static void add(Map<String, String> all, Path file, int number, String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        String assignment = line.startsWith("export ") ? line.substring(7).strip() : line;
        int equals = assignment.indexOf('=');
        if (equals < 1 || !assignment.substring(0, equals).matches("[A-Za-z_][A-Za-z0-9_]*")) {
            throw FaultException.of(
                    Code.PROJECT_BROKEN,
                    Place.text(file, number, 1),
                    "",
                    "this line is not NAME=value",
                    "correct the line, or start it with # to make it a comment");
        }
        all.put(assignment.substring(0, equals), unquoted(assignment.substring(equals + 1)));
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() >= 2
                && ((value.startsWith("\"") && value.endsWith("\"")) || (value.startsWith("'") && value.endsWith("'")));
        return quoted ? value.substring(1, value.length() - 1) : value;
    }

    private static void refuseIfOthersCanRead(Path file) {
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
            if (permissions.contains(PosixFilePermission.GROUP_READ)
                    || permissions.contains(PosixFilePermission.OTHERS_READ)) {
                throw FaultException.of(
                        Code.PROJECT_BROKEN,
                        Place.file(file),
                        "",
                        "others can read this file, and it holds secrets",
                        "run chmod 600 " + file.getFileName());
            }
        } catch (UnsupportedOperationException notPosix) {
            // A file system without these permissions has its own ways; nothing can be checked here.
        } catch (IOException unreadable) {
            throw unreadable(file, unreadable);
        }
    }

    private static FaultException unreadable(Path file, IOException cause) {
        return FaultException.of(
                Code.PROJECT_BROKEN,
                Place.file(file),
                cause.getClass().getSimpleName(),
                "the permissions of this file cannot be read",
                "check that Dash may read it");
    }
}
