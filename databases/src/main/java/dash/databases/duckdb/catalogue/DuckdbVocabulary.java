package dash.databases.duckdb.catalogue;

import dash.databases.duckdb.parser.Vocabulary;
import dash.guard.AllowList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What the tree's reader has to know of functions: one entry a line, {@code kind TAB name}. */
public final class DuckdbVocabulary {

    private DuckdbVocabulary() {}

    public static Vocabulary load(AllowList allowed) {
        Map<String, Set<String>> kinds = new HashMap<>();
        try (InputStream in = DuckdbVocabulary.class.getResourceAsStream("vocabulary.txt")) {
            String text =
                    new String(Objects.requireNonNull(in, "vocabulary.txt").readAllBytes(), StandardCharsets.UTF_8);
            text.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] parts = line.split("\t", -1);
                kinds.computeIfAbsent(parts[0], kind -> new HashSet<>()).add(parts[1]);
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new Vocabulary(
                kinds.getOrDefault("aggregate", Set.of()),
                kinds.getOrDefault("lambda", Set.of()),
                allowed.functions().keySet(),
                kinds.getOrDefault("table", Set.of()));
    }
}
