package dash.builtin.sql;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes steps of time that are held against the ones before. One step more is computed than was asked for, so that the first
 * one has something to be compared with; where nothing but the change is told, a step without one before is left out.
 */
final class SeriesSql {

    private final Writing writing;

    SeriesSql(Writing writing) {
        this.writing = writing;
    }

    /** The step that a period lies in whole, by the date that both speak of. */
    private record Cut(Condition.Within within, Term step, Grain grain) {}

    static boolean fits(Asked query) {
        return query.bestOfEach().isEmpty()
                && !query.distinct()
                && query.outputs().stream().anyMatch(output -> looksBack(output.term()))
                && query.ordering().stream()
                        .map(Ordering::term)
                        .allMatch(term -> query.outputs().stream()
                                .anyMatch(output -> output.term().equals(term)));
    }

    private static boolean looksBack(Term term) {
        return term instanceof Term.Before || Mentions.parts(term).stream().anyMatch(SeriesSql::looksBack);
    }

    String text(Asked query) {
        Optional<Cut> cut = cut(query);
        Draft draft = new SelectSql(writing)
                .draft(cut.map(found -> longer(query, found)).orElse(query));
        Select inner = draft.select();
        inner.items(draft.items());
        Select outer = new Select();
        outer.items(draft.names().stream().map(dialect()::name).toList());
        outer.from("FROM (\n" + Writing.indented(inner.text()) + "\n) AS steps");
        outer.where(conditions(query, draft, cut));
        outer.orderBy(query.ordering().stream()
                .map(order -> dialect().order(name(draft, order.term()), order.descending()))
                .toList());
        outer.limit(query.limit());
        return outer.text();
    }

    private List<String> conditions(Asked query, Draft draft, Optional<Cut> cut) {
        List<String> conditions = new ArrayList<>();
        cut.ifPresent(found ->
                conditions.add(name(draft, found.step()) + " >= " + first(found.grain(), start(found.within()))));
        List<Term> told = query.outputs().stream()
                .map(Output::term)
                .filter(Shape::hasFigure)
                .toList();
        if (told.stream().allMatch(SeriesSql::looksBack)) {
            conditions.add(name(draft, told.getFirst()) + " IS NOT NULL");
        }
        return conditions;
    }

    private String first(Grain grain, LocalDate day) {
        return grain == Grain.YEAR ? Integer.toString(day.getYear()) : dialect().day(day);
    }

    private static LocalDate start(Condition.Within within) {
        return within.period().start().orElseThrow();
    }

    private String name(Draft draft, Term term) {
        List<Term> outputs = draft.shape().outputs().stream().map(Output::term).toList();
        return dialect().name(draft.names().get(outputs.indexOf(term)));
    }

    private static Optional<Cut> cut(Asked query) {
        List<Term> told = query.outputs().stream().map(Output::term).toList();
        for (Condition condition : query.where()) {
            if (condition instanceof Condition.Within within
                    && within.period().start().isPresent()) {
                for (Term group : query.groups()) {
                    Optional<Grain> grain = grain(group, within);
                    if (told.contains(group)
                            && grain.filter(found -> begins(start(within), found))
                                    .isPresent()) {
                        return Optional.of(new Cut(within, group, grain.get()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Grain> grain(Term group, Condition.Within within) {
        if (within.years()) {
            return group.equals(within.date())
                            && Writing.family(group)
                                    .filter(TypeFamily::isNumber)
                                    .isPresent()
                    ? Optional.of(Grain.YEAR)
                    : Optional.empty();
        }
        return group instanceof Term.StepOf(Grain grain, Term date) && date.equals(within.date())
                ? Optional.of(grain)
                : Optional.empty();
    }

    /** A period that begins amid a step has no whole first one. */
    private static boolean begins(LocalDate start, Grain grain) {
        return switch (grain) {
            case DAY -> true;
            case WEEK -> false;
            case MONTH -> start.getDayOfMonth() == 1;
            case QUARTER -> start.getDayOfMonth() == 1 && start.getMonthValue() % 3 == 1;
            case YEAR -> start.getDayOfYear() == 1;
        };
    }

    private static Asked longer(Asked query, Cut cut) {
        Condition.Within within = cut.within();
        Period period = within.period().withStepBefore(cut.grain());
        return query.withWhere(query.where().stream()
                .map(condition -> condition.equals(within)
                        ? new Condition.Within(within.date(), period, within.years())
                        : condition)
                .toList());
    }

    private Dialect dialect() {
        return writing.dialect();
    }
}
