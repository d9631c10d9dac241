package dash.answer.why;

import dash.documents.TimeSpan;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Profile;
import dash.facts.TimeRange;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something in a result that makes people ask why.
 *
 * @param period as it stands in a sentence
 * @param how what is notable about it, to stand behind the period
 */
record Notable(String period, TimeSpan span, String how) {

    /** A change of a fifth is worth a question; most months differ by less. */
    private static final BigDecimal LEAST_CHANGE = new BigDecimal("0.2");

    private static final long LONGEST_DAYS = 100;

    static List<Notable> of(List<Fact> facts, Profile profile, String period) {
        List<Notable> notable = new ArrayList<>();
        for (Fact fact : facts) {
            switch (fact) {
                case Fact.Unusual unusual ->
                    notable.add(new Notable(
                            unusual.period(),
                            new TimeSpan(unusual.from(), unusual.before()),
                            "which is unusually " + (unusual.low() ? "low" : "high")));
                case Fact.Earlier earlier -> ofOne(earlier, profile, period).ifPresent(notable::add);
                default -> {}
            }
        }
        return notable.stream()
                .filter(found -> found.span().days() <= LONGEST_DAYS)
                .toList();
    }

    /** A single figure of a known time that differs much from the one before it. */
    private static Optional<Notable> ofOne(Fact.Earlier earlier, Profile profile, String period) {
        Optional<Figure> much =
                earlier.percent().filter(change -> change.value().abs().compareTo(LEAST_CHANGE) >= 0);
        Optional<LocalDate> from = profile.range().flatMap(TimeRange::from);
        Optional<LocalDate> before = profile.range().flatMap(TimeRange::before);
        if (much.isEmpty() || from.isEmpty() || before.isEmpty() || !from.get().isBefore(before.get())) {
            return Optional.empty();
        }
        String words = period.replaceFirst("(?i)^(in|during|on|for) ", "");
        return Optional.of(new Notable(
                words.isEmpty() ? from.get() + " to " + before.get().minusDays(1) : words,
                new TimeSpan(from.get(), before.get()),
                against(much.get(), earlier.with())));
    }

    private static String against(Figure change, String with) {
        String much = new Figure(change.value().abs(), change.unit()).inWords();
        return much + (change.value().signum() < 0 ? " below " : " above ") + with;
    }
}
