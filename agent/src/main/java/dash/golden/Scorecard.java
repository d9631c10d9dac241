package dash.golden;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What results come to, counted. */
public final class Scorecard {

    /** How a part of the results fared. */
    public record Line(String name, int total, int passed, int failed, int errored, int declined) {

        /** How many of all passed; nothing asked, nothing passed. */
        public double accuracy() {
            return total == 0 ? 0 : (double) passed / total;
        }
    }

    /** How often answers of about one confidence are right. */
    public record Bin(double from, double to, int answered, int right) {

        public double share() {
            return (double) right / answered;
        }
    }

    /** What is gained by answering only when the confidence is at least so high: fewer answers, fewer of them wrong. */
    public record Coverage(double confidence, double coverage, double precision) {}

    private final List<TrialResult> results;

    public Scorecard(List<TrialResult> results) {
        this.results = List.copyOf(results);
    }

    public Line all() {
        return line("all", result -> true);
    }

    public List<Line> byDifficulty() {
        return Stream.of("easy", "medium", "hard", "unrated")
                .map(name -> line(name, result -> result.difficulty().equals(name)))
                .filter(line -> line.total() > 0)
                .toList();
    }

    public List<Line> byTag() {
        Map<String, Line> lines = new TreeMap<>();
        results.stream()
                .flatMap(result -> result.tags().stream())
                .distinct()
                .forEach(tag -> lines.put(tag, line(tag, result -> result.tags().contains(tag))));
        return List.copyOf(lines.values());
    }

    /** Of those that were not answered: how often the right answer was among the readings that were offered. */
    public int rightOffered() {
        return (int) results.stream().filter(TrialResult::rightOffered).count();
    }

    private Line line(String name, Predicate<TrialResult> which) {
        List<TrialResult> part = results.stream().filter(which).toList();
        Function<Fate, Integer> count = fate ->
                (int) part.stream().filter(result -> result.fate() == fate).count();
        return new Line(
                name,
                part.size(),
                count.apply(Fate.PASSED),
                count.apply(Fate.FAILED),
                count.apply(Fate.ERRORED),
                count.apply(Fate.DECLINED));
    }

    /** How many of the answers with rows are right; unknown when there is none. */
    public OptionalDouble precisionOfAnswered() {
        List<TrialResult> answered = answered();
        return answered.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) right(answered) / answered.size());
    }

    private List<TrialResult> answered() {
        return results.stream().filter(TrialResult::answered).toList();
    }

    private static int right(List<TrialResult> results) {
        return (int) results.stream().filter(TrialResult::passed).count();
    }

    public List<Bin> reliability() {
        List<Bin> bins = new ArrayList<>();
        for (int tenth = 0; tenth < 10; tenth++) {
            int from = tenth;
            List<TrialResult> part = answered().stream()
                    .filter(result -> Math.min(9, (int) Math.floor(result.confidence() * 10 + 1e-9)) == from)
                    .toList();
            if (!part.isEmpty()) {
                bins.add(new Bin(from / 10.0, (from + 1) / 10.0, part.size(), right(part)));
            }
        }
        return bins;
    }

    /** How far confidence and truth are apart on average, weighted by how many answers there are; 0 is perfect. */
    public OptionalDouble calibrationError() {
        List<TrialResult> answered = answered();
        if (answered.isEmpty()) {
            return OptionalDouble.empty();
        }
        double error = 0;
        for (Bin bin : reliability()) {
            double claimed = answered.stream()
                    .filter(result -> Math.min(9, (int) Math.floor(result.confidence() * 10 + 1e-9))
                            == (int) Math.round(bin.from() * 10))
                    .mapToDouble(TrialResult::confidence)
                    .average()
                    .orElse(0);
            error += Math.abs(claimed - bin.share()) * bin.answered() / answered.size();
        }
        return OptionalDouble.of(error);
    }

    /** From the surest answers to all of them; coverage is the share of all trials that have an answer. */
    public List<Coverage> coverage() {
        List<TrialResult> answered = answered();
        int answerable = (int) results.stream().filter(TrialResult::answerable).count();
        return answered.stream()
                .map(TrialResult::confidence)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .map(least -> {
                    List<TrialResult> sure = answered.stream()
                            .filter(result -> result.confidence() >= least)
                            .toList();
                    return new Coverage(
                            least,
                            answerable == 0 ? 0 : Math.min(1, (double) sure.size() / answerable),
                            (double) right(sure) / sure.size());
                })
                .toList();
    }

    /** Half of the trials, or 95 in 100, took no longer. */
    public long millis(double share) {
        List<Long> sorted =
                results.stream().map(result -> result.spent().millis()).sorted().toList();
        return sorted.isEmpty()
                ? 0
                : sorted.get((int) Math.min(sorted.size() - 1L, Math.round(Math.ceil(share * sorted.size())) - 1));
    }

    public long totalMillis() {
        return results.stream().mapToLong(result -> result.spent().millis()).sum();
    }

    public long totalTokens() {
        return results.stream().mapToLong(result -> result.spent().tokens()).sum();
    }

    /** In money; unknown when the price of one answer is. */
    public Optional<BigDecimal> totalCost() {
        return results.stream()
                .map(result -> result.spent().cost())
                .reduce(Optional.of(BigDecimal.ZERO), (one, other) -> one.flatMap(sum -> other.map(sum::add)));
    }

    /** The same for one right result, wrong ones and refusals included. */
    public Optional<BigDecimal> costPerRight() {
        int passed = all().passed();
        return passed == 0
                ? Optional.empty()
                : totalCost().map(cost -> cost.divide(BigDecimal.valueOf(passed), 6, RoundingMode.HALF_UP));
    }

    /** What one right result cost, wrong ones and refusals included; unknown when nothing is right. */
    public OptionalDouble perRight(long total) {
        int passed = all().passed();
        return passed == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) total / passed);
    }
}
