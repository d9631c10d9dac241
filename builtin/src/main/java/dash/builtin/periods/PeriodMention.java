package dash.builtin.periods;

import java.util.Optional;

/**
 * A period that stands in a question, from one token up to but not including another.
 *
 * @param along what it is when it lasts: "through 2025" is up to the end of 2025, or all along it
 */
public record PeriodMention(int from, int to, Period period, Optional<Period> along) {

    PeriodMention(int from, int to, Period period) {
        this(from, to, period, Optional.empty());
    }
}
