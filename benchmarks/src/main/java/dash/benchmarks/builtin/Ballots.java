package dash.benchmarks.builtin;

import dash.answer.Answer;
import dash.answer.Offered;
import dash.benchmarks.builtin.Asking.Asked;
import dash.golden.TrialResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** How every wording was read and whether that was right, as JSON lines: material for tuning the choice of readings. */
final class Ballots {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final List<String> lines = new ArrayList<>();

    void add(Asked asked) {
        TrialResult trial = asked.measured().trial();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("set", asked.measured().set());
        json.put("id", trial.id());
        json.put("question", trial.wording());
        json.put("status", asked.measured().status());
        json.put("fate", trial.fate().written());
        json.put("sql", trial.sql());
        json.put("gold_sql", trial.goldSql());
        json.put("confidence", trial.confidence());
        asked.answer().ifPresent(answer -> reading(json, answer));
        lines.add(MAPPER.writeValueAsString(json));
    }

    private static void reading(ObjectNode json, Answer answer) {
        answer.offered().stream().map(Offered::words).forEach(json.putArray("choices")::add);
        answer.assumptions().forEach(json.putArray("assumptions")::add);
        answer.confidence().reasons().forEach(json.putArray("reasons")::add);
        answer.notes().forEach(note -> json.withArray("notes").add(note.toString()));
    }

    void write(Path file) {
        try {
            Files.write(file, lines);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
