package dash.databases.postgresql.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads operators and what the grammar treats as one: LIKE, IN, BETWEEN, IS DISTINCT FROM, NULLIF, ANY and ALL. */
final class OperatorReader {

    private static final Name LIKE_ESCAPE = Name.of("pg_catalog", "like_escape");
    private static final Name SIMILAR_ESCAPE = Name.of("pg_catalog", "similar_to_escape");

    private final TreeReader tree;

    OperatorReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Fields fields) {
        OperatorName operator = tree.operator(fields, "name");
        Optional<Expression> left = tree.expression(fields.node("lexpr"));
        JsonNode right = fields.required("rexpr");
        String kind = fields.text("kind");
        int location = fields.location();
        int listEnd = fields.number("rexpr_list_end");
        fields.ignore("rexpr_list_start");
        List<Expression> all = new ArrayList<>();
        left.ifPresent(all::add);
        List<Expression> list = right.has("List") ? list(right) : List.of();
        Optional<Expression> single = right.has("List") ? Optional.empty() : Optional.of(tree.expression(right));
        all.addAll(list);
        single.ifPresent(all::add);
        Span span = span(location, listEnd, all);
        if (kind.equals("AEXPR_OP")) {
            return new Expression.Operation(span, operator, left, one(fields, single));
        }
        Expression value = left.orElseThrow(() -> fields.notUnderstood(kind + " without a left side"));
        return switch (kind) {
            case "AEXPR_OP_ANY", "AEXPR_OP_ALL" ->
                new Expression.Quantified(span, value, operator, quantifier(kind), one(fields, single));
            case "AEXPR_DISTINCT", "AEXPR_NOT_DISTINCT" ->
                new Expression.DistinctFrom(span, kind.equals("AEXPR_NOT_DISTINCT"), value, one(fields, single));
            case "AEXPR_NULLIF" -> new Expression.NullIf(span, value, one(fields, single));
            case "AEXPR_IN" -> new Expression.InList(span, operator.symbol().equals("<>"), value, list);
            case "AEXPR_LIKE", "AEXPR_ILIKE", "AEXPR_SIMILAR" -> like(span, kind, operator, value, one(fields, single));
            case "AEXPR_BETWEEN", "AEXPR_NOT_BETWEEN", "AEXPR_BETWEEN_SYM", "AEXPR_NOT_BETWEEN_SYM" ->
                between(fields, span, kind, value, list);
            default -> throw fields.notUnderstood("an operator of an unknown kind");
        };
    }

    private Span span(int location, int listEnd, List<Expression> all) {
        Span span = tree.spans().around(location, all);
        return listEnd > 0 ? tree.spans().closed(span.hull(tree.spans().token(listEnd))) : span;
    }

    private List<Expression> list(JsonNode node) {
        Fields fields = tree.fields(node);
        List<Expression> items = tree.expressions(fields.list("items"));
        fields.done();
        return items;
    }

    private static Expression one(Fields fields, Optional<Expression> single) {
        return single.orElseThrow(() -> fields.notUnderstood("a list on the right side of an operator"));
    }

    private static Expression.Quantifier quantifier(String kind) {
        return kind.endsWith("ANY") ? Expression.Quantifier.ANY : Expression.Quantifier.ALL;
    }

    private static Expression between(
            Fields fields, Span span, String kind, Expression value, List<Expression> bounds) {
        if (bounds.size() != 2) {
            throw fields.notUnderstood("BETWEEN with " + bounds.size() + " bounds");
        }
        boolean negated = kind.startsWith("AEXPR_NOT");
        boolean symmetric = kind.endsWith("SYM");
        return new Expression.Between(span, negated, symmetric, value, bounds.getFirst(), bounds.getLast());
    }

    /** ESCAPE, and every SIMILAR TO, come as a call around the pattern. */
    private static Expression like(Span span, String kind, OperatorName operator, Expression value, Expression right) {
        Expression.Matching matching = switch (kind) {
            case "AEXPR_LIKE" -> Expression.Matching.LIKE;
            case "AEXPR_ILIKE" -> Expression.Matching.ILIKE;
            default -> Expression.Matching.SIMILAR;
        };
        boolean negated = operator.symbol().startsWith("!");
        if (right instanceof Expression.Call call && isEscape(call)) {
            List<Expression> parts =
                    call.arguments().stream().map(Argument::value).toList();
            Optional<Expression> escape = parts.size() > 1 ? Optional.of(parts.get(1)) : Optional.empty();
            return new Expression.Like(span, matching, negated, operator, value, parts.getFirst(), escape);
        }
        return new Expression.Like(span, matching, negated, operator, value, right, Optional.empty());
    }

    private static boolean isEscape(Expression.Call call) {
        boolean named = call.name().equals(LIKE_ESCAPE) || call.name().equals(SIMILAR_ESCAPE);
        boolean plain = call.orderBy().isEmpty()
                && call.filter().isEmpty()
                && call.over().isEmpty();
        int count = call.arguments().size();
        return named && plain && (count == 1 || count == 2);
    }
}
