package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What restricts, beside nouns and beside other restrictions. */
final class RestrictionRules {

    /** "Ada Lovelace" is one person: a value right behind another one belongs to it, and not to what stands before both. */
    private static final double PARTED = 0.1;

    /** "were nominated but never won": what did not happen is said of who is asked for, and not of the single nomination. */
    private static final double CONTRARY = 1;

    private static final double DIVIDING = 1;

    private final Joined joined;

    RestrictionRules(Joined joined) {
        this.joined = joined;
    }

    /** "customers in Brazil", "city of Calgary". */
    void behind(Frame noun, Sense.Restriction restriction) {
        if (joined.glued(Glue.BREAK)) {
            return;
        }
        if (joined.glued(Glue.TOO) && !noun.where().isEmpty()) {
            Alternatives.of(List.of(noun.where().getLast()), restriction.conditions())
                    .flatMap(values -> Alternatives.apart(List.of(values)))
                    .ifPresent(apart -> joined.noun(
                            noun.withWhere(Frame.union(
                                    noun.where().subList(0, noun.where().size() - 1), apart)),
                            Cost.NOTHING));
            return;
        }
        noun.onlyAttribute()
                .filter(column -> noun.isBare())
                .flatMap(column -> Elsewhere.behind(column, restriction.conditions()))
                .ifPresent(moved -> joined.add(new Sense.Restriction(moved, Optional.empty(), restriction.negated())));
        boolean named = names(noun, restriction) || (joined.glued(Glue.BE) && speaksOf(noun, restriction));
        if (named) {
            joined.add(new Sense.Restriction(restriction.conditions(), Optional.empty(), restriction.negated()));
        }
        boolean ofOthers = (joined.touching() || joined.glued(Glue.OF | Glue.FOR)) && Compared.ends(noun);
        if (ofOthers) {
            Compared.with(noun, negated(noun.core(), restriction))
                    .ifPresent(frame -> joined.noun(frame, Joined.loose(0.05)));
        }
        if (noun.isRows() && ofRows(noun, restriction) && !joined.glued(Glue.OR)) {
            boolean parted = joined.touching() && !noun.where().isEmpty();
            joined.noun(
                    noun.with(restriction.conditions()),
                    Joined.loose((parted ? PARTED : 0) + (ofOthers ? Compared.ROWS : 0)));
            return;
        }
        if (joined.glued(Glue.OR)) {
            alternative(noun, restriction);
            return;
        }
        if (joined.glued(Glue.TO)
                && restriction.bare().isEmpty()
                && !noun.where().isEmpty()) {
            return;
        }
        boolean divides = joined.glued(Glue.BY | Glue.PER) && isFlag(restriction);
        double gap = divides ? DIVIDING : joined.unglued() ? 0.3 : 0;
        double listed = joined.glued(Glue.LISTING) && !joined.glued(~Glue.LISTING) ? 0.4 : 0;
        boolean contrary =
                restriction.negated() && joined.glued(Glue.BUT) && joined.left().has(Glue.VERB);
        restricted(noun, restriction, Joined.loose(gap + listed + (named ? 0.3 : 0) + (contrary ? CONTRARY : 0)));
    }

    /** "rooms by balcony": whether they have one divides them. */
    private static boolean isFlag(Sense.Restriction restriction) {
        return restriction.conditions().stream().allMatch(Condition.Holds.class::isInstance);
    }

    /** "courses with 3 credits or in Physics". */
    private void alternative(Frame noun, Sense.Restriction restriction) {
        Occurrence anchor = Joined.anchor(noun);
        boolean reached = Joined.tables(restriction.conditions()).stream()
                .allMatch(table ->
                        joined.world().distance(anchor.table(), table.table()).isPresent());
        if (reached && !noun.where().isEmpty()) {
            joined.noun(noun.or(negated(anchor, restriction)), Joined.loose(0.1));
        }
    }

