package dash.builtin.readings.chart;

import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Operator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Figures that are held against an earlier value of theirs, and figures that add up along time. */
final class Changes {

    /** What each row has for itself: nobody adds up prices and ages to see what became of them. */
    private static final Pattern EACH_HAS = Pattern.compile(
            ".*(price|rate|salary|wage|age|height|weight|temperature|capacity|level|score|rating)(_.*)?");

    private static final Term HUNDRED = CompareRules.number("100");

    private Changes() {}

    /**
     * What is told of a change.
     *
     * @param percent as a part of what it was before
     * @param absolute as a number of its own; growth of which nothing is said is told both ways
     * @param falling whether a loss is told as a positive number: "by how much did sales drop"
     */
    record Kind(boolean absolute, boolean percent, boolean falling) {

        static final Kind NUMBER = new Kind(true, false, false);

        Kind inPercent() {
            return new Kind(false, true, falling);
        }
    }

    /** The terms that tell how a value came to be what it is from what it was. */
    static List<Term> of(Term now, Term before, Kind kind) {
        Term change = kind.falling()
                ? new Term.Calculated(Operator.MINUS, before, now)
                : new Term.Calculated(Operator.MINUS, now, before);
        Term percent =
                new Term.Calculated(Operator.TIMES, HUNDRED, new Term.Calculated(Operator.DIVIDED, change, before));
        return kind.absolute() && kind.percent()
                ? List.of(change, percent)
                : List.of(kind.percent() ? percent : change);
    }

    /** What a frame measures: its figure, the sum or the average of its column, the number of its rows. */
    static Optional<Term.Figure> figure(Frame frame) {
        if (frame.heads().size() != 1) {
            return Optional.empty();
        }
        return switch (frame.heads().getFirst()) {
            case Term.Figure figure -> Optional.of(figure);
            case Term.Whole rows -> Optional.of(Term.Figure.count(rows.of()));
            case Term.Attribute attribute when World.isNumber(attribute) -> measure(attribute);
            default -> Optional.empty();
        };
    }

    private static Optional<Term.Figure> measure(Term.Attribute attribute) {
        boolean unit = EACH_HAS.matcher(World.plain(attribute)).matches();
        return unit || World.isAddable(attribute)
                ? Optional.of(Term.Figure.of(unit ? Term.Function.AVERAGE : Term.Function.SUM, attribute))
                : Optional.empty();
    }

    /** The same figure over those of its rows that lie in a period. */
    static Term during(Term.Figure figure, Term.Attribute date, Period period) {
        return new Term.Figure(
                figure.function(),
                figure.of(),
                figure.rows(),
                figure.distinct(),
                Frame.union(figure.only(), List.of(TimeRules.condition(date, period))));
    }

    /** The only time that conditions name by one closed period. */
    static Optional<Condition.Within> time(List<Condition> where) {
        List<Condition.Within> times = where.stream()
                .filter(Condition.Within.class::isInstance)
                .map(Condition.Within.class::cast)
                .toList();
        return times.size() == 1
                        && times.getFirst().period().closed()
                        && times.getFirst().date() instanceof Term.Attribute
                ? Optional.of(times.getFirst())
                : Optional.empty();
    }

    /**
     * The same conditions with one period for several that follow each other, "in 2022 and in 2023"; empty where steps would be
     * held against others than those before them.
     */
    static Optional<List<Condition>> unbroken(List<Condition> where) {
        List<Condition> all = new ArrayList<>();
        for (Condition condition : where) {
            if (condition instanceof Condition.Either(List<Condition> some)
                    && some.stream()
                            .anyMatch(one -> one instanceof Condition.Within || one instanceof Condition.Every)) {
                Optional<Condition> whole = joined(some);
                if (whole.isEmpty()) {
                    return Optional.empty();
                }
                all.add(whole.get());
            } else {
                all.add(condition);
            }
        }
        return Optional.of(all);
    }

    private static Optional<Condition> joined(List<Condition> some) {
        List<Condition.Within> times = some.stream()
                .filter(Condition.Within.class::isInstance)
                .map(Condition.Within.class::cast)
                .filter(time -> time.period().closed())
                .sorted(Comparator.comparing(time -> time.period().start().orElseThrow()))
                .toList();
        boolean unbroken = times.size() == some.size();
        for (int index = 1; index < times.size(); index++) {
            Condition.Within before = times.get(index - 1);
            Condition.Within next = times.get(index);
            unbroken &= before.date().equals(next.date())
                    && before.years() == next.years()
                    && before.period().end().equals(next.period().start());
        }
        return unbroken
                ? Optional.of(new Condition.Within(
                        times.getFirst().date(),
                        Period.covering(
                                times.stream().map(Condition.Within::period).toList()),
                        times.getFirst().years()))
                : Optional.empty();
    }

    /** The date that conditions speak of. */
    static Optional<Term.Attribute> date(List<Condition> where) {
        return where.stream()
                .filter(condition ->
                        condition instanceof Condition.Within within && within.date() instanceof Term.Attribute)
                .map(condition -> (Term.Attribute) ((Condition.Within) condition).date())
                .findFirst();
    }

    /** The figure that a term along time is made of. */
    static Optional<Term.Figure> along(Term term) {
        return switch (term) {
            case Term.Running(Term figure, var each) -> inner(figure);
            case Term.Before(Term figure, var each) -> inner(figure);
            case Term.Calculated(var operator, Term left, Term right) ->
                along(left).or(() -> along(right));
            default -> Optional.empty();
        };
    }

    private static Optional<Term.Figure> inner(Term term) {
        return term instanceof Term.Figure figure ? Optional.of(figure) : along(term);
    }

    /** What goes along time, anew for each of these. */
    static Term anew(Term term, List<Term> each) {
        return switch (term) {
            case Term.Running(Term figure, var none) -> new Term.Running(figure, each);
            case Term.Before(Term figure, var none) -> new Term.Before(figure, each);
            case Term.Calculated(var operator, Term left, Term right) ->
                new Term.Calculated(operator, anew(left, each), anew(right, each));
            default -> term;
        };
    }

    /** Whether it adds up what each row has for itself. */
    static boolean addsUnits(Term term) {
        return switch (term) {
            case Term.Figure figure ->
                figure.function() == Term.Function.SUM
                        && figure.of().orElse(null) instanceof Term.Attribute attribute
                        && EACH_HAS.matcher(World.plain(attribute)).matches();
            case Term.Calculated(var operator, Term left, Term right) -> addsUnits(left) || addsUnits(right);
            default -> false;
        };
    }

    /** What something of two figures of one kind is called. */
    static Optional<String> name(Term term) {
        return switch (term) {
            case Term.Calculated(Operator operator, Term left, Term right)
            when operator == Operator.MINUS && along(term).isPresent() -> Optional.of("change");
            case Term.Calculated(Operator operator, Term.Figure left, Term.Figure right)
            when operator == Operator.MINUS
                    && left.function() == right.function()
                    && left.of().equals(right.of()) -> Optional.of("difference");
            case Term.Calculated(
                    Operator operator,
                    Term hundred,
                    Term.Calculated(var division, Term change, Term before))
            when operator == Operator.TIMES
                    && division == Operator.DIVIDED
                    && name(change).isPresent() -> Optional.of("change_percent");
            default -> Optional.empty();
        };
    }
}
