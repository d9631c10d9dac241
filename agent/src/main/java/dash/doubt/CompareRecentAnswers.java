package dash.doubt;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.knowledge.Metric;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A figure that disagrees with what was answered before: to the same question by another statement, or by an order of
 * magnitude with everything that was answered for the same metric.
 */
final class CompareRecentAnswers implements DoubtRule.Sure {

    private static final double WEIGHT = 0.25;
    private static final BigDecimal MUCH = new BigDecimal("0.2");
    private static final BigDecimal TIMES = BigDecimal.TEN;
    private static final int ENOUGH = 3;

    private final RecentAnswers recent;

    CompareRecentAnswers(RecentAnswers recent) {
        this.recent = recent;
    }

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        Optional<BigDecimal> figure = figure(suspect.rows());
        if (figure.isEmpty() || suspect.words().tokens().isEmpty()) {
            return Stream.empty();
        }
        List<RecentAnswers.RecentAnswer> earlier = recent.of(suspect.project());
        return same(suspect, figure.get(), earlier).or(() -> unusual(suspect, figure.get(), earlier)).stream();
    }

    private static Optional<BigDecimal> figure(Rows rows) {
        return rows.count() == 1
                        && rows.columns().size() == 1
                        && rows.rows().getFirst().getFirst() instanceof Cell.Numeric(BigDecimal value)
                ? Optional.of(value)
                : Optional.empty();
    }

    /** The same statement may see other data; another statement should see the same. */
    private static Optional<Doubt> same(Suspect suspect, BigDecimal figure, List<RecentAnswers.RecentAnswer> earlier) {
        return earlier.stream()
                .filter(answer -> Words.of(answer.question())
                        .tokens()
                        .equals(suspect.words().tokens()))
                .findFirst()
                .filter(answer ->
                        !answer.sql().strip().equals(suspect.statement().sql().strip()))
                .filter(answer -> isFar(figure, answer.figure()))
                .map(answer -> new Doubt(
                        Doubt.Kind.CONTRADICTION,
                        "An earlier answer to the same question gave another figure.",
                        "answer " + answer.id() + " of " + answer.at() + " said "
                                + answer.figure().toPlainString() + ", by another statement",
                        WEIGHT,
                        ""));
    }

    private static boolean isFar(BigDecimal one, BigDecimal other) {
        BigDecimal larger = one.abs().max(other.abs());
        return larger.signum() != 0
                && one.subtract(other)
                                .abs()
                                .divide(larger, MathContext.DECIMAL64)
                                .compareTo(MUCH)
                        > 0;
    }

    private static Optional<Doubt> unusual(
            Suspect suspect, BigDecimal figure, List<RecentAnswers.RecentAnswer> earlier) {
        List<Metric> metrics = suspect.context().knowledge().agreedMetrics();
        List<Metric> asked = metrics(suspect.words(), metrics);
        if (asked.size() != 1) {
            return Optional.empty();
        }
        List<BigDecimal> usual = earlier.stream()
                .filter(answer -> metrics(Words.of(answer.question()), metrics).equals(asked))
                .map(RecentAnswers.RecentAnswer::figure)
                .toList();
        if (usual.size() < ENOUGH) {
            return Optional.empty();
        }
        BigDecimal least =
                usual.stream().map(BigDecimal::abs).min(BigDecimal::compareTo).orElseThrow();
        BigDecimal most =
                usual.stream().map(BigDecimal::abs).max(BigDecimal::compareTo).orElseThrow();
        boolean far = figure.abs().compareTo(most.multiply(TIMES)) > 0
                || figure.abs().multiply(TIMES).compareTo(least) < 0;
        return far
                ? Optional.of(new Doubt(
                        Doubt.Kind.CONTRADICTION,
                        asked.getFirst().name() + " is far from what it usually is.",
                        "the last " + usual.size() + " answers were between " + least.toPlainString() + " and "
                                + most.toPlainString(),
                        WEIGHT,
                        ""))
                : Optional.empty();
    }

    private static List<Metric> metrics(Words words, List<Metric> metrics) {
        return MetricMentions.asked(words, metrics).stream()
                .map(MetricMentions.Mention::metric)
                .distinct()
                .toList();
    }
}
