package dash.app.doubt;

import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.golden.GoldenQuestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts the doubts that right statements raise, by set. */
final class FalseDoubts {

    /** A right statement that was doubted. */
    record Raised(String set, String id, String question, String sql, List<Doubt> doubts) {}

    private final Map<String, Integer> asked = new LinkedHashMap<>();
    private final List<Raised> raised = new ArrayList<>();
    private final List<String> failed = new ArrayList<>();

    /** Every golden statement and its alternatives, under the question as it was asked. */
    void measure(String set, List<GoldenQuestion> questions, Bench bench, Set<Doubt.Kind> ignored) {
        for (GoldenQuestion golden : questions) {
            Stream.concat(golden.sql().stream(), golden.alternatives().stream())
                    .forEach(sql -> measure(set, golden, golden.question(), sql, bench, ignored));
        }
    }

    /** The golden statements under every other wording of their questions. */
    void measureReworded(String set, List<GoldenQuestion> questions, Bench bench) {
        for (GoldenQuestion golden : questions) {
            golden.sql()
                    .ifPresent(sql -> golden.paraphrases()
                            .forEach(wording -> measure(set, golden, wording, sql, bench, Set.of(Doubt.Kind.STALE))));
        }
    }

    private void measure(
            String set, GoldenQuestion golden, String question, String sql, Bench bench, Set<Doubt.Kind> ignored) {
        Attempt attempt = bench.attempt(question, sql);
        if (!(attempt.outcome() instanceof Outcome.Ran ran)) {
            failed.add(set + " " + golden.id() + ": "
                    + attempt.diagnoses().getFirst().message());
            return;
        }
        asked.merge(set, 1, Integer::sum);
        List<Doubt> doubts = ran.doubts().stream()
                .filter(doubt -> !ignored.contains(doubt.kind()) && !(golden.empty() && saysEmpty(doubt)))
                .toList();
        if (!doubts.isEmpty()) {
            raised.add(new Raised(set, golden.id(), question, sql, doubts));
        }
    }

    /** A result that is rightly empty may say so, and may say that the value it looks for is nowhere. */
    private static boolean saysEmpty(Doubt doubt) {
        return doubt.kind() == Doubt.Kind.EMPTY || doubt.kind() == Doubt.Kind.UNKNOWN_VALUE;
    }

    int statements() {
        return asked.values().stream().mapToInt(Integer::intValue).sum();
    }

    List<Raised> raised() {
        return raised;
    }

    List<String> failed() {
        return failed;
    }

    String report() {
        Map<String, Long> bySet = raised.stream().collect(Collectors.groupingBy(Raised::set, Collectors.counting()));
        StringBuilder report = new StringBuilder("| set | right statements | doubted | rate |\n|---|---:|---:|---:|\n");
        asked.forEach((set, count) -> report.append(line(set, count, bySet.getOrDefault(set, 0L))));
        report.append(line("all", statements(), raised.size())).append('\n');
        raised.forEach(one -> report.append("- ")
                .append(one.set() + " " + one.id() + ": " + one.question() + "\n  "
                        + one.sql().replaceAll("\\s+", " "))
                .append('\n')
                .append(one.doubts().stream()
                        .map(doubt -> "  " + doubt.kind() + ": " + doubt.claim() + " (" + doubt.evidence() + ")\n")
                        .collect(Collectors.joining())));
        failed.forEach(one -> report.append("- did not run: ").append(one).append('\n'));
        return report.toString();
    }

    private static String line(String set, long count, long doubted) {
        return "| %s | %d | %d | %.1f %% |\n"
                .formatted(set, count, doubted, count == 0 ? 0.0 : 100.0 * doubted / count);
    }
}
