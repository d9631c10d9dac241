package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How a figure changed from one time to another, or from each step of time to the next. */
final class ChangeRules {

    private final Joined joined;

    ChangeRules(Joined joined) {
        this.joined = joined;
    }

    /** "change in orders", "growth of revenue". */
    void before(Sense.Change change, Sense right) {
        switch (right) {
            case Sense.Noun(Frame noun) -> {
                if (joined.glued(Glue.IN | Glue.OF | Glue.FOR) && !joined.glued(Glue.BREAK | Glue.LISTING)) {
                    begin(noun, change, Cost.NOTHING);
                }
            }
            case Sense.Stepwise(Grain grain, boolean held) ->
                joined.add(new Sense.Change(change.kind(), Optional.of(grain)));
            case Sense.Word(Sense.Cue cue) -> {
                if (cue == Sense.Cue.PERCENT && joined.glued(Glue.IN | Glue.AS)) {
                    joined.add(new Sense.Change(change.kind().inPercent(), change.by()));
                }
            }
            default -> {}
        }
    }

    /** "how did total sales change", "revenue growth". */
    void behind(Frame noun, Sense.Change change) {
        if (!joined.glued(~(Glue.GAP | Glue.OWN | Glue.BE | Glue.VERB))) {
            begin(noun, change, Cost.NOTHING);
        } else if (joined.glued(Glue.LISTING | Glue.WITH) && isStepped(noun, change.by()) && !noun.isRanked()) {
            Changes.figure(noun)
                    .ifPresent(figure -> joined.noun(
                            noun.withHeads(Frame.joined(
                                    List.of(figure), Changes.of(figure, new Term.Before(figure), change.kind()))),
                            Cost.NOTHING));
        }
    }

    /** "month over month change". */
    void stepwise(Sense.Stepwise step, Sense right) {
        if (right instanceof Sense.Change change && joined.unglued()) {
            joined.add(new Sense.Change(change.kind(), Optional.of(step.grain())));
        }
        if (right instanceof Sense.Noun(Frame noun) && joined.unglued() && step.held()) {
            begin(noun, new Sense.Change(Changes.Kind.NUMBER, Optional.of(step.grain())), Joined.implied(0.4));
        }
    }

    /** "monthly change", "annual growth". */
    void every(Ticks ticks, Sense.Change change) {
        if (ticks instanceof Ticks.Each(Grain grain)
                && joined.unglued()
                && change.by().isEmpty()) {
            joined.add(new Sense.Change(change.kind(), Optional.of(grain)));
        }
    }

    private void begin(Frame noun, Sense.Change change, Cost cost) {
        boolean plain = !noun.isRanked() && noun.open() == 0 && noun.having().isEmpty() && !noun.each();
        Optional<Term.Figure> figure = plain ? Changes.figure(noun) : Optional.empty();
        if (figure.isEmpty()) {
            return;
        }
        boolean added = noun.onlyAttribute().isPresent();
        Cost all = cost.plus(Joined.implied(added ? 0.15 : noun.isRows() ? 0.1 : 0));
        Frame of = noun.withHeads(List.of(figure.get()));
        if (isStepped(noun, change.by())) {
            told(of, change.kind(), all);
        } else {
            joined.add(new Sense.Changing(of, change.kind(), change.by()), all);
            change.by().ifPresent(grain -> steps(of, change.kind(), new Ticks.Each(grain), all));
        }
    }

    /** Whether a frame is told by steps of time already, and by no other than these. */
    private static boolean isStepped(Frame noun, Optional<Grain> by) {
        return noun.groups().stream()
                .anyMatch(group -> group instanceof Term.StepOf(Grain grain, Term date)
                        && by.filter(other -> other != grain).isEmpty());
    }

    private void told(Frame of, Changes.Kind kind, Cost cost) {
        Term figure = of.heads().getFirst();
        Changes.unbroken(of.where())
                .ifPresent(where -> joined.noun(
                        of.withWhere(where).withHeads(Changes.of(figure, new Term.Before(figure), kind)), cost));
    }

    private void steps(Frame of, Changes.Kind kind, Ticks ticks, Cost cost) {
        if (of.groups().stream().anyMatch(Term.StepOf.class::isInstance)) {
            return;
        }
        List<Condition> where = Changes.unbroken(of.where()).orElse(of.where());
        Stream.concat(Changes.date(where).stream(), new TimeRules(joined).dates(of).stream())
                .limit(1)
                .flatMap(date -> ticks.of(date).stream())
                .forEach(step -> told(of.groupedBy(List.of(step)), kind, cost));
    }

    /** What says from when to when, or restricts what changed. */
    void with(Sense.Changing changing, Sense right) {
        Frame of = changing.of();
        switch (right) {
            case Sense.FromTo(Period first, Period second) -> fromTo(changing, first, second);
            case Sense.Steps(Ticks ticks, boolean each) -> {
                boolean same = changing.by().isEmpty()
                        || ticks.equals(new Ticks.Each(changing.by().get()));
                if (same && ticks instanceof Ticks.Each && (each || joined.glued(Glue.BY | Glue.PER))) {
                    steps(of, changing.kind(), ticks, Cost.NOTHING);
                }
            }
            case Sense.Stepwise(Grain grain, boolean held) -> stepBefore(changing, grain);
            case Sense.Baseline(Period earlier) ->
                Changes.time(of.where()).ifPresent(now -> two(changing, now, earlier));
            case Sense.Word(Sense.Cue cue) -> {
                if (cue == Sense.Cue.PERCENT && joined.glued(Glue.IN | Glue.AS)) {
                    joined.add(new Sense.Changing(of, changing.kind().inPercent(), changing.by()));
                }
            }
            case Sense.Noun _, Sense.Restriction _, Sense.Time _ -> restricted(changing);
            default -> {}
        }
    }

