package dash.databases.trino;

import dash.guard.Scope;
import dash.statement.Name;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shared lists beside the repository. They are not part of it, so whoever lacks them is told and skips. */
final class SharedCorpus {

    private SharedCorpus() {}

    static List<JsonNode> lines(String file) {
        return text(file).stream()
                .filter(line -> !line.isBlank())
                .map(JsonMapper.shared()::readTree)
                .toList();
    }

    static Scope scope() {
        List<Name> names = text("guard/scope.txt").stream()
                .filter(line -> !line.isBlank())
                .map(Name::of)
                .toList();
        return TrinoScope.of("memory", "default", names);
    }

    private static List<String> text(String file) {
        Path path = Path.of(System.getProperty("dash.root", ".."))
                .resolve("../shared")
                .resolve(file)
                .normalize();
        if (!Files.exists(path)) {
            System.out.println("SKIPPED: " + path + " is missing; the guard is not measured against it");
            Assumptions.abort(path + " is missing");
        }
        try {
            return Files.readAllLines(path);
        } catch (IOException broken) {
            throw new UncheckedIOException(path + " cannot be read", broken);
        }
    }
}
