package dash.builtin.choice;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.stream.Collectors;

/** Says a logical query in words that a person can choose by. */
final class AskedWords {

    private AskedWords() {}

    static String of(Asked asked) {
        StringBuilder words = new StringBuilder(subject(asked));
        List<Term> groups = asked.groups().stream()
                .filter(group -> asked.outputs().stream().anyMatch(output -> figure(output.term())))
                .toList();
        if (!groups.isEmpty()) {
            words.append(" by ").append(listed(groups));
        }
        asked.having().forEach(condition -> words.append(", ").append(of(condition)));
        if (!asked.ordering().isEmpty() && asked.limit() > 0) {
            Asked.Ordering first = asked.ordering().getFirst();
            words.append(first(asked.limit(), asked.passed()))
                    .append(end(first.descending()))
                    .append(of(first.term()));
        } else if (!asked.ordering().isEmpty()) {
            words.append(", in the order of ")
                    .append(of(asked.ordering().getFirst().term()));
        }
        asked.bestOfEach()
                .ifPresent(best -> words.append(", for each of ")
                        .append(listed(best.each()))
                        .append(first(best.count(), asked.passed()).substring(1))
                        .append(end(best.by().descending()))
                        .append(of(best.by().term())));
        return words.toString();
    }

    private static String first(int count, int passed) {
        return passed > 0 ? ", number " + (passed + 1) : count == 1 ? ", the one" : ", the first " + count;
    }

    private static String end(boolean descending) {
        return descending ? " with the most: " : " with the least: ";
    }

    /** What the figures or rows are about, with what restricts them. */
    static String subject(Asked asked) {
        boolean figures = asked.outputs().stream().anyMatch(output -> figure(output.term()));
        String heads = asked.outputs().stream()
                .map(Asked.Output::term)
                .filter(term -> !figures || figure(term))
                .map(AskedWords::of)
                .collect(Collectors.joining(" and "));
        String where = asked.where().stream()
                .filter(condition -> !(condition instanceof Condition.Within))
                .map(AskedWords::of)
                .collect(Collectors.joining(" and "));
        return where.isEmpty() ? heads : heads + " where " + where;
    }

    static String period(Asked asked) {
        return asked.where().stream()
                .filter(Condition.Within.class::isInstance)
                .map(condition -> ((Condition.Within) condition).period().words())
                .findFirst()
                .orElse("");
    }

    private static boolean figure(Term term) {
        return term instanceof Term.Figure
                || term instanceof Term.Calculated
                || term instanceof Term.Canonical
                || term instanceof Term.ShareOf
                || term instanceof Term.Running
                || term instanceof Term.Before;
    }

    private static String listed(List<Term> terms) {
        return terms.stream().map(AskedWords::of).collect(Collectors.joining(" and "));
    }

    static String of(Term term) {
        return switch (term) {
            case Term.Attribute(Occurrence of, String column) ->
                plain(column) + " of " + plain(of.table().name().name());
            case Term.Whole(Occurrence of) -> plain(of.table().name().name());
            case Term.Constant(var kind, String value) -> value;
            case Term.Figure figure ->
                function(figure)
                        + figure.of()
                                .map(AskedWords::of)
                                .orElse(plain(figure.rows().table().name().name()))
                        + (figure.only().isEmpty() ? "" : " where " + conditions(figure.only(), " and "));
            case Term.Canonical(var metric, var rows) -> metric.name();
            case Term.Calculated calculated -> calculated(calculated);
            case Term.StepOf(var grain, Term date) -> grain.word() + " of " + of(date);
            case Term.PartOf(var part, Term date) ->
                part.name().toLowerCase(java.util.Locale.ROOT).replace("_name", "") + " of " + of(date);
            case Term.DaysBetween(Term from, Term to) -> "days from " + of(from) + " to " + of(to);
            case Term.Age(Term.Attribute birth, var day) -> "age by " + of(birth) + " on " + day;
            case Term.Later(Term date, var grain, int count) ->
                of(date) + (count == 0 ? "" : " plus " + count + " " + grain.word() + (count == 1 ? "" : "s"));
            case Term.Single(Asked query) -> "the " + of(query);
            case Term.Tally tally -> of(tally.figure()) + ", none included";
            case Term.OfItsKind kind ->
                "the " + ofItsKind(kind.function()) + of(kind.of())
                        + " of those with the same "
                        + String.join(
                                ", ",
                                kind.alike().stream().map(AskedWords::plain).toList());
            case Term.ShareOf(Term figure, var percent) -> "share of the " + of(figure);
            case Term.Running(Term figure, var each) -> "running " + of(figure);
            case Term.Before(Term figure, var each) -> "previous " + of(figure);
        };
    }

