package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What restricts, beside nouns and beside other restrictions. */
final class RestrictionRules {

    private final Joined joined;

    RestrictionRules(Joined joined) {
        this.joined = joined;
    }

    /** "customers in Brazil", "city of Calgary". */
    void behind(Frame noun, Sense.Restriction restriction) {
        if (joined.glued(Glue.BREAK)) {
            return;
        }
        noun.onlyAttribute()
                .filter(column -> noun.isBare())
                .flatMap(column -> Elsewhere.behind(column, restriction.conditions()))
                .ifPresent(moved -> joined.add(new Sense.Restriction(moved, Optional.empty(), restriction.negated())));
        boolean named = names(noun, restriction);
        if (named) {
            joined.add(new Sense.Restriction(restriction.conditions(), Optional.empty(), restriction.negated()));
        }
        if (noun.isRows() && ofRows(noun, restriction)) {
            joined.noun(noun.with(restriction.conditions()), Cost.NOTHING);
            return;
        }
        double gap = joined.unglued() ? 0.3 : 0;
        double listed = joined.glued(Glue.LISTING) && !joined.glued(~Glue.LISTING) ? 0.4 : 0;
        restricted(noun, restriction, Joined.loose(gap + listed + (named ? 0.3 : 0)));
    }

    /** "rock tracks", "NY state". */
    void before(Sense.Restriction restriction, Frame noun) {
        if (names(noun, restriction) && noun.isBare()) {
            joined.add(
                    new Sense.Restriction(restriction.conditions(), Optional.empty(), restriction.negated()),
                    Joined.loose(0.05));
        }
        boolean rows = noun.isRows() && ofRows(noun, restriction);
        if (joined.unglued() || rows) {
            restricted(noun, restriction, Joined.loose(rows ? 0 : 0.1));
        } else if (joined.glued(Glue.COMMA)) {
            restricted(noun, restriction, Joined.loose(0.1));
        }
    }

    /** Whether the noun is the column whose value this is. */
    private static boolean names(Frame noun, Sense.Restriction restriction) {
        return restriction.bare().isPresent()
                && (noun.onlyAttribute().equals(restriction.bare())
                        || leadsTo(noun, restriction.bare().get()));
    }

    /** "shipped via Speedy Express": a column that leads to the rows whose name this is. */
    private static boolean leadsTo(Frame noun, Term.Attribute named) {
        return noun.isBare()
                && noun.onlyAttribute().stream()
                        .anyMatch(column -> column.of().table().foreignKeys().stream()
                                .anyMatch(key -> key.columns().equals(List.of(column.column()))
                                        && key.target()
                                                .equals(named.of().table().name())
                                        && !column.of().table().name().equals(key.target())));
    }

    private static boolean ofRows(Frame noun, Sense.Restriction restriction) {
        return restriction.bare().map(column -> column.of().equals(noun.core())).orElse(false);
    }

    private void restricted(Frame noun, Sense.Restriction restriction, Cost extra) {
        Occurrence anchor = Joined.anchor(noun);
        Cost cost = extra;
        for (Occurrence table : Joined.tables(restriction.conditions())) {
            Optional<Cost> joins = joined.joins(anchor.table(), table.table());
            if (joins.isEmpty()) {
                return;
            }
            cost = cost.plus(joins.get());
        }
        if (noun.heads().stream().anyMatch(Term.Calculated.class::isInstance)) {
            cost = cost.plus(Feature.LOOSE, 0.3);
        }
        if (contradicts(noun, restriction)) {
            cost = cost.plus(Feature.LOOSE, 2);
        }
        joined.noun(noun.with(negated(anchor, restriction)), cost);
    }

    /** One row cannot hold two values in one column. */
    private static boolean contradicts(Frame noun, Sense.Restriction restriction) {
        return noun.where().stream()
                .anyMatch(one -> restriction.conditions().stream()
                        .anyMatch(other -> one
                                        instanceof
                                        Condition.Compared(Term column, Condition.Comparison equal, Term value)
                                && equal == Condition.Comparison.EQUAL
                                && other
                                        instanceof
                                        Condition.Compared(Term column2, Condition.Comparison equal2, Term value2)
                                && equal2 == Condition.Comparison.EQUAL
                                && column.equals(column2)
                                && !value.equals(value2)));
    }

    /** "Not in Rock" of rows that have many means that none of them is. */
    private List<Condition> negated(Occurrence anchor, Sense.Restriction restriction) {
        if (!restriction.negated()) {
            return restriction.conditions();
        }
        List<Condition> all = new ArrayList<>();
        for (Condition condition : restriction.conditions()) {
            List<Occurrence> tables = Joined.tables(List.of(condition));
            boolean many = !tables.isEmpty()
                    && !joined.world().toOne(anchor.table(), tables.getFirst().table());
            all.add(
                    many
                            ? new Condition.Related(
                                    anchor, tables.getFirst(), List.of(condition), new Condition.Quantity.None())
                            : opposite(condition));
        }
        return all;
    }

    private static Condition opposite(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, Condition.Comparison comparison, Term right) ->
                new Condition.Compared(left, comparison.opposite(), right);
            case Condition.Holds(Term term, boolean truth) -> new Condition.Holds(term, !truth);
            case Condition.Not(Condition inner) -> inner;
            default -> new Condition.Not(condition);
        };
    }

    /** "in Brazil and with more than 3", "Latin or Pop". */
    void both(Sense.Restriction left, Sense.Restriction right) {
        if (left.negated() != right.negated() && !joined.glued(Glue.LISTING | Glue.BUT)) {
            return;
        }
        if (joined.glued(Glue.OR)) {
            either(left, right);
        } else if (joined.glued(Glue.LISTING | Glue.BUT)) {
            if (left.bare().isPresent() && left.bare().equals(right.bare())) {
                either(left, right);
            } else if (left.negated() == right.negated()) {
                joined.add(new Sense.Restriction(
                        Frame.union(left.conditions(), right.conditions()), Optional.empty(), left.negated()));
            }
        } else if (left.bare().isPresent() && right.bare().isPresent() && left.negated() == right.negated()) {
            boolean oneRow = joined.touching()
                    && left.bare().get().of().equals(right.bare().get().of());
            joined.add(
                    new Sense.Restriction(
                            Frame.union(left.conditions(), right.conditions()), Optional.empty(), left.negated()),
                    Joined.loose(oneRow ? 0.02 : 0.2));
        }
    }

    private void either(Sense.Restriction left, Sense.Restriction right) {
        List<Term.Constant> values = new ArrayList<>();
        boolean listed = left.bare().isPresent()
                && left.bare().equals(right.bare())
                && values(left, values)
                && values(right, values);
        Condition condition = listed
                ? new Condition.Among(left.bare().orElseThrow(), values)
                : new Condition.Either(List.of(whole(left), whole(right)));
        joined.add(new Sense.Restriction(List.of(condition), listed ? left.bare() : Optional.empty(), left.negated()));
    }

    private static boolean values(Sense.Restriction restriction, List<Term.Constant> values) {
        for (Condition condition : restriction.conditions()) {
            switch (condition) {
                case Condition.Compared(var left, var comparison, Term.Constant value) -> values.add(value);
                case Condition.Among(var term, var more) -> values.addAll(more);
                default -> {
                    return false;
                }
            }
        }
        return true;
    }

    private static Condition whole(Sense.Restriction restriction) {
        return restriction.conditions().size() == 1
                ? restriction.conditions().getFirst()
                : new Condition.Every(restriction.conditions());
    }
}
