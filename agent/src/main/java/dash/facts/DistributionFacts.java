package dash.facts;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** What matters in a distribution: where most are, where the middle is, how far it reaches. */
final class DistributionFacts {

    private DistributionFacts() {}

    static List<Fact> of(Profile profile, int bucket, int measure) {
        PeriodNames names = PeriodNames.ofColumn(profile.rows(), bucket);
        List<BigDecimal> counts =
                profile.rows().column(measure).stream().map(Cells::number).toList();
        BigDecimal total = counts.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        int mode = counts.indexOf(counts.stream().max(BigDecimal::compareTo).orElse(BigDecimal.ZERO));
        boolean whole = profile.complete() && profile.addsUp(measure);
        Figure figure = profile.figure(mode, measure);
        Optional<Figure> share = whole ? figure.shareOf(new Figure(total, figure.unit())) : Optional.empty();
        List<String> labels =
                profile.rows().column(bucket).stream().map(names::of).toList();
        return List.of(new Fact.Distribution(
                labels.get(mode),
                figure,
                share,
                whole ? labels.get(middle(counts, total)) : "",
                labels.getFirst(),
                labels.getLast()));
    }

    private static int middle(List<BigDecimal> counts, BigDecimal total) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int at = 0; at < counts.size(); at++) {
            sum = sum.add(counts.get(at));
            if (sum.add(sum).compareTo(total) >= 0) {
                return at;
            }
        }
        return counts.size() - 1;
    }
}
