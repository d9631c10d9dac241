package dash.project.told;

import dash.answer.Answer;
import dash.answer.Provenance;
import dash.answer.Status;
import dash.answer.why.Why;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.learnings.Learning;
import dash.provenance.Because;
import dash.provenance.Citation;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An answer as the one JSON object that every door hands out. The order of keys is part of the contract. */
public final class AnswerJson {

    private AnswerJson() {}

    public static Map<String, @Nullable Object> of(Answer answer) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", answer.question().id().value());
        json.put("question", answer.question().shown());
        json.put(
                "read_as",
                answer.question().isReadOtherwise() ? answer.question().text() : null);
        json.put("status", answer.status().written());
        json.put("insight", answer.insight());
        json.put("sql", answer.result().map(result -> result.sql()).orElse(null));
        Rows none = new Rows(List.of(), List.of(), false);
        json.putAll(rows(
                answer.result().map(result -> result.rows()).orElse(none),
                answer.result().map(result -> result.units()).orElse(Map.of())));
        json.put("explanation", answer.explanation());
        json.put("chart", answer.chart().map(ChartJson::of).orElse(null));
        json.put(
                "citations",
                answer.citations().stream().map(AnswerJson::citation).toList());
        json.put("why", answer.why().stream().map(AnswerJson::why).toList());
        json.put("choices", OfferJson.of(answer));
        json.put("provenance", provenance(answer.provenance()));
        json.put("doubts", answer.doubts().stream().map(AnswerJson::doubt).toList());
        json.put("assumptions", answer.assumptions());
        json.put(
                "confidence",
                Map.of(
                        "score",
                        answer.confidence().score(),
                        "reasons",
                        answer.confidence().reasons()));
        json.put("follow_ups", answer.followUps());
        json.put("incidents", answer.incidents());
        json.put("analyst", answer.analyst());
        json.put("verified", answer.verified());
        json.put("attempts", answer.attempts().stream().map(AnswerJson::attempt).toList());
        json.put(
                "learnings_saved",
                answer.learned().stream().map(AnswerJson::learned).toList());
        json.put("thoughts", NoteJson.thoughts(answer.notes()));
        json.put("offers", NoteJson.offers(answer.notes()));
        json.put("memory", answer.memory());
        json.put(
                "tokens",
                ordered("in", answer.spending().in(), "out", answer.spending().out()));
        json.put("cost", answer.spending().cost().orElse(null));
        json.put("millis", millis(answer));
        return json;
    }

    /** A question that came to no end of its own: the same keys, with nothing in them but why. */
    public static Map<String, @Nullable Object> unfinished(String id, String question, String why) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("question", question);
        json.put("read_as", null);
        json.put("status", Status.FAILED.written());
        json.put("insight", why);
        json.put("sql", null);
        json.putAll(rows(new Rows(List.of(), List.of(), false), Map.of()));
        json.put("explanation", "");
        json.put("chart", null);
        List.of("citations", "why", "choices").forEach(key -> json.put(key, List.of()));
        json.put("provenance", provenance(Provenance.NONE));
        List.of("doubts", "assumptions").forEach(key -> json.put(key, List.of()));
        json.put("confidence", ordered("score", 0, "reasons", List.of()));
        json.put("follow_ups", List.of());
        json.put("incidents", List.of(why));
        json.put("analyst", "");
        json.put("verified", false);
        List.of("attempts", "learnings_saved", "thoughts", "offers", "memory").forEach(key -> json.put(key, List.of()));
        json.put("tokens", ordered("in", 0, "out", 0));
        json.put("cost", null);
        Map<String, @Nullable Object> millis = new LinkedHashMap<>();
        List.of("total", "context", "analyst", "database").forEach(part -> millis.put(part, 0));
        json.put("millis", millis);
        return json;
    }

    private static Map<String, @Nullable Object> citation(Citation citation) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("kind", citation.origin().kind());
        json.put(
                "name",
                citation.origin() instanceof Origin.Document document
                        ? document.title()
                        : citation.origin().label());
        json.put("place", citation.origin() instanceof Origin.Document document ? document.place() : null);
        json.put("quote", citation.quote());
        return json;
    }

    private static Map<String, @Nullable Object> why(Why why) {
        Map<String, @Nullable Object> json = ordered("words", why.words(), "period", why.period());
        json.put("citation", citation(why.citation()));
        return json;
    }

    private static Map<String, @Nullable Object> learned(Learning learning) {
        Map<String, @Nullable Object> json = ordered("number", learning.number(), "title", learning.title());
        json.put("description", learning.lesson().description());
        json.put("status", learning.trust().status().written());
        json.put("confidence", learning.confidence());
        return json;
    }

    private static Map<String, @Nullable Object> rows(Rows rows, Map<String, String> units) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put(
                "columns",
                rows.columns().stream().map(column -> column(column, units)).toList());
        json.put("rows", rows.rows().stream().map(AnswerJson::row).toList());
        json.put("row_count", rows.count());
        json.put("truncated", rows.truncated());
        return json;
    }

    private static Map<String, @Nullable Object> column(ResultColumn column, Map<String, String> units) {
        Map<String, @Nullable Object> json = ordered("name", column.name(), "type", column.type());
        json.put("unit", units.get(column.name()));
        return json;
    }

    private static List<@Nullable Object> row(List<Cell> cells) {
        List<@Nullable Object> row = new ArrayList<>();
        cells.forEach(cell -> row.add(value(cell)));
        return row;
    }

    /** What lost its end says so itself, wherever it is shown, copied or saved. */
    private static String marked(String text, boolean cut) {
        return cut ? text + "… [cut]" : text;
    }

    private static @Nullable Object value(Cell cell) {
        return switch (cell) {
            case Cell.Missing missing -> null;
            case Cell.Numeric number -> number.value();
            case Cell.Truth truth -> truth.value();
            case Cell.Text(String text, boolean cut) -> marked(text, cut);
            case Cell.Other(String type, String text, boolean cut) -> marked(text, cut);
            default -> cell.plain();
        };
    }

    private static Map<String, @Nullable Object> provenance(Provenance provenance) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("metric_used", provenance.metricUsed().isEmpty() ? null : provenance.metricUsed());
        json.put("tables_accessed", provenance.tablesAccessed());
        json.put(
                "filters_applied",
                provenance.filtersApplied().stream()
                        .map(filter -> ordered("words", filter.words(), "sql", filter.sql()))
                        .toList());
        json.put("time_range", provenance.timeRange().isEmpty() ? null : provenance.timeRange());
        json.put("data_freshness", provenance.dataFreshness().isEmpty() ? null : provenance.dataFreshness());
        json.put("knowledge_applied", provenance.knowledgeApplied());
        json.put("learnings_applied", provenance.learningsApplied());
        json.put("caveats", provenance.caveats());
        json.put("schema_fingerprint", text(provenance.schemaFingerprint()));
        json.put("knowledge_version", text(provenance.knowledgeVersion()));
        json.put("row_hash", text(provenance.rowHash()));
        json.put("tree", provenance.tree().stream().map(AnswerJson::because).toList());
        return json;
    }

    private static @Nullable String text(String text) {
        return text.isEmpty() ? null : text;
    }

    static Map<String, @Nullable Object> because(Because because) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("claim", because.claim());
        json.put(
                "origin",
                ordered(
                        "kind",
                        because.origin().kind(),
                        "name",
                        because.origin().label()));
        json.put("parts", because.parts().stream().map(AnswerJson::because).toList());
        return json;
    }

    public static Map<String, @Nullable Object> attempt(Attempt attempt) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("sql", attempt.sql());
        json.put("verdict", attempt.outcome() instanceof Outcome.Stopped stopped ? stopped.verdict() : "allowed");
        Outcome.@Nullable Failed failed = attempt.outcome() instanceof Outcome.Failed it ? it : null;
        json.put(
                "sqlstate",
                failed == null || failed.error().sqlState().isEmpty()
                        ? null
                        : failed.error().sqlState());
        json.put("error", failed == null ? null : failed.error().message());
        json.put(
                "diagnosis",
                attempt.diagnoses().stream()
                        .map(found -> found.code() + ": " + found.message() + " " + found.advice())
                        .toList());
        return json;
    }

    private static Map<String, @Nullable Object> millis(Answer answer) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("total", answer.timing().total().toMillis());
        json.put("context", answer.timing().context().toMillis());
        json.put("analyst", answer.timing().analyst().toMillis());
        json.put("database", answer.timing().database().toMillis());
        return json;
    }

    private static Map<String, @Nullable Object> ordered(
            String firstKey, @Nullable Object first, String secondKey, @Nullable Object second) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put(firstKey, first);
        json.put(secondKey, second);
        return json;
    }

    public static Map<String, @Nullable Object> doubt(Doubt doubt) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("kind", doubt.kind().name().toLowerCase(Locale.ROOT));
        json.put("claim", doubt.claim());
        json.put("evidence", doubt.evidence());
        return json;
    }
}
