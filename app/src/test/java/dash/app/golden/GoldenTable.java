package dash.app.golden;

import dash.golden.GoldenQuestion;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What was measured, as the table of {@code docs/measured.md}. */
final class GoldenTable {

    private static final String HEAD =
            "| set | asked | right | declined | asked back | wrong | wrong of answered |\n|---|---|---|---|---|---|---|\n";

    private GoldenTable() {}

    static String of(List<Asked> asked) {
        StringBuilder table = new StringBuilder(HEAD);
        for (boolean paraphrase : new boolean[] {false, true}) {
            for (GoldenQuestion.Difficulty difficulty : GoldenQuestion.Difficulty.values()) {
                String name = difficulty.name().toLowerCase(Locale.ROOT) + (paraphrase ? ", paraphrases" : "");
                table.append(line(
                        name,
                        asked,
                        each -> each.golden().answerable()
                                && each.paraphrase() == paraphrase
                                && each.golden().difficulty() == difficulty));
            }
        }
        table.append(line("all with an answer", asked, each -> each.golden().answerable()));
        return table.append(
                        line("no answer exists", asked, each -> !each.golden().answerable()))
                .toString();
    }

    private static String line(String name, List<Asked> all, Predicate<Asked> which) {
        List<Asked> asked = all.stream().filter(which).toList();
        if (asked.isEmpty()) {
            return "";
        }
        long right = count(asked, Verdict.RIGHT);
        long wrong = count(asked, Verdict.WRONG);
        String share =
                right + wrong == 0 ? "–" : String.format(Locale.ROOT, "%.1f %%", 100.0 * wrong / (right + wrong));
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d | %d | %s |\n",
                name,
                asked.size(),
                right,
                count(asked, Verdict.DECLINED),
                count(asked, Verdict.ASKED_BACK),
                wrong,
                share);
    }

    /** How often answers of about one confidence are right. */
    static String reliability(List<Asked> asked) {
        StringBuilder table = new StringBuilder("| confidence | answered | right | share |\n|---|---|---|---|\n");
        for (double from = 0; from < 0.99; from += 0.1) {
            double low = Math.round(from * 10) / 10.0;
            double high = low >= 0.9 ? 1.01 : low + 0.1;
            List<Asked> answered = asked.stream()
                    .filter(each -> each.verdict() == Verdict.RIGHT || each.verdict() == Verdict.WRONG)
                    .filter(each -> each.confidence() >= low - 1e-9 && each.confidence() < high - 1e-9)
                    .toList();
            if (!answered.isEmpty()) {
                long right = count(answered, Verdict.RIGHT);
                table.append(String.format(
                        Locale.ROOT,
                        "| %.1f to %.1f | %d | %d | %.1f %% |\n",
                        low,
                        Math.min(high, 1.0),
                        answered.size(),
                        right,
                        100.0 * right / answered.size()));
            }
        }
        return table.toString();
    }

    static long count(List<Asked> asked, Verdict verdict) {
        return asked.stream().filter(each -> each.verdict() == verdict).count();
    }
}