    /** A change in percent is told as what it is a part of. */
    private static String calculated(Term.Calculated calculated) {
        boolean percent = calculated.operator() == Term.Operator.TIMES
                && calculated.left() instanceof Term.Constant
                && calculated.right() instanceof Term.Calculated(Term.Operator divided, Term change, Term before)
                && divided == Term.Operator.DIVIDED
                && change instanceof Term.Calculated(Term.Operator minus, Term left, Term right)
                && minus == Term.Operator.MINUS;
        return percent && calculated.right() instanceof Term.Calculated(var divided, Term change, Term before)
                ? "(" + of(change) + ") in percent of " + of(before)
                : of(calculated.left()) + sign(calculated.operator()) + of(calculated.right());
    }

    private static String ofItsKind(Term.Function function) {
        return switch (function) {
            case MEDIAN -> "median ";
            case GREATEST -> "highest ";
            case LEAST -> "lowest ";
            case AVERAGE, SUM, COUNT, DEVIATION -> "average ";
        };
    }

    private static String sign(Term.Operator operator) {
        return switch (operator) {
            case PLUS -> " plus ";
            case MINUS -> " minus ";
            case TIMES -> " times ";
            case DIVIDED -> " divided by ";
        };
    }

    private static String function(Term.Figure figure) {
        return switch (figure.function()) {
            case COUNT -> figure.distinct() ? "number of different " : "number of ";
            case SUM -> "total ";
            case AVERAGE -> "average ";
            case LEAST -> "lowest ";
            case GREATEST -> "highest ";
            case MEDIAN -> "median ";
            case DEVIATION -> "standard deviation of ";
        };
    }

    private static String conditions(List<Condition> conditions, String between) {
        return conditions.stream().map(AskedWords::of).collect(Collectors.joining(between));
    }

    private static String of(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var comparison, Term right) ->
                of(left) + " " + comparison.symbol() + " " + of(right);
            case Condition.Among(Term term, var values) ->
                of(term) + " is " + values.stream().map(Term.Constant::value).collect(Collectors.joining(" or "));
            case Condition.Between(Term term, Term low, Term high) -> of(term) + " from " + of(low) + " to " + of(high);
            case Condition.Matches(Term term, var match, String text) ->
                of(term) + " " + match.name().toLowerCase(java.util.Locale.ROOT) + " \"" + text + "\"";
            case Condition.Within(Term date, var period, var years) -> of(date) + " " + period.words();
            case Condition.Missing(Term term) -> "no " + of(term);
            case Condition.Holds(Term term, boolean truth) -> (truth ? "" : "not ") + of(term);
            case Condition.Agreed(var of, var metric) -> "counts for " + metric.name();
            case Condition.Related related ->
                quantity(related)
                        + plain(related.other().table().name().name())
                        + (related.conditions().isEmpty() ? "" : " where " + conditions(related.conditions(), " and "));
            case Condition.Picked(var anchor, Asked query) -> "of the " + of(query);
            case Condition.FoundIn(Term.Attribute column, Asked query) -> of(column) + " among the " + of(query);
            case Condition.Every(var all) -> conditions(all, " and ");
            case Condition.Either(var any) -> conditions(any, " or ");
            case Condition.Not(Condition inner) -> "not " + of(inner);
        };
    }

    private static String quantity(Condition.Related related) {
        return switch (related.quantity()) {
            case Condition.Quantity.Some some -> "has ";
            case Condition.Quantity.None none -> "has no ";
            case Condition.Quantity.Measured(Term.Figure figure, var comparison, Term limit) ->
                of(figure) + " " + comparison.symbol() + " " + of(limit) + " for its ";
        };
    }

    private static String plain(String name) {
        return name.replace('_', ' ');
    }
}
