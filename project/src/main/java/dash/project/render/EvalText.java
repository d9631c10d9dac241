package dash.project.render;

import dash.golden.Flips;
import dash.golden.Scorecard;
import dash.golden.TrialResult;
import dash.project.eval.EvalReport;
import dash.store.KeptRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The report on a run for a terminal. */
public final class EvalText {

    private static final int MOST_TOLD = 25;

    private final EvalReport report;
    private final Scorecard score;
    private final Lines lines;

    private EvalText(EvalReport report, int width) {
        this.report = report;
        this.score = report.score();
        this.lines = new Lines(width);
    }

    public static String of(EvalReport report, int width) {
        return new EvalText(report, width).text();
    }

    private String text() {
        Scorecard.Line all = score.all();
        lines.blank();
        lines.plain("%s right: %d of %d passed · %d failed · %d errored · %d declined"
                .formatted(
                        percent(all.accuracy()),
                        all.passed(),
                        all.total(),
                        all.failed(),
                        all.errored(),
                        all.declined()));
        if (score.rightOffered() > 0) {
            lines.plain(
                    "of the declined, " + score.rightOffered() + " with the right answer among the readings offered");
        }
        OptionalDouble precision = score.precisionOfAnswered();
        if (precision.isPresent()) {
            lines.plain(percent(precision.getAsDouble()) + " of the answers with rows are right");
        }
        table("difficulty", score.byDifficulty());
        reliability();
        ablations();
        curve();
        comparison();
        notPassed();
        lines.blank();
        lines.labelled(
                "Cost",
                "%d ms median, %d ms for 95 in 100, %s ms per right answer · %d tokens%s"
                        .formatted(
                                score.millis(0.5),
                                score.millis(0.95),
                                whole(score.perRight(score.totalMillis())),
                                score.totalTokens(),
                                score.totalTokens() == 0 ? "" : " · " + EvalHtml.money(score)));
        KeptRun run = report.run();
        lines.labelled(
                "Run",
                "%s of %s, %s, knowledge %s, schema %s"
                        .formatted(
                                run.id(),
                                run.project(),
                                run.model(),
                                run.knowledgeVersion(),
                                shortened(run.schemaFingerprint())));
        if (!report.isComplete()) {
            lines.labelled("Stopped", "not all was asked; go on with dash eval --resume " + run.id());
        }
        return lines.text();
    }

    private static String shortened(String fingerprint) {
        return fingerprint.substring(0, Math.min(12, fingerprint.length()));
    }

