package dash.project.render;

import static dash.project.render.EvalText.percent;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Flips;
import dash.golden.Scorecard;
import dash.golden.TrialResult;
import dash.project.eval.EvalReport;
import dash.store.KeptRun;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The report on a run as one page: no script, nothing fetched, light or dark as the reader's system is. Everything that came
 * from a file, a database or an analyst is escaped.
 */
public final class EvalHtml {

    private static final int ROWS_SHOWN = 20;
    private static final int LOST_SHOWN = 12;

    private final EvalReport report;
    private final Scorecard score;
    private final StringBuilder html = new StringBuilder();

    private EvalHtml(EvalReport report) {
        this.report = report;
        this.score = report.score();
    }

    public static String of(EvalReport report) {
        return new EvalHtml(report).page();
    }

    private String page() {
        html.append(EvalPage.HEAD).append("<title>");
        html.append(escaped("Eval " + report.run().id() + " of " + report.run().project()));
        html.append("</title>\n<style>\n").append(EvalPage.STYLE);
        html.append("</style></head>\n<body><main>\n");
        head();
        figures();
        flips();
        html.append("<div class=\"pair\">");
        lines("By difficulty", score.byDifficulty());
        reliability();
        html.append("</div>\n");
        html.append("<div class=\"pair\">");
        lines("By tag", score.byTag());
        coverage();
        html.append("</div>\n");
        ablations();
        curve();
        html.append("<h2>Questions</h2>\n");
        questionsFirst(false);
        questionsFirst(true);
        return html.append("</main></body></html>\n").toString();
    }

    private void head() {
        KeptRun run = report.run();
        String schema = run.schemaFingerprint();
        html.append("<header><h1>").append(escaped(run.project())).append("</h1><p class=\"quiet\">Run ");
        html.append(escaped(run.id()))
                .append(" · ")
                .append(escaped(run.model()))
                .append(" · started ");
        html.append(told(run.startedAt()));
        html.append(run.completedAt().map(at -> " · completed " + told(at)).orElse(" · not completed"));
        html.append(" · knowledge <code>").append(escaped(run.knowledgeVersion()));
        html.append("</code> · schema <code>").append(escaped(schema.substring(0, Math.min(12, schema.length()))));
        html.append("</code> · by ").append(escaped(run.triggeredBy())).append("</p></header>\n");
    }

    private static String told(Instant instant) {
        return instant.toString().substring(0, 16).replace('T', ' ') + " UTC";
    }

    private void figures() {
        Scorecard.Line all = score.all();
        html.append("<section class=\"figures\">");
        figure(percent(all.accuracy()), "accuracy", all.passed() + " of " + all.total() + " passed");
        OptionalDouble precision = score.precisionOfAnswered();
        figure(
                precision.isPresent() ? percent(precision.getAsDouble()) : "–",
                "right of the answered",
                all.failed() + " failed, " + all.declined() + " declined, " + all.errored() + " errored");
        figure(
                score.millis(0.5) + " ms",
                "median latency",
                score.millis(0.95) + " ms for 95 in 100, " + whole(score.perRight(score.totalMillis()))
                        + " ms per right answer");
        figure(
                String.valueOf(score.totalTokens()),
                "tokens",
                whole(score.perRight(score.totalTokens())) + " per right answer"
                        + (score.totalTokens() == 0 ? "" : "; " + money(score)));
        String fates = "%d passed, %d failed, %d errored, %d declined"
                .formatted(all.passed(), all.failed(), all.errored(), all.declined());
        html.append("</section>\n<div class=\"bar\" role=\"img\" aria-label=\"");
        html.append(fates).append("\">");
        part("passed", all.passed());
        part("failed", all.failed());
        part("errored", all.errored());
        part("declined", all.declined());
        html.append("</div>\n");
    }

    private static String whole(OptionalDouble number) {
        return number.isPresent() ? String.valueOf(Math.round(number.getAsDouble())) : "–";
    }

    private void figure(String value, String name, String more) {
        html.append("<div><b>").append(escaped(value)).append("</b><span>").append(escaped(name));
        html.append("</span><small>").append(escaped(more)).append("</small></div>");
    }

    private void part(String name, int count) {
        if (count > 0) {
            html.append("<i class=\"")
                    .append(name)
                    .append("\" style=\"flex:")
                    .append(count)
                    .append("\"></i>");
        }
    }

