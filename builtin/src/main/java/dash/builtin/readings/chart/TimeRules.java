package dash.builtin.readings.chart;

import dash.builtin.periods.Period;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.knowledge.Metric;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** When, and by what steps of time. */
final class TimeRules {

    /** Where something happened to it, a row's own day is hardly the one that is meant. */
    private static final double ITS_OWN = 0.5;

    private static final double SUMMED = 0.4;

    private final Joined joined;

    TimeRules(Joined joined) {
        this.joined = joined;
    }

    /** "orders in 2024", "hire date after March 2020". */
    void within(Frame noun, Period period) {
        before(noun, period, 0);
    }

    /** The same with the period in front; before a verb it rather belongs to who did it. */
    void before(Frame noun, Period period, double loose) {
        if (joined.glued(Glue.BREAK)) {
            return;
        }
        if (joined.glued(Glue.TOO)) {
            new OtherTimes(joined).again(noun, period);
            return;
        }
        if (joined.glued(Glue.OR | Glue.LISTING) && (orWithin(noun, period) || joined.glued(Glue.OR))) {
            return;
        }
        if (new AgeRules(joined).at(noun, period)) {
            return;
        }
        Optional<Term.Attribute> attribute = noun.onlyAttribute();
        if (attribute.filter(TimeRules::dates).isPresent()) {
            joined.add(new Sense.Restriction(
                    Frame.union(noun.where(), List.of(condition(attribute.get(), period))), Optional.empty(), false));
        }
        boolean dated = happened(noun, period, loose);
        boolean happened = counted(noun, period, loose) || dated;
        List<Term.Attribute> dates = dates(noun).stream()
                .filter(day ->
                        attribute.filter(TimeRules::dates).map(day::equals).orElse(true))
                .filter(day -> !OtherTimes.apart(noun.where(), day, period))
                .toList();
        for (int place = 0; place < Math.min(3, dates.size()); place++) {
            joined.noun(
                    noun.with(List.of(condition(dates.get(place), period))),
                    Joined.implied(0.3 * place
                                    + (overOthers(noun) ? ITS_OWN : 0)
                                    + (attribute.filter(TimeRules::dates).isPresent() ? 0.4 : 0)
                                    + (happened ? ITS_OWN : 0))
                            .plus(Joined.loose(loose)));
        }
    }

    /** "the top 5 towns by sales in 2024": when the sales were, and not the towns. */
    private static boolean overOthers(Frame noun) {
        return noun.isRanked()
                && noun.ordering().getFirst().term() instanceof Term.Figure figure
                && !figure.rows().equals(Joined.anchor(noun));
    }

    /** "customers who paid by card in 2023", "who paid nothing in 2023": the day is that of what happened, and not of whoever did it. */
    private boolean happened(Frame noun, Period period, double loose) {
        if (noun.where().isEmpty()) {
            return false;
        }
        if (!(noun.where().getLast()
                instanceof Condition.Related(var anchor, var other, var conditions, var quantity))) {
            return befell(noun, period, loose);
        }
        Optional<Term.Attribute> date = joined.world().dates(other).stream().findFirst();
        date.filter(day -> !OtherTimes.apart(conditions, day, period)).ifPresent(day -> {
            List<Condition> then = Frame.union(conditions, List.of(condition(day, period)));
            joined.noun(noun.instead(new Condition.Related(anchor, other, then, quantity)), Joined.loose(loose));
        });
        return date.isPresent();
    }

    /** "films that won the Golden Lion in 2023": what is said of rows of which there may be many happened to one of them. */
    private boolean befell(Frame noun, Period period, double loose) {
        if (!noun.isRows()) {
            return false;
        }
        Optional<Term.Attribute> date = Joined.tables(noun.where()).stream()
                .filter(rows -> !rows.equals(noun.core()))
                .filter(rows -> !joined.world().toOne(noun.core().table(), rows.table()))
                .flatMap(rows -> joined.world().dates(rows).stream()
                        .filter(day -> day.of().equals(rows))
                        .limit(1))
                .findFirst();
        date.ifPresent(day -> joined.noun(noun.with(List.of(condition(day, period))), Joined.loose(loose)));
        return date.isPresent();
    }

    /** "the hall with the most concerts in 2016": the day is that of the concerts. */
    private boolean counted(Frame noun, Period period, double loose) {
        Optional<Occurrence> rows = noun.ordering().stream()
                .map(Asked.Ordering::term)
                .filter(Term.Figure.class::isInstance)
                .map(figure -> ((Term.Figure) figure).rows())
                .filter(other -> !other.equals(Joined.anchor(noun)))
                .findFirst();
        Optional<Term.Attribute> date =
                rows.flatMap(other -> joined.world().dates(other).stream().findFirst());
        date.ifPresent(day -> joined.noun(noun.with(List.of(condition(day, period))), Joined.loose(loose)));
        return date.isPresent();
    }

