package dash.benchmarks.builtin;

import dash.golden.TrialResult;
import dash.golden.TrialText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The results of a run as JSON lines, for comparing a later run with them. Rows are left out: they are the data's. */
final class ResultsFile {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private ResultsFile() {}

    static void write(Path file, List<Measured> results) {
        try {
            Files.write(file, results.stream().map(ResultsFile::line).toList());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static List<Measured> read(Path file) {
        try (var lines = Files.lines(file)) {
            return lines.map(ResultsFile::measured).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String line(Measured one) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("set", one.set());
        json.put("status", one.status());
        json.put("context_millis", one.context());
        json.put("analyst_millis", one.analyst());
        json.put("processor_millis", one.processor());
        json.set("trial", MAPPER.readTree(TrialText.write(withoutRows(one.trial()))));
        return MAPPER.writeValueAsString(json);
    }

    private static Measured measured(String line) {
        JsonNode json = MAPPER.readTree(line);
        return new Measured(
                json.path("set").asString(),
                TrialText.read(MAPPER.writeValueAsString(json.path("trial"))),
                json.path("status").asString(),
                json.path("context_millis").asDouble(),
                json.path("analyst_millis").asDouble(),
                json.path("processor_millis").asDouble());
    }

    private static TrialResult withoutRows(TrialResult trial) {
        return new TrialResult(
                trial.id(),
                trial.question(),
                trial.wording(),
                trial.difficulty(),
                trial.tags(),
                trial.answerable(),
                trial.answered(),
                trial.fate(),
                trial.reason(),
                trial.error(),
                trial.sql(),
                trial.goldSql(),
                Optional.empty(),
                Optional.empty(),
                trial.confidence(),
                trial.spent());
    }
}
