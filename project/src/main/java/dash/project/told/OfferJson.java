package dash.project.told;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.answer.Answer;
import dash.answer.Offered;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The readings that an answer offers: what a person sees of them, how to choose, and all that it takes to run the one chosen. */
public final class OfferJson {

    private OfferJson() {}

    static List<Map<String, @Nullable Object>> of(Answer answer) {
        List<Map<String, @Nullable Object>> choices = new ArrayList<>();
        for (Offered offered : answer.offered()) {
            Map<String, @Nullable Object> json = new LinkedHashMap<>();
            json.put("words", offered.words());
            json.put("figure", offered.figure().isEmpty() ? null : offered.figure());
            json.put("sql", offered.sql());
            Map<String, Object> choose = new LinkedHashMap<>();
            choose.put("reply_to", answer.question().id().value());
            choose.put("choice", choices.size() + 1);
            json.put("choose", choose);
            json.put("reading", reading(offered.reading()));
            choices.add(json);
        }
        return choices;
    }

    private static Map<String, @Nullable Object> reading(Reading reading) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("because", reading.because().stream().map(AnswerJson::because).toList());
        json.put("assumptions", reading.assumptions());
        json.put("units", reading.units());
        json.put("subject", reading.subject());
        json.put("period", reading.period());
        json.put("confidence", reading.confidence());
        json.put("derived", reading.derived());
        return json;
    }

    /** The statement of an offered reading, as it was written for the question. */
    public static Move.RunSql statement(JsonNode choice) {
        JsonNode reading = choice.path("reading");
        Map<String, String> units = new HashMap<>();
        reading.path("units")
                .properties()
                .forEach(unit -> units.put(unit.getKey(), unit.getValue().asString()));
        Reading read = new Reading(
                        because(reading.path("because")),
                        Told.items(reading.path("assumptions")).stream()
                                .map(JsonNode::asString)
                                .toList(),
                        units,
                        Told.text(reading, "subject"),
                        Told.text(reading, "period"),
                        reading.path("confidence").asDouble(0))
                .withWords(Told.text(choice, "words"));
        return new Move.RunSql(
                Told.text(choice, "sql"), reading.path("derived").asBoolean(false) ? read.asDerived() : read);
    }

    private static List<Because> because(JsonNode claims) {
        return Told.items(claims).stream()
                .map(claim -> new Because(
                        Told.text(claim, "claim"),
                        Origin.of(Told.text(claim.path("origin"), "kind"), Told.text(claim.path("origin"), "name")),
                        because(claim.path("parts"))))
                .toList();
    }
}
