package dash.databases.trino.catalogue;

import dash.guard.AllowList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the list: one entry a line, the kind, the name, and the columns a function yields. */
public final class TrinoAllowList {

    /** Values without parentheses; those about user, path, schema and catalog are left out. */
    private static final Set<String> VALUES =
            Set.of("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp");

    private final Map<String, List<String>> functions = new HashMap<>();
    private final Map<String, Set<String>> others = new HashMap<>();

    private TrinoAllowList() {}

    public static AllowList load() {
        TrinoAllowList reading = new TrinoAllowList();
        try (InputStream file = TrinoAllowList.class.getResourceAsStream("allow-list.txt")) {
            if (file == null) {
                throw new IllegalStateException("allow-list.txt is missing from the jar");
            }
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .forEach(reading::add);
        } catch (IOException broken) {
            throw new UncheckedIOException("allow-list.txt cannot be read", broken);
        }
        return reading.list();
    }

    private void add(String line) {
        String[] parts = line.split("\t", -1);
        switch (parts[0]) {
            case "function" ->
                functions.put(parts[1], parts[2].isEmpty() ? List.of() : List.of(parts[2].split(",", -1)));
            case "refused", "operator", "type", "sampling" ->
                others.computeIfAbsent(parts[0], kind -> new HashSet<>()).add(parts[1]);
            default -> throw new IllegalStateException("allow-list.txt has an entry of an unknown kind: " + line);
        }
    }

    private AllowList list() {
        return new AllowList(
                "builtin", functions, of("refused"), of("operator"), of("type"), of("sampling"), VALUES);
    }

    private Set<String> of(String kind) {
        return others.getOrDefault(kind, Set.of());
    }
}