    /** "in 2014 or 2015": no day lies in both. */
    private boolean orWithin(Frame noun, Period period) {
        if (noun.where().isEmpty()
                || !(noun.where().getLast() instanceof Condition.Within(Term.Attribute date, var first, var years))) {
            return false;
        }
        joined.noun(noun.or(List.of(condition(date, period))), Cost.NOTHING);
        return true;
    }

    /** A metric says by which column it is dated; one that does not is dated by none. */
    List<Term.Attribute> dates(Frame noun) {
        Occurrence anchor = Joined.anchor(noun);
        Optional<Metric> metric = noun.heads().stream()
                .filter(Term.Canonical.class::isInstance)
                .map(head -> ((Term.Canonical) head).metric())
                .findFirst()
                .or(() -> noun.where().stream()
                        .filter(condition -> condition instanceof Condition.Agreed agreed
                                && agreed.of().equals(anchor))
                        .map(condition -> ((Condition.Agreed) condition).metric())
                        .filter(agreed -> agreed.timeColumn().isPresent())
                        .findFirst());
        return metric.map(agreed -> agreed.timeColumn().stream()
                        .map(column -> column.substring(column.lastIndexOf('.') + 1))
                        .flatMap(column -> anchor.table().column(column).stream())
                        .map(column -> new Term.Attribute(anchor, column.name()))
                        .toList())
                .orElseGet(() -> joined.world().dates(anchor));
    }

    private static boolean dates(Term.Attribute attribute) {
        return World.isTime(attribute) || isYear(attribute);
    }

    /** By its name or by what was written about it; the four digits of a year are in order as texts too. */
    static boolean isYear(Term.Attribute attribute) {
        return (World.isNumber(attribute) || World.isText(attribute))
                && (ColumnForms.YEAR.of(attribute.column())
                        || World.column(attribute)
                                .filter(column -> ColumnForms.WRITTEN_YEAR.of(column.comment()))
                                .isPresent());
    }

    /** Years that stand beside their months are asked for both. */
    static Condition condition(Term.Attribute date, Period period) {
        Optional<Term.Attribute> month = isYear(date) ? monthBeside(date) : Optional.empty();
        boolean oneMonth = period.closed()
                && period.start().orElseThrow().getDayOfMonth() == 1
                && period.start()
                        .orElseThrow()
                        .plusMonths(1)
                        .equals(period.end().orElseThrow());
        if (month.isEmpty() || !oneMonth) {
            return new Condition.Within(date, isYear(date) ? sinceYear(period) : period, isYear(date));
        }
        LocalDate first = period.start().orElseThrow();
        return new Condition.Every(List.of(
                new Condition.Compared(
                        date, Condition.Comparison.EQUAL, CompareRules.number(Integer.toString(first.getYear()))),
                new Condition.Compared(month.get(), Condition.Comparison.EQUAL, named(month.get(), first))));
    }

    /** "Since 2015" ends today, which a column of years cannot tell. */
    private static Period sinceYear(Period period) {
        boolean open = period.closed()
                && period.start().orElseThrow().getDayOfYear() == 1
                && period.words().startsWith("since ");
        return open
                ? new Period(period.start(), Optional.empty(), period.words(), period.assumption(), period.fiscal())
                : period;
    }