    private void fromTo(Sense.Changing changing, Period first, Period second) {
        if (changing.by().isPresent()) {
            return;
        }
        new TimeRules(joined)
                .dates(changing.of()).stream()
                        .limit(1)
                        .filter(date -> Changes.time(changing.of().where()).isEmpty())
                        .forEach(date -> between(changing, date, first, second));
    }

    /** "how much did sales grow in 2023 compared with the year before". */
    private void stepBefore(Sense.Changing changing, Grain grain) {
        Optional<Condition.Within> now = Changes.time(changing.of().where());
        if (now.flatMap(time -> time.period().grain()).filter(grain::equals).isPresent()) {
            two(changing, now.get(), now.get().period().stepBefore(grain));
        } else {
            steps(changing.of(), changing.kind(), new Ticks.Each(grain), Cost.NOTHING);
        }
    }

    private void two(Sense.Changing changing, Condition.Within now, Period earlier) {
        if (changing.by().isPresent() || now.period().equals(earlier)) {
            return;
        }
        Frame of = changing.of();
        List<Condition> where =
                of.where().stream().filter(condition -> !condition.equals(now)).toList();
        between(
                new Sense.Changing(of.withWhere(where), changing.kind(), changing.by()),
                (Term.Attribute) now.date(),
                earlier,
                now.period());
    }

    private void between(Sense.Changing changing, Term.Attribute date, Period first, Period second) {
        Frame of = changing.of();
        if (!(of.heads().getFirst() instanceof Term.Figure figure)
                || of.groups().stream().anyMatch(Term.StepOf.class::isInstance)) {
            return;
        }
        Term before = Changes.during(figure, date, first);
        Term now = Changes.during(figure, date, second);
        joined.noun(of.withHeads(Changes.of(now, before, changing.kind())).notEach(), Cost.NOTHING);
    }

    /** "how did sales change in Peru": what restricts the figure. */
    private void restricted(Sense.Changing changing) {
        List<Phrase> inside = new ArrayList<>();
        Phrase figure = new Phrase(
                new Sense.Noun(changing.of()),
                joined.left().glue(),
                joined.left().cost());
        inside.addAll(new Rules(joined.world()).join(figure, joined.right()));
        for (Phrase phrase : inside) {
            if (phrase.sense() instanceof Sense.Noun(Frame of)
                    && of.heads().equals(changing.of().heads())
                    && !of.isRanked()) {
                joined.costing(new Sense.Changing(of, changing.kind(), changing.by()), phrase.cost());
            }
        }
    }

    /** "monthly orders compared to the previous month": each step with the one before it and the change. */
    void beside(Frame noun, Sense.Stepwise step) {
        if (step.held() && isStepped(noun, Optional.of(step.grain())) && !noun.isRanked()) {
            Changes.figure(noun)
                    .ifPresent(figure -> joined.noun(
                            noun.withHeads(Frame.joined(
                                    List.of(figure, new Term.Before(figure)),
                                    Changes.of(figure, new Term.Before(figure), Changes.Kind.NUMBER))),
                            Cost.NOTHING));
        } else if (step.held()) {
            Changes.time(noun.where())
                    .filter(time ->
                            time.period().grain().filter(step.grain()::equals).isPresent())
                    .ifPresent(time -> beside(noun, time.period().stepBefore(step.grain())));
        }
    }

    /** "revenue in 2023 compared to 2022". */
    void beside(Frame noun, Period earlier) {
        Optional<Condition.Within> now = Changes.time(noun.where());
        Optional<Term.Figure> figure = noun.isRanked() || noun.open() != 0 ? Optional.empty() : Changes.figure(noun);
        if (figure.isEmpty() || now.isEmpty() || now.get().period().equals(earlier)) {
            return;
        }
        Term.Attribute date = (Term.Attribute) now.get().date();
        Term second = Changes.during(figure.get(), date, now.get().period());
        Term first = Changes.during(figure.get(), date, earlier);
        List<Condition> where = noun.where().stream()
                .filter(condition -> !condition.equals(now.get()))
                .toList();
        joined.noun(
                noun.withWhere(where)
                        .withHeads(Frame.joined(List.of(second, first), Changes.of(second, first, Changes.Kind.NUMBER)))
                        .notEach(),
                Joined.implied(noun.isRows() ? 0.2 : 0));
    }

    /** "in percent" behind a change that was told. */
    void inPercent(Frame noun) {
        if (noun.heads().size() == 1
                && noun.heads().getFirst() instanceof Term.Calculated(Term.Operator minus, Term left, Term right)
                && minus == Term.Operator.MINUS
                && Changes.name(noun.heads().getFirst()).isPresent()) {
            boolean falling = Changes.along(left).isPresent();
            Changes.Kind kind = new Changes.Kind(false, true, falling);
            joined.noun(
                    noun.withHeads(falling ? Changes.of(right, left, kind) : Changes.of(left, right, kind)),
                    Cost.NOTHING);
        } else if (noun.heads().size() == 2
                && Changes.name(noun.heads().getLast()).equals(Optional.of("change_percent"))) {
            joined.noun(noun.withHeads(List.of(noun.heads().getLast())), Cost.NOTHING);
        }
    }
}
