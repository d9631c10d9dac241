package dash.facts;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What matters in one row of several figures: each of them, which one is a part of which, and two that are to be compared. */
final class RowFacts {

    private final Profile profile;
    private final List<Integer> measures;

    private RowFacts(Profile profile) {
        this.profile = profile;
        this.measures = IntStream.range(0, profile.rows().columns().size())
                .filter(at -> profile.rows().rows().getFirst().get(at) instanceof Cell.Numeric)
                .filter(Shape.measures(profile.rows())::contains)
                .boxed()
                .toList();
    }

    static List<Fact> of(Profile profile) {
        return new RowFacts(profile).facts();
    }

    private List<Fact> facts() {
        List<Fact> facts = new ArrayList<>();
        measures.forEach(at -> facts.add(new Fact.Value(name(at), profile.figure(0, at))));
        Optional<Fact> part = part();
        part.or(this::twoColumns).ifPresent(facts::add);
        return facts;
    }

    private String name(int column) {
        return profile.rows().columns().get(column).name();
    }

    /** A share that the row shows, with the two figures of the row that it is the share of. */
    private Optional<Fact> part() {
        for (int share : measures) {
            for (int part : measures) {
                for (int whole : measures) {
                    if (part != whole && part != share && whole != share && isShare(share, part, whole)) {
                        return Optional.of(new Fact.Part(
                                name(part),
                                profile.figure(0, part),
                                name(whole),
                                profile.figure(0, whole),
                                name(share),
                                profile.figure(0, share)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean isShare(int share, int part, int whole) {
        Figure figure = profile.figure(0, share);
        Figure over = profile.figure(0, whole);
        boolean alike =
                profile.unit(part).equals(profile.unit(whole)) && over.value().signum() > 0;
        BigDecimal ratio = switch (figure.unit()) {
            case Unit.Percent percent -> figure.value().movePointLeft(2);
            case Unit.Ratio fraction -> figure.value();
            default -> BigDecimal.TEN.negate();
        };
        if (!alike || ratio.signum() < 0 || ratio.compareTo(BigDecimal.ONE) > 0) {
            return false;
        }
        BigDecimal exact = profile.figure(0, part).value().divide(over.value(), MathContext.DECIMAL64);
        BigDecimal within = BigDecimal.ONE.movePointLeft(Math.max(2, Math.min(12, ratio.scale())));
        return exact.subtract(ratio).abs().compareTo(within) <= 0;
    }

    private Optional<Fact> twoColumns() {
        return measures.size() == 2
                ? ColumnsBeside.of(profile, measures, at -> profile.figure(0, at))
                : Optional.empty();
    }
}
