package dash.benchmarks.follow;

import dash.golden.GoldenQuestion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A short conversation whose last question has known rows.
 *
 * @param alone the last question stands for itself
 */
public record Pair(String id, List<String> turns, String sql, boolean alone) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    public Pair {
        turns = List.copyOf(turns);
    }

    public static List<Pair> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> of(JSON.readTree(line)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Pair of(JsonNode json) {
        List<String> turns = new ArrayList<>();
        json.path("turns").forEach(turn -> turns.add(turn.asString()));
        return new Pair(
                json.path("id").asString(),
                turns,
                json.path("gold_sql").asString(),
                json.path("new").asBoolean(false));
    }

    /** Whether its failures may be looked at. */
    public boolean open() {
        int number = Integer.parseInt(id.substring(id.lastIndexOf('-') + 1));
        return number % 2 == 1;
    }

    public GoldenQuestion golden() {
        return new GoldenQuestion(
                id,
                turns.getLast(),
                List.of(),
                Optional.of(sql),
                List.of(),
                Optional.empty(),
                GoldenQuestion.Compare.EXACT,
                Optional.empty(),
                GoldenQuestion.Difficulty.UNRATED,
                List.of(),
                true,
                "",
                true,
                false,
                true,
                "");
    }
}