    private void flips() {
        report.comparison().ifPresent(comparison -> {
            Flips flips = comparison.flips();
            html.append("<h2>Since run ")
                    .append(escaped(comparison.earlier().id()))
                    .append("</h2>\n<p>");
            html.append(flips.regressed().size())
                    .append(" regressed, ")
                    .append(flips.fixed().size());
            html.append(" fixed, of ").append(flips.common()).append(" questions in both.</p>\n");
            if (!flips.regressed().isEmpty() || !flips.fixed().isEmpty()) {
                html.append("<table><tr><th>question<th>was<th>is<th>why</tr>");
                flips.regressed().forEach(this::flip);
                flips.fixed().forEach(this::flip);
                html.append("</table>\n");
            }
        });
    }

    private void flip(Flips.Flip flip) {
        html.append("<tr><td>")
                .append(escaped(flip.now().id() + " " + flip.now().wording()));
        html.append("<td>").append(badge(flip.before())).append("<td>").append(badge(flip.now()));
        html.append("<td>").append(escaped(flip.why())).append("</tr>");
    }

    private static String badge(TrialResult result) {
        String fate = result.fate().written();
        return "<span class=\"badge " + fate + "\">" + fate + "</span>";
    }

    private void lines(String title, List<Scorecard.Line> part) {
        if (part.isEmpty()) {
            return;
        }
        html.append("<section><h2>")
                .append(title)
                .append("</h2><table><tr><th><th class=\"n\">asked<th class=\"n\">passed");
        html.append("<th class=\"n\">failed<th class=\"n\">errored<th class=\"n\">declined<th class=\"n\">right</tr>");
        part.forEach(line -> {
            html.append("<tr><td>").append(escaped(line.name()));
            number(line.total());
            number(line.passed());
            number(line.failed());
            number(line.errored());
            number(line.declined());
            html.append("<td class=\"n\">").append(percent(line.accuracy())).append("</tr>");
        });
        html.append("</table></section>\n");
    }

    private void number(int number) {
        html.append("<td class=\"n\">").append(number);
    }

    private void reliability() {
        html.append("<section><h2>Confidence and truth</h2><table><tr><th>confidence<th class=\"n\">answered");
        html.append("<th class=\"n\">right<th class=\"n\">share</tr>");
        score.reliability().forEach(bin -> {
            html.append(String.format(Locale.ROOT, "<tr><td>%.1f to %.1f", bin.from(), bin.to()));
            number(bin.answered());
            number(bin.right());
            html.append("<td class=\"n\">").append(percent(bin.share())).append("</tr>");
        });
        html.append("</table>");
        score.calibrationError()
                .ifPresent(error -> html.append("<p class=\"quiet\">Confidence and truth are ")
                        .append(percent(error))
                        .append(" apart on average.</p>"));
        html.append("</section>\n");
    }

    private void coverage() {
        List<Scorecard.Coverage> points = score.coverage();
        if (points.isEmpty()) {
            return;
        }
        html.append(
                "<section><h2>Coverage and accuracy</h2><p class=\"quiet\">What is gained by answering only from a ");
        html.append("confidence on: fewer questions answered, more of them rightly.</p>");
        html.append(EvalPage.curve(points));
        html.append("<table><tr><th>from confidence<th class=\"n\">answers<th class=\"n\">of them right</tr>");
        thinned(points)
                .forEach(point -> html.append(String.format(
                        Locale.ROOT,
                        "<tr><td>%.2f<td class=\"n\">%s<td class=\"n\">%s</tr>",
                        point.confidence(),
                        percent(point.coverage()),
                        percent(point.precision()))));
        html.append("</table></section>\n");
    }

    private static List<Scorecard.Coverage> thinned(List<Scorecard.Coverage> points) {
        int step = Math.max(1, (points.size() + 7) / 8);
        List<Scorecard.Coverage> kept = new ArrayList<>();
        for (int index = 0; index < points.size(); index += step) {
            kept.add(points.get(index));
        }
        if (!kept.getLast().equals(points.getLast())) {
            kept.add(points.getLast());
        }
        return kept;
    }

    private void ablations() {
        if (report.ablations().isEmpty()) {
            return;
        }
        html.append("<h2>Without a layer</h2><table><tr><th>without<th class=\"n\">passed<th class=\"n\">failed");
        html.append("<th class=\"n\">declined<th class=\"n\">right<th>lost</tr>");
        report.ablations().forEach(this::ablation);
        html.append("</table>\n");
    }

