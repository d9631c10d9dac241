package dash.app.golden;

import dash.golden.Fate;
import dash.golden.Scorecard;
import dash.golden.TrialResult;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What was measured, as the table of {@code docs/measured.md}. */
final class GoldenTable {

    private static final String HEAD =
            "| set | asked | passed | declined | errored | failed | failed of answered |\n|---|---|---|---|---|---|---|\n";

    private GoldenTable() {}

    static String of(List<TrialResult> results) {
        StringBuilder table = new StringBuilder(HEAD);
        for (boolean paraphrase : new boolean[] {false, true}) {
            for (String difficulty : List.of("easy", "medium", "hard", "unrated")) {
                table.append(line(
                        difficulty + (paraphrase ? ", paraphrases" : ""),
                        results,
                        each -> each.answerable()
                                && each.isParaphrase() == paraphrase
                                && each.difficulty().equals(difficulty)));
            }
        }
        table.append(line("all with an answer", results, TrialResult::answerable));
        return table.append(line("no answer exists", results, each -> !each.answerable()))
                .toString();
    }

    private static String line(String name, List<TrialResult> all, Predicate<TrialResult> which) {
        List<TrialResult> part = all.stream().filter(which).toList();
        if (part.isEmpty()) {
            return "";
        }
        Scorecard score = new Scorecard(part);
        Scorecard.Line line = score.all();
        String share = score.precisionOfAnswered().isEmpty()
                ? "–"
                : String.format(
                        Locale.ROOT,
                        "%.1f %%",
                        100 * (1 - score.precisionOfAnswered().getAsDouble()));
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d | %d | %s |\n",
                name,
                line.total(),
                line.passed(),
                line.declined(),
                line.errored(),
                line.failed(),
                share);
    }

    /** How often answers of about one confidence are right. */
    static String reliability(List<TrialResult> results) {
        StringBuilder table = new StringBuilder("| confidence | answered | right | share |\n|---|---|---|---|\n");
        new Scorecard(results)
                .reliability()
                .forEach(bin -> table.append(String.format(
                        Locale.ROOT,
                        "| %.1f to %.1f | %d | %d | %.1f %% |\n",
                        bin.from(),
                        bin.to(),
                        bin.answered(),
                        bin.right(),
                        100 * bin.share())));
        return table.toString();
    }

    /** Answerable questions that were answered rightly. */
    static long right(List<TrialResult> results) {
        return results.stream()
                .filter(TrialResult::answerable)
                .filter(TrialResult::passed)
                .count();
    }

    static long wrong(List<TrialResult> results) {
        return results.stream()
                .filter(result -> result.fate() == Fate.FAILED || result.fate() == Fate.ERRORED)
                .count();
    }
}
