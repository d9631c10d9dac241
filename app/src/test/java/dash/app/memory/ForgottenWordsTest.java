package dash.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.memory.Memories;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.question.Asker;
import dash.question.Door;
import dash.store.KeptAnswer;
import dash.store.Store;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Words of a forgotten memory go from what a model or a person worded, and from nothing else, whatever the words are. */
class ForgottenWordsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Asker ANN = new Asker("ann");
    private static final Set<String> WORDED = Set.of("question", "insight", "assumptions", "thoughts");

    /** Words of memories that are also keys, values, numbers and syntax of the objects that answers are. */
    private static final List<String> WORDS = List.of(
            "rows",
            "null",
            "type",
            "true",
            "insight",
            "EMEA",
            "status",
            "columns",
            "name",
            "1200",
            "SELECT",
            "memory",
            "forgotten",
            "a \"quoted\" team",
            "back\\slash",
            "[forgotten]",
            "{}",
            "revenue",
            "provenance",
            "kind");

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);
    private final Random random = new Random(20261119);

    @Test
    void forgetting_leaves_rows_statements_and_keys_as_they_are() {
        try (Store store = desk.open()) {
            for (int round = 0; round < 60; round++) {
                String project = "project" + round;
                store.knowledge(project, Clock.systemUTC()).current();
                String words = WORDS.get(round % WORDS.size());
                Memories memories = store.memories(project, Clock.systemUTC());
                store.learnings(project, Clock.systemUTC()).change("ann", memory -> List.of());
                Remembered team =
                        memories.remember(ANN, new Preference.Team(words), Remembered.Origin.TOLD, "somewhere");
                String id = "%012x".formatted(random.nextLong() & 0xffffffffffffL);
                Map<String, Object> before = answer(words);
                store.answers()
                        .keep(new KeptAnswer(
                                id,
                                project,
                                "a question",
                                "answered",
                                Instant.EPOCH,
                                JSON.writeValueAsString(before),
                                Optional.empty(),
                                "ann",
                                Optional.of(Door.COMMAND_LINE),
                                Optional.empty()));
                memories.forget(ANN, Set.of(team.number()), true);
                JsonNode after = JSON.readTree(
                        store.answers().startingWith(project, id).getFirst().body());
                JsonNode was = JSON.readTree(JSON.writeValueAsString(before));
                assertThat(after.propertyNames()).as(words).containsExactlyInAnyOrderElementsOf(was.propertyNames());
                was.properties().stream()
                        .filter(entry -> !WORDED.contains(entry.getKey()))
                        .forEach(entry -> assertThat(after.get(entry.getKey()))
                                .as(words + " in " + entry.getKey())
                                .isEqualTo(entry.getValue()));
                if (words.length() >= 4) {
                    assertThat(after.get("insight").asString()).isEqualTo("The [forgotten] team leads.");
                }
                assertThat(after.get("thoughts").get(0).propertyNames()).contains("thought", "kind");
            }
        } finally {
            desk.close();
        }
    }

    private Map<String, Object> answer(String words) {
        List<Object> rows = new ArrayList<>();
        for (int row = 0; row < 1 + random.nextInt(4); row++) {
            rows.add(List.of(words, random.nextInt(100), "for " + words + " only"));
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("question", "How is " + words + " doing?");
        answer.put("status", "answered");
        answer.put("insight", "The " + words + " team leads.");
        answer.put("sql", "SELECT '" + words + "' AS \"" + words + "\" FROM " + words);
        answer.put("columns", List.of(Map.of("name", words, "type", "text")));
        answer.put("rows", rows);
        answer.put("assumptions", List.of("read for " + words + " as you prefer"));
        answer.put("thoughts", List.of(Map.of("kind", "think", "thought", "about " + words)));
        answer.put("attempts", List.of(Map.of("sql", "SELECT '" + words + "'", "verdict", "allowed")));
        answer.put("provenance", Map.of("statement", "SELECT '" + words + "'", "tables_accessed", List.of(words)));
        answer.put("memory", List.of());
        return answer;
    }
}
