package dash.benchmarks.weights;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Keeps what was asked and judged as JSON lines, so that fitting again needs no database. */
final class JsonLines {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JsonLines() {}

    static void write(Path file, List<?> rows) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, rows.stream().map(MAPPER::writeValueAsString).toList());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static <T> List<T> read(Path file, Class<T> type) {
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> MAPPER.readValue(line, type))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
