package dash.project.eval;

import dash.files.Sha256;
import dash.golden.Trial;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a run is told to ask.
 *
 * @param questions the file or folder of the golden questions
 * @param where conditions {@code key=value} that a question has to meet, all of them
 * @param extraColumns whether columns beside the right ones do no harm
 * @param digest of the trials that this came to; empty before it is known
 */
public record EvalPlan(String questions, List<String> where, boolean paraphrases, boolean extraColumns, String digest) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    public EvalPlan {
        where = List.copyOf(where);
    }

    /** The same, with what was found; an interrupted run goes on only over the very same questions. */
    EvalPlan of(List<Trial> trials) {
        StringBuilder all = new StringBuilder();
        trials.forEach(trial -> all.append(trial).append('\n'));
        return new EvalPlan(questions, where, paraphrases, extraColumns, Sha256.of(all.toString()));
    }

    String json() {
        ObjectNode json = JSON.createObjectNode();
        json.put("questions", questions);
        where.forEach(json.putArray("where")::add);
        json.put("paraphrases", paraphrases);
        json.put("extra_columns", extraColumns);
        json.put("digest", digest);
        return JSON.writeValueAsString(json);
    }

    static EvalPlan read(String text) {
        JsonNode json = JSON.readTree(text);
        List<String> where = new ArrayList<>();
        json.path("where").forEach(condition -> where.add(condition.asString()));
        return new EvalPlan(
                json.path("questions").asString(),
                where,
                json.path("paraphrases").asBoolean(),
                json.path("extra_columns").asBoolean(),
                json.path("digest").asString());
    }
}
