package dash.databases.postgresql.guard;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the shared corpora beside the repository. They are not part of it, so whoever lacks them is told and skips. */
final class Corpus {

    private static final JsonMapper JSON = JsonMapper.shared();

    private Corpus() {}

    static Path shared(String file) {
        Path path = Path.of(System.getProperty("dash.root", ".."))
                .resolve("../shared")
                .resolve(file)
                .normalize();
        if (!Files.exists(path)) {
            System.out.println("SKIPPED: " + path + " is missing; the guard is not measured against it");
            Assumptions.abort(path + " is missing");
        }
        return path;
    }

    static List<JsonNode> lines(String file) {
        return linesOf(shared(file));
    }

    static List<JsonNode> linesOf(Path path) {
        return text(path).stream()
                .filter(line -> !line.isBlank())
                .map(JSON::readTree)
                .toList();
    }

    static List<String> text(Path path) {
        try {
            return Files.readAllLines(path);
        } catch (IOException broken) {
            throw new UncheckedIOException(path + " cannot be read", broken);
        }
    }

    /** Every statement of a golden question, under whatever of its names. */
    static Stream<String> statements(JsonNode question) {
        Stream<String> single = Stream.of("sql", "gold_sql", "expected_sql")
                .filter(question::has)
                .map(field -> question.get(field).asString());
        Stream<String> several = Stream.of("alternatives", "gold_alternatives")
                .filter(question::has)
                .flatMap(field -> question.get(field).valueStream().map(JsonNode::asString));
        return Stream.concat(single, several);
    }
}