    private static Term named(Term.Attribute month, LocalDate first) {
        return World.isNumber(month)
                ? CompareRules.number(Integer.toString(first.getMonthValue()))
                : new Term.Constant(
                        Term.Constant.Kind.TEXT, first.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH));
    }

    private static Optional<Term.Attribute> monthBeside(Term.Attribute year) {
        return year.of().table().columns().stream()
                .filter(column -> column.name().toLowerCase(Locale.ROOT).matches("(.*_)?month"))
                .map(column -> new Term.Attribute(year.of(), column.name()))
                .findFirst();
    }

    /** "by month", "per year", "monthly". */
    void steps(Frame noun, Ticks ticks, boolean said) {
        if (noun.limit() != 0 || !said) {
            return;
        }
        if (noun.isRows() && noun.groups().isEmpty()) {
            stepped(noun.withHeads(List.of(Term.Figure.count(noun.core()))), ticks, 0.5);
        } else if (noun.hasFigure()) {
            stepped(noun, ticks, 0);
        }
    }

    /** "by month and state": what stands beside a step of time divides as well. */
    void divided(Frame noun, Frame kind) {
        boolean stepped =
                !noun.groups().isEmpty() && noun.groups().getLast() instanceof Term.StepOf && !noun.isRanked();
        boolean beside = joined.glued(Glue.LISTING) && !joined.glued(~(Glue.LISTING | Glue.GAP | Glue.BY | Glue.PER));
        if (stepped && beside && noun.isFigures() && kind.isBare()) {
            kind.onlyAttribute()
                    .filter(column -> !World.isNumber(column) && !World.isTime(column))
                    .filter(column -> column.of().equals(Joined.anchor(noun)))
                    .ifPresent(column -> joined.noun(noun.groupedBy(List.of(column)), Cost.NOTHING));
            joined.joins(Joined.anchor(noun).table(), kind.core().table())
                    .filter(cost -> kind.isRows()
                            && joined.world()
                                    .toOne(
                                            Joined.anchor(noun).table(),
                                            kind.core().table()))
                    .ifPresent(cost -> joined.noun(noun.groupedBy(List.of(new Term.Whole(kind.core()))), cost));
        }
    }

    /** "monthly payment amount": what a month's amounts add up to. */
    void every(Ticks ticks, Frame noun) {
        noun.onlyAttribute()
                .filter(column -> joined.touching() && noun.groups().isEmpty() && !noun.isRanked() && noun.open() == 0)
                .filter(World::isAddable)
                .ifPresent(column ->
                        stepped(noun.withHeads(List.of(Term.Figure.of(Term.Function.SUM, column))), ticks, SUMMED));
    }

    private void stepped(Frame noun, Ticks ticks, double implied) {
        List<Term.Attribute> dates = dates(noun);
        for (int place = 0; place < Math.min(2, dates.size()); place++) {
            double unlikely = implied + 0.3 * place;
            ticks.of(dates.get(place))
                    .ifPresent(step -> joined.noun(noun.groupedBy(List.of(step)), Joined.implied(unlikely)));
        }
    }

    /** "the month with the most orders". */
    void best(Ticks ticks, Sense.Rank rank) {
        Frame of = rank.of();
        Term by = rank.by() instanceof Term.Attribute attribute && World.isAddable(attribute)
                ? Term.Figure.of(Term.Function.SUM, attribute)
                : rank.by();
        joined.world().dates(Joined.anchor(of)).stream()
                .limit(1)
                .filter(date -> Frame.figure(by))
                .flatMap(date -> ticks.of(date).stream())
                .forEach(step -> joined.noun(
                        Frame.of(of.core(), List.of(step), false)
                                .with(of.where())
                                .groupedBy(List.of(step))
                                .ordered(List.of(new Asked.Ordering(by, rank.descending())), 1),
                        Joined.implied(0.1)));
    }

    /** "the busiest weekday by number of visits", "the best month for sales". */
    void peak(Sense.Peak peak, Frame noun) {
        boolean fits = joined.glued(Glue.BY | Glue.FOR | Glue.OF | Glue.IN)
                && noun.heads().size() == 1
                && noun.groups().isEmpty()
                && !noun.isRanked()
                && noun.open() == 0;
        if (fits) {
            Term by = noun.isRows()
                    ? Term.Figure.count(noun.core())
                    : noun.heads().getFirst();
            best(peak.ticks(), new Sense.Rank(by, peak.most(), 1, noun));
        }
    }

    /** "first release date", "hired first". */
    void dated(boolean last, Frame noun) {
        noun.onlyAttribute()
                .filter(TimeRules::dates)
                .ifPresent(date -> joined.add(new Sense.Rank(date, last, 1, noun)));
    }

    /** The first and the last are the earliest and the latest. */
    void ends(boolean last, Frame noun) {
        if (noun.isRanked() || noun.open() != 0 || !noun.groups().isEmpty()) {
            return;
        }
        if (!noun.isRows()) {
            value(last, noun);
            return;
        }
        List<Term.Attribute> dates = joined.world().dates(noun.core());
        dates.stream()
                .limit(1)
                .forEach(date ->
                        joined.noun(noun.ordered(List.of(new Asked.Ordering(date, last)), 1), Joined.implied(0.1)));
    }

    /** "the latest status of each parcel": what stands in the latest row. */
    private void value(boolean last, Frame noun) {
        boolean dated = noun.isAttributes()
                && noun.heads().stream()
                        .noneMatch(head -> head instanceof Term.Attribute attribute
                                && (dates(attribute) || World.isKey(attribute)));
        joined.world().dates(noun.core()).stream()
                .filter(date -> dated && date.of().equals(noun.core()))
                .limit(1)
                .forEach(date -> joined.noun(
                        noun.ordered(List.of(new dash.builtin.query.Asked.Ordering(date, last)), 1),
                        Joined.implied(0.4)));
    }
}
