package dash.schema.resolved;

import dash.statement.Expression;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Conditions in normal form: what must hold, one by one. Negations are pushed inwards, a list of values is a set, and a
 * semi join ({@code IN (SELECT …)}, {@code EXISTS}) holds what its query holds, as a join with the same filter would.
 */
public final class ConditionForm {

    private static final Map<String, String> OPPOSITE =
            Map.of("=", "<>", "<>", "=", "<", ">=", ">=", "<", ">", "<=", "<=", ">", "!=", "=");
    private static final Map<String, String> TURNED =
            Map.of("=", "=", "<>", "<>", "!=", "!=", "<", ">", ">", "<", "<=", ">=", ">=", "<=");

    private final NormalForm form;

    public ConditionForm(NormalForm form) {
        this.form = form;
    }

    public static boolean isCondition(Expression expression) {
        return switch (expression) {
            case Expression.Logical logical -> true;
            case Expression.Not not -> true;
            case Expression.NullTest test -> true;
            case Expression.BooleanTest test -> true;
            case Expression.Between between -> true;
            case Expression.InList list -> true;
            case Expression.InSubquery subquery -> true;
            case Expression.Exists exists -> true;
            case Expression.Quantified quantified -> true;
            default -> false;
        };
    }

    public String text(Expression condition) {
        return all(condition).stream().map(Condition::text).sorted().collect(Collectors.joining(" & "));
    }

    public List<Condition> all(Expression condition) {
        return read(condition, false);
    }

    private List<Condition> read(Expression condition, boolean negated) {
        return switch (condition) {
            case Expression.Logical logical ->
                (logical.connective() == Expression.Connective.AND) != negated
                        ? each(logical.operands(), negated)
                        : List.of(either(logical.operands(), negated));
            case Expression.Not not -> read(not.operand(), !negated);
            case Expression.Operation operation -> operation(operation, negated);
            case Expression.InList list -> list(list.value(), list.list(), list.negated() != negated);
            case Expression.Quantified quantified
            when quantified.quantifier() == Expression.Quantifier.ANY
                    && quantified.operator().symbol().equals("=")
                    && quantified.array() instanceof Expression.ArrayLiteral array ->
                list(quantified.value(), array.elements(), negated);
            case Expression.Between between -> between(between, negated);
            case Expression.NullTest test ->
                List.of(Condition.other(
                        form.text(test.operand()) + (test.negated() != negated ? " is not null" : " is null")));
            case Expression.BooleanTest test -> truth(test, negated);
            case Expression.InSubquery subquery -> semiJoin(subquery.query(), form.text(subquery.value()), negated);
            case Expression.Exists exists -> semiJoin(exists.query(), "", negated);
            case Expression.Cast cast -> read(cast.value(), negated);
            default -> List.of(Condition.other((negated ? "not " : "") + form.text(condition)));
        };
    }

    private List<Condition> each(List<Expression> operands, boolean negated) {
        return operands.stream()
                .flatMap(operand -> read(operand, negated).stream())
                .toList();
    }

    /** Alternatives about one subject are one list of values. */
    private Condition either(List<Expression> operands, boolean negated) {
        List<List<Condition>> alternatives =
                operands.stream().map(operand -> read(operand, negated)).toList();
        List<Condition> single = alternatives.stream()
                .filter(one -> one.size() == 1 && one.getFirst().kind() == Condition.Kind.IN)
                .map(List::getFirst)
                .toList();
        boolean oneSubject = single.size() == alternatives.size()
                && single.stream().map(Condition::subject).distinct().count() == 1;
        if (oneSubject) {
            Set<String> values = new TreeSet<>();
            single.forEach(one -> values.addAll(one.values()));
            return new Condition(single.getFirst().subject(), Condition.Kind.IN, values);
        }
        return Condition.other(alternatives.stream()
                .map(one -> one.stream().map(Condition::text).sorted().collect(Collectors.joining(" & ")))
                .sorted()
                .collect(Collectors.joining(" or ", "(", ")")));
    }

    private List<Condition> operation(Expression.Operation operation, boolean negated) {
        String symbol = operation.operator().symbol();
        if (operation.left().isEmpty() || !OPPOSITE.containsKey(symbol)) {
            return List.of(Condition.other((negated ? "not " : "") + form.text(operation)));
        }
        Expression left = operation.left().get();
        Expression right = operation.right();
        String meant = negated ? OPPOSITE.getOrDefault(symbol, symbol) : symbol.equals("!=") ? "<>" : symbol;
        if (isConstant(left) && !isConstant(right)) {
            return List.of(compared(right, TURNED.getOrDefault(meant, meant), left));
        }
        return List.of(compared(left, meant, right));
    }

    private Condition compared(Expression left, String symbol, Expression right) {
        boolean equality = symbol.equals("=") || symbol.equals("<>");
        if (equality
                && right instanceof Expression.Literal literal
                && literal.kind() == Expression.Literal.Kind.BOOLEAN) {
            boolean wanted = literal.value().startsWith("t") == symbol.equals("=");
            return Condition.other((wanted ? "" : "not ") + form.text(left));
        }
        if (equality && isConstant(right)) {
            return new Condition(
                    form.text(left),
                    symbol.equals("=") ? Condition.Kind.IN : Condition.Kind.NOT_IN,
                    Set.of(form.text(right)));
        }
        String one = form.text(left);
        String other = form.text(right);
        boolean turn = TURNED.getOrDefault(symbol, symbol).equals(symbol) && one.compareTo(other) > 0;
        return Condition.other(turn ? other + " " + symbol + " " + one : one + " " + symbol + " " + other);
    }

    public static boolean isConstant(Expression expression) {
        return expression instanceof Expression.Literal
                || (expression instanceof Expression.Cast cast && isConstant(cast.value()));
    }

    /** None of several is several conditions; one of several is one. */
    private List<Condition> list(Expression value, List<Expression> list, boolean negated) {
        String subject = form.text(value);
        Set<String> values = list.stream().map(form::text).collect(Collectors.toCollection(LinkedHashSet::new));
        return negated
                ? values.stream()
                        .map(one -> new Condition(subject, Condition.Kind.NOT_IN, Set.of(one)))
                        .toList()
                : List.of(new Condition(subject, Condition.Kind.IN, values));
    }

    private List<Condition> between(Expression.Between between, boolean negated) {
        if (between.negated() != negated) {
            return List.of(Condition.other("not between " + form.text(between.value()) + " " + form.text(between.low())
                    + " " + form.text(between.high())));
        }
        return List.of(compared(between.value(), ">=", between.low()), compared(between.value(), "<=", between.high()));
    }

    private List<Condition> truth(Expression.BooleanTest test, boolean negated) {
        boolean positive = test.negated() == negated;
        return switch (test.truth()) {
            case TRUE -> read(test.operand(), !positive);
            case FALSE -> read(test.operand(), positive);
            case UNKNOWN ->
                List.of(Condition.other(form.text(test.operand()) + (positive ? " is null" : " is not null")));
        };
    }

    private List<Condition> semiJoin(Query query, String value, boolean negated) {
        List<Condition> inner = new ArrayList<>();
        for (Selection branch : form.selections().of(query)) {
            ConditionForm inside = new ConditionForm(form.in(branch));
            branch.conditions().forEach(condition -> inner.addAll(inside.all(condition)));
        }
        if (!negated) {
            return inner;
        }
        String held = inner.stream().map(Condition::text).sorted().collect(Collectors.joining(" & "));
        return List.of(Condition.other("none of (" + value + ": " + held + ")"));
    }
}
