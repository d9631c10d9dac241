package dash.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.Console;
import dash.app.Main;
import dash.project.file.Environment;
import dash.testkit.SharedFolder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code dash guard} on the shared lists: no attack passes, nothing honest is refused. */
class GuardedDialectsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"postgresql", "duckdb", "mysql", "trino"})
    void of_the_shared_lists_attacks_are_refused_and_honest_queries_allowed(String dialect) throws IOException {
        Optional<Path> lists = SharedFolder.find("guard");
        Assumptions.assumeTrue(lists.isPresent(), "../shared/guard is not there");
        assertThat(allowed(dialect, lists.get(), "attacks", "reject"))
                .as("allowed")
                .isEmpty();
        List<String> honest = ids(lists.get().resolve("benign." + dialect + ".jsonl"), "");
        assertThat(allowed(dialect, lists.get(), "benign", "")).isEqualTo(honest);
    }

    private List<String> allowed(String dialect, Path lists, String kind, String expected) throws IOException {
        Path file = lists.resolve(kind + "." + dialect + ".jsonl");
        List<String> wanted = ids(file, expected);
        Map<String, String> verdicts = new HashMap<>();
        for (String line : judged(dialect, lists.resolve("scope.txt"), Files.readString(file))
                .lines()
                .toList()) {
            JsonNode told = JSON.readTree(line);
            verdicts.put(told.get("id").asString(), told.get("verdict").asString());
        }
        return wanted.stream().filter(id -> "allowed".equals(verdicts.get(id))).toList();
    }

    private static List<String> ids(Path file, String expected) throws IOException {
        List<String> ids = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            JsonNode item = JSON.readTree(line);
            if (expected.isEmpty() || item.get("expect").asString().equals(expected)) {
                ids.add(item.get("id").asString());
            }
        }
        return ids;
    }

    private String judged(String dialect, Path scope, String lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream told = new PrintStream(out, true, StandardCharsets.UTF_8);
        Console console = new Console(
                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                told,
                told,
                Environment.of(Map.of("DASH_HOME", folder.toString())),
                folder,
                false);
        Main.run(console, "guard", "--dialect", dialect, "--scope", scope.toString(), "--json");
        return out.toString(StandardCharsets.UTF_8);
    }
}
