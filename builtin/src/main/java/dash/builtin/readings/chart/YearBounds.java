package dash.builtin.readings.chart;

import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Conditions on a column of years in one form: "later than 2015" is a period, and a comparison with a number, and the same. */
final class YearBounds {

    private static final String YEAR = "[12]\\d{3}";

    private YearBounds() {}

    /** From the first of these years to before the second. */
    private record Years(Term year, Optional<Integer> from, Optional<Integer> before) {}

    /** What is equal for conditions that hold for the same years; any other condition itself. */
    static Object of(Condition condition) {
        return switch (condition) {
            case Condition.Within(Term.Attribute year, Period period, boolean years)
            when years && whole(period) ->
                new Years(
                        year,
                        period.start().map(LocalDate::getYear),
                        period.end().map(LocalDate::getYear));
            case Condition.Compared(Term.Attribute year, var comparison, Term.Constant(var kind, String limit))
            when TimeRules.isYear(year) && limit.matches(YEAR) -> compared(year, comparison, Integer.parseInt(limit));
            case Condition.Between(
                    Term.Attribute year,
                    Term.Constant(var kind, String low),
                    Term.Constant(var other, String high))
            when TimeRules.isYear(year) && low.matches(YEAR) && high.matches(YEAR) ->
                new Years(year, Optional.of(Integer.parseInt(low)), Optional.of(Integer.parseInt(high) + 1));
            default -> condition;
        };
    }

    private static boolean whole(Period period) {
        return List.of(period.start(), period.end()).stream()
                .flatMap(Optional::stream)
                .allMatch(day -> day.getDayOfYear() == 1);
    }

    private static Object compared(Term year, Condition.Comparison comparison, int limit) {
        Optional<Integer> none = Optional.empty();
        return switch (comparison) {
            case EQUAL -> new Years(year, Optional.of(limit), Optional.of(limit + 1));
            case MORE -> new Years(year, Optional.of(limit + 1), none);
            case AT_LEAST -> new Years(year, Optional.of(limit), none);
            case LESS -> new Years(year, none, Optional.of(limit));
            case AT_MOST -> new Years(year, none, Optional.of(limit + 1));
            case UNEQUAL -> List.of(year, limit);
        };
    }
}
