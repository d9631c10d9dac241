package dash.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The result of a trial as the text that is kept, and back. */
public final class TrialText {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private TrialText() {}

    public static String write(TrialResult result) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", result.id());
        json.put("question", result.question());
        json.put("wording", result.wording());
        json.put("difficulty", result.difficulty());
        result.tags().forEach(json.putArray("tags")::add);
        json.put("answerable", result.answerable());
        json.put("answered", result.answered());
        json.put("fate", result.fate().written());
        json.put("reason", result.reason());
        json.put("error", result.error());
        json.put("sql", result.sql());
        json.put("gold_sql", result.goldSql());
        result.rows().ifPresent(rows -> json.set("rows", RowsText.write(MAPPER, rows)));
        result.expected().ifPresent(rows -> json.set("expected", RowsText.write(MAPPER, rows)));
        json.put("confidence", result.confidence());
        json.put("millis", result.spent().millis());
        json.put("tokens_in", result.spent().tokensIn());
        json.put("tokens_out", result.spent().tokensOut());
        result.spent().cost().ifPresent(cost -> json.put("cost", cost));
        json.put("right_offered", result.rightOffered());
        return MAPPER.writeValueAsString(json);
    }

    public static TrialResult read(String text) {
        JsonNode json = MAPPER.readTree(text);
        List<String> tags = new ArrayList<>();
        json.path("tags").forEach(tag -> tags.add(tag.asString()));
        return new TrialResult(
                json.path("id").asString(),
                json.path("question").asString(),
                json.path("wording").asString(),
                json.path("difficulty").asString(),
                tags,
                json.path("answerable").asBoolean(),
                json.path("answered").asBoolean(),
                Fate.valueOf(json.path("fate").asString().toUpperCase(Locale.ROOT)),
                json.path("reason").asString(),
                json.path("error").asString(),
                json.path("sql").asString(),
                json.path("gold_sql").asString(),
                Optional.of(json.path("rows")).filter(JsonNode::isObject).map(RowsText::read),
                Optional.of(json.path("expected")).filter(JsonNode::isObject).map(RowsText::read),
                json.path("confidence").asDouble(),
                new Spent(
                        json.path("millis").asLong(),
                        json.path("tokens_in").asLong(),
                        json.path("tokens_out").asLong(),
                        Optional.of(json.path("cost"))
                                .filter(JsonNode::isNumber)
                                .map(JsonNode::decimalValue)),
                json.path("right_offered").asBoolean(false));
    }
}
