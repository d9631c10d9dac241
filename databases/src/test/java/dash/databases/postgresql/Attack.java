package dash.databases.postgresql;

import dash.testkit.SharedFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One text that must do no harm. */
public record Attack(String id, String expect, String sql, String why) {

    public boolean toContain() {
        return expect.equals("contain");
    }

    /** None, having said so, when the list is not there. */
    public static List<Attack> all() {
        return SharedFolder.find("guard/attacks.postgresql.jsonl")
                .map(Attack::read)
                .orElse(List.of());
    }

    private static List<Attack> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> JsonMapper.shared().readTree(line))
                    .map(Attack::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Attack of(JsonNode node) {
        return new Attack(
                node.path("id").asString(),
                node.path("expect").asString(),
                node.path("sql").asString(),
                node.path("why").asString());
    }
}
