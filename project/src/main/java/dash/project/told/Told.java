package dash.project.told;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An answer as it was told: the JSON object that every door hands out and the store keeps. Whatever is shown is shown from
 * this, so that an answer reads later exactly as it did at first.
 */
public final class Told {

    private static final JsonMapper EXACT = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final JsonNode json;

    private Told(JsonNode json) {
        this.json = json;
    }

    public static Told of(String json) {
        return new Told(EXACT.readTree(json));
    }

    public JsonNode json() {
        return json;
    }

    public String text(String key) {
        return text(json, key);
    }

    public static String text(JsonNode node, String key) {
        JsonNode found = node.path(key);
        return found.isMissingNode() || found.isNull() ? "" : found.asString();
    }

    public List<String> texts(String key) {
        return items(json.path(key)).stream().map(JsonNode::asString).toList();
    }

    public static List<JsonNode> items(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    /** The readings that are offered; an answer that was kept before they had figures has their words alone. */
    public List<JsonNode> choices() {
        return items(json.path("choices")).stream()
                .map(choice -> choice.isString() ? EXACT.createObjectNode().put("words", choice.asString()) : choice)
                .toList();
    }

    public JsonNode provenance() {
        return json.path("provenance");
    }

    public boolean isAnswered() {
        return text("status").equals("answered");
    }

    /** The chart, when one was chosen. */
    public Optional<JsonNode> chart() {
        JsonNode chart = json.path("chart");
        return chart.isObject() ? Optional.of(chart) : Optional.empty();
    }

    public Map<String, String> units() {
        Map<String, String> units = new HashMap<>();
        items(json.path("columns")).forEach(column -> units.put(text(column, "name"), text(column, "unit")));
        return units;
    }

    public Rows rows() {
        List<ResultColumn> columns = items(json.path("columns")).stream()
                .map(column -> new ResultColumn(text(column, "name"), text(column, "type")))
                .toList();
        List<List<Cell>> rows = new ArrayList<>();
        for (JsonNode row : items(json.path("rows"))) {
            List<Cell> cells = new ArrayList<>();
            for (int at = 0; at < columns.size(); at++) {
                cells.add(cell(row.path(at), columns.get(at).type()));
            }
            rows.add(cells);
        }
        return new Rows(columns, rows, json.path("truncated").asBoolean(false));
    }

    private static Cell cell(JsonNode value, String type) {
        if (value.isNull() || value.isMissingNode()) {
            return Cell.missing();
        }
        if (value.isNumber()) {
            return new Cell.Numeric(value.decimalValue());
        }
        return value.isBoolean() ? new Cell.Truth(value.asBoolean()) : written(value.asString(), type);
    }

    private static Cell written(String text, String type) {
        try {
            return switch (type) {
                case "date" -> new Cell.Day(LocalDate.parse(text));
                case "timestamp", "timestamp without time zone" -> new Cell.LocalMoment(LocalDateTime.parse(text));
                case "timestamptz", "timestamp with time zone" -> new Cell.Moment(OffsetDateTime.parse(text));
                case "time", "time without time zone" -> new Cell.TimeOfDay(LocalTime.parse(text));
                default -> Cell.text(text);
            };
        } catch (DateTimeException unusual) {
            return Cell.text(text);
        }
    }
}
