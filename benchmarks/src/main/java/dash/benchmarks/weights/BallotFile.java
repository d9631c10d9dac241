package dash.benchmarks.weights;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Keeps ballots as JSON lines, so that fitting again needs no database. */
final class BallotFile {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private BallotFile() {}

    static void write(Path file, List<Ballot> ballots) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, ballots.stream().map(MAPPER::writeValueAsString).toList());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static List<Ballot> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> MAPPER.readValue(line, Ballot.class))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
