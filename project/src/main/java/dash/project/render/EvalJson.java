package dash.project.render;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Flips;
import dash.golden.Scorecard;
import dash.golden.TrialResult;
import dash.project.eval.EvalReport;
import dash.store.KeptRun;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The report on a run as one JSON object. The order of keys and what stands before {@code analysis} is part of the contract;
 * what is computed from the results stands in {@code analysis}.
 */
public final class EvalJson {

    private EvalJson() {}

    public static Map<String, @Nullable Object> of(EvalReport report) {
        Map<String, @Nullable Object> json = summary(report);
        json.put("results", report.results().stream().map(EvalJson::result).toList());
        json.put("analysis", analysis(report, report.score()));
        return json;
    }

    /** One run in a list. */
    public static Map<String, @Nullable Object> summary(EvalReport report) {
        Scorecard score = report.score();
        Scorecard.Line all = score.all();
        Map<String, @Nullable Object> json = head(report.run());
        json.put("total_queries", all.total());
        json.put("passed", all.passed());
        json.put("failed", all.failed());
        json.put("errored", all.errored());
        json.put("declined", all.declined());
        json.put("accuracy", rounded(all.accuracy()));
        json.put("precision_of_answered", orNull(score.precisionOfAnswered()));
        return json;
    }

    private static Map<String, @Nullable Object> head(KeptRun run) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("run", run.id());
        json.put("project", run.project());
        json.put("model_used", run.model());
        Map<String, @Nullable Object> snapshot = new LinkedHashMap<>();
        snapshot.put("version", run.knowledgeVersion());
        snapshot.put("schema_fingerprint", run.schemaFingerprint());
        json.put("knowledge_snapshot", snapshot);
        json.put("started_at", run.startedAt().toString());
        json.put("completed_at", run.completedAt().map(Instant::toString).orElse(null));
        json.put("triggered_by", run.triggeredBy());
        return json;
    }

    private static Map<String, @Nullable Object> result(TrialResult result) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", result.id());
        json.put("status", result.fate().written());
        json.put("passed", result.passed());
        json.put("reason", result.reason());
        json.put("error", result.error().isEmpty() ? null : result.error());
        json.put("sql", result.sql().isEmpty() ? null : result.sql());
        json.put("rows", rows(result.rows()));
        json.put("expected_rows", rows(result.expected()));
        json.put("latency_ms", result.spent().millis());
        Map<String, @Nullable Object> tokens = new LinkedHashMap<>();
        tokens.put("in", result.spent().tokensIn());
        tokens.put("out", result.spent().tokensOut());
        tokens.put("cost", result.spent().cost().orElse(null));
        json.put("tokens", tokens);
        json.put("confidence", result.answered() ? result.confidence() : null);
        return json;
    }

    private static @Nullable Object rows(Optional<Rows> rows) {
        return rows.map(found -> found.rows().stream().map(EvalJson::row).toList())
                .orElse(null);
    }

    private static List<@Nullable Object> row(List<Cell> cells) {
        List<@Nullable Object> row = new ArrayList<>();
        for (Cell cell : cells) {
            row.add(
                    cell instanceof Cell.Missing
                            ? null
                            : cell instanceof Cell.Numeric number
                                    ? number.value()
                                    : cell instanceof Cell.Truth truth ? truth.value() : cell.plain());
        }
        return row;
    }

    private static Map<String, @Nullable Object> analysis(EvalReport report, Scorecard score) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("complete", report.isComplete());
        json.put("right_offered", score.rightOffered());
        json.put(
                "by_difficulty",
                score.byDifficulty().stream().map(EvalJson::line).toList());
        json.put("by_tag", score.byTag().stream().map(EvalJson::line).toList());
        json.put("reliability", score.reliability().stream().map(EvalJson::bin).toList());
        json.put("calibration_error", orNull(score.calibrationError()));
        json.put("coverage", score.coverage().stream().map(EvalJson::coverage).toList());
        json.put("latency_ms", latency(score));
        Map<String, @Nullable Object> tokens = new LinkedHashMap<>();
        tokens.put("total", score.totalTokens());
        tokens.put("per_right_answer", orNull(score.perRight(score.totalTokens())));
        json.put("tokens", tokens);
        Map<String, @Nullable Object> cost = new LinkedHashMap<>();
        cost.put("total", score.totalCost().orElse(null));
        cost.put("per_right_answer", score.costPerRight().orElse(null));
        json.put("cost", cost);
        json.put("comparison", report.comparison().map(EvalJson::comparison).orElse(null));
        json.put(
                "ablations", report.ablations().stream().map(EvalJson::ablation).toList());
        json.put("learning_curve", report.curve().stream().map(EvalJson::round).toList());
        return json;
    }

    private static Map<String, @Nullable Object> latency(Scorecard score) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("median", score.millis(0.5));
        json.put("p95", score.millis(0.95));
        json.put("total", score.totalMillis());
        json.put("per_right_answer", orNull(score.perRight(score.totalMillis())));
        return json;
    }

    private static Map<String, @Nullable Object> line(Scorecard.Line line) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("name", line.name());
        json.put("total", line.total());
        json.put("passed", line.passed());
        json.put("failed", line.failed());
        json.put("errored", line.errored());
        json.put("declined", line.declined());
        json.put("accuracy", rounded(line.accuracy()));
        return json;
    }

    private static Map<String, @Nullable Object> bin(Scorecard.Bin bin) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("from", bin.from());
        json.put("to", bin.to());
        json.put("answered", bin.answered());
        json.put("right", bin.right());
        json.put("share", rounded(bin.share()));
        return json;
    }

    private static Map<String, @Nullable Object> coverage(Scorecard.Coverage point) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("confidence", point.confidence());
        json.put("coverage", rounded(point.coverage()));
        json.put("precision", rounded(point.precision()));
        return json;
    }

    private static Map<String, @Nullable Object> comparison(EvalReport.Comparison comparison) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("run", comparison.earlier().id());
        json.put("common", comparison.flips().common());
        json.put(
                "fixed", comparison.flips().fixed().stream().map(EvalJson::flip).toList());
        json.put(
                "regressed",
                comparison.flips().regressed().stream().map(EvalJson::flip).toList());
        return json;
    }

    private static Map<String, @Nullable Object> flip(Flips.Flip flip) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", flip.now().id());
        json.put("before", flip.before().fate().written());
        json.put("now", flip.now().fate().written());
        json.put("why", flip.why());
        return json;
    }

    private static Map<String, @Nullable Object> round(EvalReport.Round round) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("round", round.number());
        json.putAll(line(round.score()));
        json.remove("name");
        json.put("failed_statements", round.failures());
        json.put("learnings", round.learnings());
        return json;
    }

    private static Map<String, @Nullable Object> ablation(EvalReport.Ablation ablation) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("without", ablation.without());
        json.putAll(line(ablation.score()));
        json.remove("name");
        json.put(
                "lost",
                ablation.flips().regressed().stream()
                        .map(flip -> flip.now().id())
                        .toList());
        json.put(
                "gained",
                ablation.flips().fixed().stream().map(flip -> flip.now().id()).toList());
        return json;
    }

    private static @Nullable Object orNull(OptionalDouble number) {
        return number.isPresent() ? rounded(number.getAsDouble()) : null;
    }

    private static double rounded(double share) {
        return Math.round(share * 10_000) / 10_000.0;
    }
}
