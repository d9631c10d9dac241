package dash.answer;

import dash.statement.CommonTable;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.OrderItem;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says a query in words, in the order in which it is carried out: rows, filters, groups, values, order, limit. */
final class QueryWords {

    private QueryWords() {}

    static String of(Root root) {
        return switch (root) {
            case Query query -> query(query);
            case Root.Explain explain -> "the plan of: " + of(explain.inner());
            case Root.Command command -> command.kind();
        };
    }

    private static String query(Query query) {
        List<String> parts = new ArrayList<>();
        query.with().ifPresent(with -> with.tables().forEach(table -> parts.add(step(table))));
        parts.add(body(query.body()));
        ordering(query).ifPresent(parts::add);
        return String.join("; ", parts);
    }

    private static String step(CommonTable table) {
        return "first " + table.name().replace('_', ' ') + " (" + of(table.body()) + ")";
    }

    private static String body(Query.Body body) {
        return switch (body) {
            case Query.Select select -> select(select);
            case Query.SetOperation operation ->
                "(" + query(operation.left()) + ") " + together(operation) + " (" + query(operation.right()) + ")";
            case Query.Values values -> values.rows().size() + " given rows";
        };
    }

    private static String together(Query.SetOperation operation) {
        return switch (operation.operator()) {
            case UNION -> operation.all() ? "together with" : "together, without repetitions, with";
            case INTERSECT -> "as far as also in";
            case EXCEPT -> "without what is in";
        };
    }

    private static String select(Query.Select select) {
        List<String> parts = new ArrayList<>();
        if (!select.from().isEmpty()) {
            parts.add("looks at "
                    + select.from().stream().map(QueryWords::relation).collect(Collectors.joining(", ")));
        }
        List<Expression> kept = Conjuncts.of(select.where());
        if (!kept.isEmpty()) {
            parts.add("keeps rows where " + ConditionWords.all(kept));
        }
        parts.add(values(select));
        select.having().ifPresent(having -> parts.add("keeps groups where " + ConditionWords.of(having)));
        select.distinct()
                .ifPresent(distinct -> parts.add(
                        distinct.on().isEmpty()
                                ? "drops repeated rows"
                                : "keeps the first row for each " + ExpressionWords.list(distinct.on())));
        return String.join(", ", parts);
    }

    private static String relation(Relation relation) {
        return switch (relation) {
            case Relation.Table table ->
                table.name().last().replace('_', ' ')
                        + table.sample().map(sample -> " (a random sample)").orElse("");
            case Relation.Subquery subquery -> "(" + query(subquery.query()) + ")";
            case Relation.FunctionTable table ->
                table.functions().stream()
                        .map(function -> ExpressionWords.of(function.call()))
                        .collect(Collectors.joining(", "));
            case Relation.Join join ->
                relation(join.left()) + " " + joining(join) + " " + relation(join.right()) + on(join);
        };
    }

    private static String joining(Relation.Join join) {
        return switch (join.kind()) {
            case CROSS -> "combined with every row of";
            case INNER -> "with the matching";
            case LEFT -> "with, where there is one, the matching";
            case RIGHT -> "matched, where there is one, to every";
            case FULL -> "matched both ways with";
        };
    }

    /** Joins over plain keys need no words; anything else in the condition filters and has to be said. */
    private static String on(Relation.Join join) {
        List<Expression> unusual = Conjuncts.of(join.on()).stream()
                .filter(condition -> !isKeyEquality(condition))
                .toList();
        return unusual.isEmpty() ? "" : " (where " + ConditionWords.all(unusual) + ")";
    }

    static boolean isKeyEquality(Expression condition) {
        return condition instanceof Expression.Operation operation
                && operation.operator().symbol().equals("=")
                && operation.left().filter(Expression.Column.class::isInstance).isPresent()
                && operation.right() instanceof Expression.Column;
    }

    private static String values(Query.Select select) {
        List<Expression> groups = groups(select);
        List<String> computed = select.items().stream()
                .filter(item -> !isGroupColumn(item, groups))
                .map(QueryWords::item)
                .toList();
        String shown = computed.isEmpty() ? "lists the groups" : "takes " + String.join(", ", computed);
        if (groups.isEmpty()) {
            return shown;
        }
        return shown + " for each " + groups.stream().map(QueryWords::group).collect(Collectors.joining(" and "));
    }

    private static String group(Expression expression) {
        String words = ExpressionWords.of(expression);
        return words.startsWith("the ") ? words.substring(4) : words;
    }

    private static String item(Query.SelectItem item) {
        String words = ExpressionWords.of(item.value());
        String name = OutputColumns.nameOf(item).replace('_', ' ');
        boolean plain =
                item.value() instanceof Expression.Column || item.alias().isEmpty();
        return plain ? words : words + " (" + name + ")";
    }

    private static boolean isGroupColumn(Query.SelectItem item, List<Expression> groups) {
        return groups.stream().anyMatch(group -> group.sameAs(item.value()));
    }

    /** GROUP BY 1 and GROUP BY alias mean an item of the select list. */
    private static List<Expression> groups(Query.Select select) {
        return select.grouping().stream()
                .flatMap(grouping -> grouping.elements().stream())
                .flatMap(element -> grouped(element).stream())
                .map(expression -> meant(expression, select.items()))
                .toList();
    }

    private static List<Expression> grouped(Grouping.Element element) {
        return switch (element) {
            case Grouping.By by -> List.of(by.value());
            case Grouping.Sets sets ->
                sets.elements().stream()
                        .flatMap(inner -> grouped(inner).stream())
                        .distinct()
                        .toList();
        };
    }

    static Expression meant(Expression expression, List<Query.SelectItem> items) {
        if (expression instanceof Expression.Literal literal
                && literal.kind() == Expression.Literal.Kind.INTEGER
                && literal.value().matches("[1-9]\\d?")) {
            int index = Integer.parseInt(literal.value()) - 1;
            return index < items.size() ? items.get(index).value() : expression;
        }
        if (expression instanceof Expression.Column column && !column.name().isQualified()) {
            Optional<Query.SelectItem> named = items.stream()
                    .filter(item ->
                            item.alias().filter(column.name().last()::equals).isPresent())
                    .findFirst();
            return named.map(Query.SelectItem::value).orElse(expression);
        }
        return expression;
    }

    private static Optional<String> ordering(Query query) {
        List<String> parts = new ArrayList<>();
        if (!query.orderBy().isEmpty()) {
            parts.add("sorted by "
                    + query.orderBy().stream()
                            .map(item -> ordered(item, query))
                            .collect(Collectors.joining(", then ")));
        }
        query.offset().ifPresent(offset -> parts.add("without the first " + ExpressionWords.of(offset)));
        query.limit().ifPresent(limit -> parts.add(limited(ExpressionWords.of(limit))));
        return parts.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", parts));
    }

    private static String ordered(OrderItem item, Query query) {
        boolean down = item.direction() == OrderItem.Direction.DESCENDING;
        return orderedBy(item, query) + (down ? " (largest or latest first)" : " (smallest or earliest first)");
    }

    private static String limited(String limit) {
        return limit.equals("1") ? "only the first row" : "at most " + limit + " rows";
    }

    private static String orderedBy(OrderItem item, Query query) {
        if (item.value() instanceof Expression.Literal literal
                && literal.value().matches("[1-9]\\d?")) {
            int index = Integer.parseInt(literal.value()) - 1;
            List<String> names = OutputColumns.of(query);
            return index < names.size() ? names.get(index).replace('_', ' ') : "column " + literal.value();
        }
        return ExpressionWords.of(item.value());
    }
}