    /** What it cost in money, in the currency of the price table. */
    static String money(Scorecard score) {
        return score.totalCost()
                .map(cost -> "costs " + cost.stripTrailingZeros().toPlainString()
                        + score.costPerRight()
                                .map(each -> ", " + each.stripTrailingZeros().toPlainString() + " per right answer")
                                .orElse(""))
                .orElse("cost unknown: model.prices in dash.yaml says none");
    }

    private void curve() {
        if (report.curve().isEmpty()) {
            return;
        }
        html.append("<h2>Learning from an empty memory</h2><table><tr><th class=\"n\">round<th class=\"n\">passed");
        html.append("<th class=\"n\">right<th class=\"n\">failed statements<th class=\"n\">learnings</tr>");
        for (EvalReport.Round round : report.curve()) {
            html.append("<tr>");
            number(round.number());
            number(round.score().passed());
            html.append("<td class=\"n\">").append(percent(round.score().accuracy()));
            number(round.failures());
            number(round.learnings());
            html.append("</tr>");
        }
        html.append("</table>\n");
    }

    private void ablation(EvalReport.Ablation one) {
        List<String> lost =
                one.flips().regressed().stream().map(flip -> flip.now().id()).toList();
        String more = lost.size() > LOST_SHOWN ? " and " + (lost.size() - LOST_SHOWN) + " more" : "";
        String names = String.join(", ", lost.subList(0, Math.min(LOST_SHOWN, lost.size())));
        html.append("<tr><td>").append(escaped(one.without()));
        number(one.score().passed());
        number(one.score().failed());
        number(one.score().declined());
        html.append("<td class=\"n\">").append(percent(one.score().accuracy()));
        html.append("<td>").append(escaped(names + more)).append("</tr>");
    }

    private void questionsFirst(boolean passed) {
        report.results().stream().filter(result -> result.passed() == passed).forEach(this::question);
    }

    private void question(TrialResult result) {
        html.append("<details")
                .append(result.passed() ? "" : " open")
                .append("><summary>")
                .append(badge(result));
        html.append(" <span class=\"id\">").append(escaped(result.id())).append("</span> ");
        html.append(escaped(result.wording())).append("</summary>\n<p>").append(escaped(result.reason()));
        html.append("</p><p class=\"quiet\">").append(escaped(result.difficulty()));
        if (!result.tags().isEmpty()) {
            html.append(" · ").append(escaped(String.join(", ", result.tags())));
        }
        html.append(" · ").append(result.spent().millis()).append(" ms");
        if (result.answered()) {
            html.append(String.format(Locale.ROOT, " · confidence %.2f", result.confidence()));
        }
        html.append("</p>\n<div class=\"pair\">");
        side("Expected", result.expected(), result.goldSql());
        side("Got", result.rows(), result.sql());
        html.append("</div></details>\n");
    }

    private void side(String title, Optional<Rows> rows, String sql) {
        if (rows.isEmpty() && sql.isEmpty()) {
            return;
        }
        html.append("<div><h3>").append(title).append("</h3>");
        rows.ifPresent(this::rows);
        if (!sql.isEmpty()) {
            html.append("<pre>").append(escaped(sql)).append("</pre>");
        }
        html.append("</div>");
    }

    private void rows(Rows rows) {
        html.append("<div class=\"scroll\"><table><tr>");
        rows.columns().forEach(column -> html.append("<th>").append(escaped(column.name())));
        html.append("</tr>");
        rows.rows().stream().limit(ROWS_SHOWN).forEach(row -> {
            html.append("<tr>");
            row.forEach(this::cell);
            html.append("</tr>");
        });
        html.append("</table></div>");
        if (rows.count() > ROWS_SHOWN || rows.truncated()) {
            html.append("<p class=\"quiet\">The first ").append(Math.min(ROWS_SHOWN, rows.count()));
            html.append(" of ")
                    .append(rows.truncated() ? "more than " : "")
                    .append(rows.count())
                    .append(" rows.</p>");
        }
    }

    private void cell(Cell cell) {
        html.append(cell instanceof Cell.Numeric ? "<td class=\"n\">" : "<td>");
        html.append(cell instanceof Cell.Missing ? "<span class=\"quiet\">NULL</span>" : escaped(cell.plain()));
    }

    private static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            switch (point) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> {
                    boolean hidden = Character.getType(point) == Character.FORMAT
                            || (Character.isISOControl(point) && point != '\n' && point != '\t');
                    safe.append(hidden ? String.format(Locale.ROOT, "\\u%04x", point) : Character.toString(point));
                }
            }
        });
        return safe.toString();
    }
}