    /** "rock tracks", "NY state". */
    void before(Sense.Restriction restriction, Frame noun) {
        if (names(noun, restriction) && noun.isBare() && !joined.glued(Glue.TOO)) {
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

    /** "whose weight is heavier than 10": the column is said by the noun and by the adjective. */
    private static boolean speaksOf(Frame noun, Sense.Restriction restriction) {
        return noun.isBare()
                && restriction.conditions().size() == 1
                && restriction.conditions().getFirst() instanceof Condition.Compared(Term left, var how, Term right)
                && noun.onlyAttribute().filter(left::equals).isPresent();
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
        if (onOtherRows(anchor, restriction) && !SharedRules.isSort(noun, joined.world())) {
            cost = cost.plus(Feature.LOOSE, 1);
        }
        if (contradicts(noun, restriction) && !manyOf(anchor, restriction)) {
            cost = cost.plus(Feature.LOOSE, 2);
        }
        joined.noun(noun.with(negated(anchor, restriction)), cost);
    }

    /** One row of a table is not two of its rows, unless a key leads from the one to the other. */
    private static boolean onOtherRows(Occurrence anchor, Sense.Restriction restriction) {
        return Joined.tables(restriction.conditions()).stream()
                .anyMatch(table -> table.number() > 0
                        && table.via().isEmpty()
                        && table.table().name().equals(anchor.table().name()));
    }

    /** Whether each of the conditions may hold for another row. */
    private boolean manyOf(Occurrence anchor, Sense.Restriction restriction) {
        return Joined.tables(restriction.conditions()).stream()
                .noneMatch(table -> joined.world().toOne(anchor.table(), table.table()));
    }

    /** One row cannot hold two values in one column, and where it holds one it need not be said that it holds no other. */
    private static boolean contradicts(Frame noun, Sense.Restriction restriction) {
        List<Condition> said = new ArrayList<>(noun.where());
        for (Condition condition : restriction.conditions()) {
            if (said.stream().anyMatch(one -> contradict(one, condition))) {
                return true;
            }
            said.add(condition);
        }
        return false;
    }

    private static boolean contradict(Condition one, Condition other) {
        return one instanceof Condition.Compared(Term column, Condition.Comparison equal, Term value)
                && equal == Condition.Comparison.EQUAL
                && (other instanceof Condition.Not(Condition not) ? not : other)
                        instanceof Condition.Compared(Term column2, Condition.Comparison equal2, Term value2)
                && equal2 == Condition.Comparison.EQUAL
                && column.equals(column2)
                && !value.equals(value2);
    }

    /** "Not in Rock" of rows that have many means that none of them is. */
    private List<Condition> negated(Occurrence anchor, Sense.Restriction restriction) {
        List<Condition> all = new ArrayList<>();
        for (Condition said : restriction.conditions()) {
            boolean denied = said instanceof Condition.Not;
            if (!restriction.negated() && !denied) {
                all.add(said);
                continue;
            }
            Condition condition = !restriction.negated() && said instanceof Condition.Not(Condition not) ? not : said;
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
            Optional<Condition> values = Alternatives.of(left.conditions(), right.conditions());
            if (left.negated() != right.negated()) {
                without(left, right);
            } else if (joined.glued(Glue.TOO) && values.isPresent() && !left.negated()) {
                Alternatives.apart(List.of(values.get()))
                        .ifPresent(apart -> joined.add(new Sense.Restriction(apart, Optional.empty(), false)));
            } else if (left.bare().isPresent() && left.bare().equals(right.bare())) {
                either(left, right);
            } else if (values.isPresent()) {
                joined.add(new Sense.Restriction(List.of(values.get()), Optional.empty(), left.negated()));
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

    /** "in autumn but not in spring": the one that is wanted, and none of the other. */
    private void without(Sense.Restriction left, Sense.Restriction right) {
        List<Condition> all = new ArrayList<>(said(left));
        all.addAll(said(right));
        boolean further = joined.glued(Glue.COMMA) && !joined.glued(Glue.AND | Glue.BUT);
        joined.add(new Sense.Restriction(all, Optional.empty(), false), Joined.loose(further ? 0.4 : 0));
    }

    private static List<Condition> said(Sense.Restriction restriction) {
        return restriction.negated() ? List.of(new Condition.Not(whole(restriction))) : restriction.conditions();
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
