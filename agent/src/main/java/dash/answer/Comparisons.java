package dash.answer;

import dash.execute.Cell;
import dash.execute.Probes;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.Figure;
import dash.facts.Grain;
import dash.facts.PeriodNames;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.facts.TimeRange;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Statement;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sets a single value beside something: the same figure of the period before, or the whole it is a part of. One further
 * statement at most, which is the statement that ran with other constants in it, judged and limited like any other.
 */
final class Comparisons {

    private final Statement statement;
    private final Profile profile;
    private final Probes probes;
    private final List<String> metricFilters;

    /** {@code metricFilters} belong to the definition of a figure: without them it would be another figure. */
    Comparisons(Statement statement, Profile profile, Probes probes, List<String> metricFilters) {
        this.statement = statement;
        this.profile = profile;
        this.probes = probes;
        this.metricFilters = metricFilters;
    }

    /** These facts, and what a single value is beside. */
    List<Fact> with(List<Fact> found) {
        return Stream.of(found.stream(), counts().stream(), find().stream())
                .flatMap(facts -> facts)
                .toList();
    }

    private Optional<Fact> counts() {
        return profile.shape() instanceof Shape.SingleValue(int measure)
                ? new CountedShare(statement, probes)
                        .of(
                                profile.rows().columns().get(measure).name(),
                                new Figure(number(profile.rows()).orElse(BigDecimal.ZERO), profile.unit(measure)))
                : Optional.empty();
    }

    private Optional<Fact> find() {
        if (!(profile.shape() instanceof Shape.SingleValue(int measure))) {
            return Optional.empty();
        }
        Figure now = new Figure(number(profile.rows()).orElse(BigDecimal.ZERO), profile.unit(measure));
        return profile.range().isPresent()
                ? earlier(profile.range().get(), now)
                : whole(now, profile.rows().columns().get(measure).name());
    }

    private Optional<Fact> earlier(TimeRange range, Figure now) {
        LocalDate from = range.from().orElseThrow();
        LocalDate before = range.before().orElseThrow();
        LocalDate known = profile.knownTo().plusDays(1);
        boolean running = before.isAfter(known) && from.isBefore(known);
        Length length = Length.of(from, before);
        LocalDate earlierFrom = length.before(from);
        LocalDate earlierEnd = length.before(running ? known : before);
        Optional<String> sql = TimeEdits.of(statement, from, before, earlierFrom, earlierEnd);
        boolean comparable = !from.isAfter(profile.knownTo()) && (!running || length.months() > 0);
        if (sql.isEmpty() || !comparable) {
            return Optional.empty();
        }
        String with = running ? "the same days of " + name(earlierFrom, length) : name(earlierFrom, length);
        return probes.run(sql.get())
                .flatMap(Comparisons::number)
                .map(value -> new Figure(value, now.unit()))
                .map(earlier -> new Fact.Earlier(with, earlier, now.minus(earlier), now.changeFrom(earlier)));
    }

    /** How long a time is: in whole months where it can be told so, that a February is compared with a January. */
    private record Length(long months, long days) {

        static Length of(LocalDate from, LocalDate before) {
            long months = ChronoUnit.MONTHS.between(from, before);
            boolean whole = months > 0 && from.plusMonths(months).equals(before);
            return whole ? new Length(months, 0) : new Length(0, ChronoUnit.DAYS.between(from, before));
        }

        LocalDate before(LocalDate day) {
            return day.minusMonths(months).minusDays(days);
        }
    }

    private static String name(LocalDate from, Length length) {
        long months = length.months();
        boolean first = from.getDayOfMonth() == 1 && months > 0;
        if (first && months == 12 && from.getMonthValue() == 1) {
            return PeriodNames.of(from, Grain.YEAR);
        }
        if (first && months == 3 && from.getMonthValue() % 3 == 1) {
            return PeriodNames.of(from, Grain.QUARTER);
        }
        if (first && months == 1) {
            return PeriodNames.of(from, Grain.MONTH);
        }
        if (months == 0 && length.days() == 1) {
            return PeriodNames.of(from, Grain.DAY);
        }
        return "the period before (from " + PeriodNames.of(from, Grain.DAY) + ")";
    }

    /** Leaves out what the question itself restricted, one equality at most: the rest of the figure stays what it is. */
    private Optional<Fact> whole(Figure now, String column) {
        if (!profile.additive().contains(column)
                || !now.unit().addsUp()
                || now.value().signum() <= 0
                || !(statement.asked() instanceof Query query)
                || !(query.body() instanceof Query.Select select)) {
            return Optional.empty();
        }
        List<Expression> asked = Conjuncts.of(select.where()).stream()
                .filter(condition -> isEquality(condition) && !belongsToMetric(condition))
                .toList();
        if (asked.size() != 1 || metricFilters.isEmpty()) {
            return Optional.empty();
        }
        String sql = TimeEdits.replace(statement.sql(), asked.getFirst().span(), "TRUE");
        return probes.run(sql)
                .flatMap(Comparisons::number)
                .map(total -> new Figure(total, now.unit()))
                .filter(total -> total.value().compareTo(now.value()) > 0)
                .flatMap(total -> now.shareOf(total).map(share -> new Fact.PartOf(total, share)));
    }

    private static boolean isEquality(Expression condition) {
        return condition instanceof Expression.Operation operation
                && operation.operator().symbol().equals("=")
                && operation.left().filter(Expression.Column.class::isInstance).isPresent()
                && operation.right() instanceof Expression.Literal;
    }

    private boolean belongsToMetric(Expression condition) {
        String text = Spelling.of(statement.text(condition));
        return metricFilters.stream().anyMatch(filter -> Spelling.of(filter).contains(text));
    }

    private static Optional<BigDecimal> number(Rows rows) {
        List<BigDecimal> numbers = new ArrayList<>();
        rows.rows()
                .forEach(row -> row.forEach(cell -> {
                    if (cell instanceof Cell.Numeric(BigDecimal value)) {
                        numbers.add(value);
                    }
                }));
        return rows.count() == 1 && numbers.size() == 1 ? Optional.of(numbers.getFirst()) : Optional.empty();
    }
}
