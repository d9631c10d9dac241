package dash.builtin.periods;

import java.util.List;
import java.util.Optional;

/**
 * A period that stands in a question, from one token up to but not including another.
 *
 * @param along what it is when it lasts: "through 2025" is up to the end of 2025, or all along it
 * @param ends the two units of a range, "from 2022 to 2023": what changed did so from the one to the other
 */
public record PeriodMention(int from, int to, Period period, Optional<Period> along, List<Period> ends) {

    public PeriodMention {
        ends = List.copyOf(ends);
    }

    PeriodMention(int from, int to, Period period) {
        this(from, to, period, Optional.empty(), List.of());
    }

    PeriodMention(int from, int to, Period period, Optional<Period> along) {
        this(from, to, period, along, List.of());
    }

    PeriodMention meaning(Period other) {
        return new PeriodMention(from, to, other, along, ends);
    }
}
