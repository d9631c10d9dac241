package dash.benchmarks.doubts;

import dash.doubt.Doubt.Kind;
import dash.statement.Conjuncts;
import dash.statement.Edit;
import dash.statement.Expression;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A question that names a year, and a statement about another time, less of it, or all time. */
final class PeriodFaults {

    private static final String YEAR = ".*\\b(19|20)[0-9]{2}\\b.*";

    private PeriodFaults() {}

    static Stream<Fault> of(Right right) {
        return right.wording().matches(YEAR)
                ? Stream.of(shifted(right), cut(right), dropped(right)).flatMap(Optional::stream)
                : Stream.empty();
    }

    private static Optional<Fault> shifted(Right right) {
        List<Edit> edits = right.every(Expression.Literal.class)
                .flatMap(literal -> shifted(literal).map(text -> new Edit(literal.span(), text)).stream())
                .toList();
        return right.with(edits).map(sql -> new Fault("the year before", Kind.WRONG_PERIOD, sql));
    }

    private static Optional<String> shifted(Expression.Literal literal) {
        if (literal.kind() == Expression.Literal.Kind.INTEGER && literal.value().matches("(19|20)[0-9]{2}")) {
            return Optional.of(String.valueOf(Integer.parseInt(literal.value()) - 1));
        }
        if (literal.kind() == Expression.Literal.Kind.STRING && literal.value().matches("(19|20)[0-9]{2}(-.*|%)?")) {
            int year = Integer.parseInt(literal.value().substring(0, 4)) - 1;
            return Optional.of("'" + year + literal.value().substring(4).replace("-02-29", "-02-28") + "'");
        }
        return Optional.empty();
    }

    /** The last day that is written comes five days earlier. */
    private static Optional<Fault> cut(Right right) {
        List<Expression.Literal> days = right.literals(Expression.Literal.Kind.STRING)
                .filter(literal -> day(literal).isPresent())
                .toList();
        return days.size() < 2
                ? Optional.empty()
                : days.stream()
                        .max((one, other) ->
                                day(one).orElseThrow().compareTo(day(other).orElseThrow()))
                        .flatMap(last ->
                                right.with(last, "'" + day(last).orElseThrow().minusDays(5) + "'"))
                        .map(sql -> new Fault("the last days cut off", Kind.WRONG_PERIOD, sql));
    }

    private static Optional<LocalDate> day(Expression.Literal literal) {
        try {
            return Optional.of(LocalDate.parse(literal.value()));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    private static Optional<Fault> dropped(Right right) {
        List<Edit> edits = right.each()
                .flatMap(selection -> Conjuncts.of(selection.select().where()).stream())
                .filter(condition -> condition
                        .every(Expression.Literal.class)
                        .anyMatch(literal -> shifted(literal).isPresent()))
                .map(condition -> new Edit(condition.span(), "TRUE"))
                .toList();
        return right.with(edits).map(sql -> new Fault("the period left out", Kind.WRONG_PERIOD, sql));
    }
}
