package dash.databases.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A list as it was generated: one entry a line, {@code kind TAB name}, for functions that yield several columns
 * {@code function TAB name TAB column,column}. Kinds are function, refused, operator, type, sampling, value and elsewhere
 * (functions that not every server of the kind has); lines that begin
 * with # are comments.
 */
public final class AllowListFile {

    private static final Set<String> KINDS = Set.of("refused", "operator", "type", "sampling", "value", "elsewhere");

    private final Map<String, List<String>> functions = new HashMap<>();
    private final Map<String, Set<String>> others = new HashMap<>();

    private AllowListFile() {}

    /** Reads the file of this name that lies beside the class. */
    public static AllowListFile beside(Class<?> home, String name) {
        AllowListFile file = new AllowListFile();
        try (InputStream in = Objects.requireNonNull(home.getResourceAsStream(name), name)) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(file::add);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return file;
    }

    private void add(String line) {
        String[] parts = line.split("\t", -1);
        if (parts[0].equals("function")) {
            boolean plain = parts.length < 3 || parts[2].isEmpty();
            functions.put(parts[1], plain ? List.of() : List.of(parts[2].split(",", -1)));
        } else if (KINDS.contains(parts[0])) {
            others.computeIfAbsent(parts[0], kind -> new HashSet<>()).add(parts[1]);
        } else {
            throw new IllegalStateException("the list has an entry of an unknown kind: " + line);
        }
    }

    public Map<String, List<String>> functions() {
        return Map.copyOf(functions);
    }

    /** The names of one kind. */
    public Set<String> of(String kind) {
        return Set.copyOf(others.getOrDefault(kind, Set.of()));
    }
}