    private void table(String name, List<Scorecard.Line> part) {
        if (part.isEmpty()) {
            return;
        }
        lines.blank();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(name, "asked", "passed", "failed", "errored", "declined", "right"));
        part.forEach(line -> rows.add(List.of(
                line.name(),
                String.valueOf(line.total()),
                String.valueOf(line.passed()),
                String.valueOf(line.failed()),
                String.valueOf(line.errored()),
                String.valueOf(line.declined()),
                percent(line.accuracy()))));
        columns(rows);
    }

    private void columns(List<List<String>> rows) {
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                int at = column;
                int width = rows.stream()
                        .mapToInt(each -> Plain.width(each.get(at)))
                        .max()
                        .orElse(0);
                line.append(column == 0 ? "" : "  ").append(Plain.pad(row.get(column), width, column > 0));
            }
            lines.plain(line.toString());
        }
    }

    private void reliability() {
        List<Scorecard.Bin> bins = score.reliability();
        if (bins.isEmpty()) {
            return;
        }
        lines.blank();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("confidence", "answered", "right", "share"));
        bins.forEach(bin -> rows.add(List.of(
                String.format(Locale.ROOT, "%.1f to %.1f", bin.from(), bin.to()),
                String.valueOf(bin.answered()),
                String.valueOf(bin.right()),
                percent(bin.share()))));
        columns(rows);
    }

    private void ablations() {
        if (report.ablations().isEmpty()) {
            return;
        }
        lines.blank();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("without", "passed", "failed", "errored", "declined", "right", "lost", "gained"));
        report.ablations()
                .forEach(one -> rows.add(List.of(
                        one.without(),
                        String.valueOf(one.score().passed()),
                        String.valueOf(one.score().failed()),
                        String.valueOf(one.score().errored()),
                        String.valueOf(one.score().declined()),
                        percent(one.score().accuracy()),
                        String.valueOf(one.flips().regressed().size()),
                        String.valueOf(one.flips().fixed().size()))));
        columns(rows);
    }

    private void curve() {
        if (report.curve().isEmpty()) {
            return;
        }
        lines.blank();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("round", "passed", "right", "failed statements", "learnings"));
        report.curve()
                .forEach(round -> rows.add(List.of(
                        String.valueOf(round.number()),
                        String.valueOf(round.score().passed()),
                        percent(round.score().accuracy()),
                        String.valueOf(round.failures()),
                        String.valueOf(round.learnings()))));
        columns(rows);
    }

    private void comparison() {
        report.comparison().ifPresent(comparison -> {
            Flips flips = comparison.flips();
            lines.blank();
            lines.plain("Compared with %s over %d questions: %d regressed, %d fixed"
                    .formatted(
                            comparison.earlier().id(),
                            flips.common(),
                            flips.regressed().size(),
                            flips.fixed().size()));
            changed(comparison.earlier(), report.run());
            flips.regressed()
                    .forEach(flip -> lines.wrap("  regressed  ", flip.now().id() + "  " + flip.why()));
            flips.fixed().forEach(flip -> lines.wrap("  fixed      ", flip.now().id() + "  " + flip.why()));
        });
    }

    private void changed(KeptRun before, KeptRun now) {
        changed("analyst", before.model(), now.model());
        changed("knowledge", before.knowledgeVersion(), now.knowledgeVersion());
        changed("schema", shortened(before.schemaFingerprint()), shortened(now.schemaFingerprint()));
    }

    private void changed(String what, String before, String now) {
        if (!before.equals(now)) {
            lines.plain("  the " + what + " changed: " + before + " → " + now);
        }
    }

    private void notPassed() {
        List<TrialResult> open =
                report.results().stream().filter(result -> !result.passed()).toList();
        if (open.isEmpty()) {
            return;
        }
        lines.blank();
        lines.plain("Not passed");
        open.stream()
                .limit(MOST_TOLD)
                .forEach(result -> lines.wrap(
                        "  " + Plain.pad(result.fate().written(), 9, false),
                        result.id() + "  " + result.wording() + " — " + Plain.cut(result.reason(), 160)));
        if (open.size() > MOST_TOLD) {
            lines.plain("  and %d more; --out report.html has all".formatted(open.size() - MOST_TOLD));
        }
    }

    /** The kept runs, newest first. */
    public static String list(List<KeptRun> runs, List<Scorecard> scores, int width) {
        EvalText text = new EvalText(
                new EvalReport(runs.getFirst(), List.of(), 0, java.util.Optional.empty(), List.of(), List.of()), width);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("run", "started", "asked", "passed", "right", "analyst", "knowledge", ""));
        for (int index = 0; index < runs.size(); index++) {
            KeptRun run = runs.get(index);
            Scorecard.Line all = scores.get(index).all();
            rows.add(List.of(
                    run.id(),
                    run.startedAt().toString().substring(0, 16).replace('T', ' '),
                    String.valueOf(all.total()),
                    String.valueOf(all.passed()),
                    percent(all.accuracy()),
                    run.model(),
                    run.knowledgeVersion(),
                    run.completedAt().isPresent() ? "" : "interrupted"));
        }
        text.columns(rows);
        return text.lines.text();
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String whole(OptionalDouble number) {
        return number.isPresent() ? String.valueOf(Math.round(number.getAsDouble())) : "–";
    }
}
