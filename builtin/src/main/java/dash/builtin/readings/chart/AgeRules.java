package dash.builtin.readings.chart;

import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How old somebody is, today or at the end of a time that is said: "older than 60 in 2021", "age in 2022". */
final class AgeRules {

    private static final int OLDEST = 130;

    private final Joined joined;

    AgeRules(Joined joined) {
        this.joined = joined;
    }

    /** The age that a noun stands for and nothing else. */
    static Optional<Term.Age> of(Frame frame) {
        return frame.heads().size() == 1 && frame.heads().getFirst() instanceof Term.Age age
                ? Optional.of(age)
                : Optional.empty();
    }

    /** "aged over 60", "age of at least 18", "over 60 years old". */
    void compared(Frame noun, Comparison comparison, Term limit) {
        of(noun).ifPresent(age -> restriction(noun, new Condition.Compared(age, comparison, limit)));
    }

    void between(Frame noun, Sense.Range range) {
        of(noun).ifPresent(age -> restriction(noun, new Condition.Between(age, range.low(), range.high())));
    }

    private void restriction(Frame noun, Condition condition) {
        joined.add(
                new Sense.Restriction(Frame.union(noun.where(), List.of(condition)), Optional.empty(), false),
                Cost.NOTHING);
    }

    /** "members under 30": a number right behind people is how old they are. */
    void people(Frame noun, Sense.Bound bound) {
        boolean fits = noun.isRows()
                && joined.unglued()
                && !joined.glued(Glue.WITH | Glue.OF | Glue.BE)
                && bound.limit() instanceof Term.Constant limit
                && limit.value().matches("\\d{2,3}");
        if (fits) {
            Births.in(noun.core().table())
                    .ifPresent(birth -> joined.noun(
                            noun.with(List.of(new Condition.Compared(
                                    new Term.Age(birth, joined.world().today()), bound.comparison(), bound.limit()))),
                            Joined.implied(0.3)));
        }
    }

    /** "older than 60" is no comparison of the day of birth with a number. */
    boolean measured(Term.Attribute birth, Comparison comparison, String number) {
        boolean years = Births.of(birth) && number.matches("\\d{1,3}") && Integer.parseInt(number) <= OLDEST;
        if (years) {
            Comparison turned = switch (comparison) {
                case MORE -> Comparison.LESS;
                case LESS -> Comparison.MORE;
                case AT_LEAST -> Comparison.AT_MOST;
                case AT_MOST -> Comparison.AT_LEAST;
                case EQUAL, UNEQUAL -> comparison;
            };
            Term age = new Term.Age(birth, joined.world().today());
            joined.add(Sense.Restriction.of(new Condition.Compared(age, turned, CompareRules.number(number))));
        }
        return years;
    }

    /** The time behind an age says on which day somebody was so old; whether it does. */
    boolean at(Frame noun, Period period) {
        boolean said = period.closed()
                && !joined.glued(Glue.VERB | Glue.LISTING | Glue.BREAK)
                && (noun.heads().stream().anyMatch(this::today)
                        || (!noun.where().isEmpty() && today(noun.where().getLast())));
        if (said) {
            List<Term> heads = new ArrayList<>();
            noun.heads().forEach(head -> heads.add(at(head, period)));
            List<Condition> where = new ArrayList<>(noun.where());
            if (!where.isEmpty()) {
                where.set(where.size() - 1, at(where.getLast(), period));
            }
            joined.noun(noun.withHeads(heads).withWhere(where), Cost.NOTHING);
        }
        return said;
    }

    private boolean today(Term term) {
        return term instanceof Term.Age age && age.on().equals(joined.world().today());
    }

    private boolean today(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var how, var right) -> today(left);
            case Condition.Between(Term left, var low, var high) -> today(left);
            default -> false;
        };
    }

    private Term at(Term term, Period period) {
        return today(term) && term instanceof Term.Age(Term.Attribute birth, var day)
                ? new Term.Age(birth, period.end().orElseThrow().minusDays(1))
                : term;
    }

    private Condition at(Condition condition, Period period) {
        return switch (condition) {
            case Condition.Compared(Term left, var how, Term right) ->
                new Condition.Compared(at(left, period), how, right);
            case Condition.Between(Term left, Term low, Term high) ->
                new Condition.Between(at(left, period), low, high);
            default -> condition;
        };
    }
}
