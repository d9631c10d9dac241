package dash.answer;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Query;
import java.util.List;
import java.util.Optional;

/** Says for what a query calculates: for each of its groups. */
final class GroupWords {

    private final Speaker speaker;
    private final List<Query.SelectItem> items;

    GroupWords(Speaker speaker, List<Query.SelectItem> items) {
        this.speaker = speaker;
        this.items = items;
    }

    String of(Grouping grouping) {
        List<String> plain = grouping.elements().stream()
                .filter(Grouping.By.class::isInstance)
                .map(element -> by((Grouping.By) element))
                .toList();
        List<String> sets = grouping.elements().stream()
                .filter(Grouping.Sets.class::isInstance)
                .map(element -> sets((Grouping.Sets) element))
                .toList();
        String each = plain.isEmpty() ? "" : "for each " + English.and(plain);
        String further = String.join(", ", sets);
        return each.isEmpty() ? further : further.isEmpty() ? each : each + ", " + further;
    }

    private String by(Grouping.By by) {
        Expression meant = meant(by.value(), items);
        String words = meant instanceof Expression.Row row
                ? English.and(speaker.values(row.elements()))
                : speaker.value(meant);
        return words.startsWith("the ") ? words.substring(4) : words;
    }

    private String sets(Grouping.Sets sets) {
        List<String> inner = sets.elements().stream()
                .map(element -> switch (element) {
                    case Grouping.By by -> by(by);
                    case Grouping.Sets nested -> sets(nested);
                })
                .toList();
        return switch (sets.kind()) {
            case EMPTY -> "all rows together";
            case ROLLUP ->
                "for each " + English.and(inner) + ", with subtotals for fewer and fewer of these and a grand total";
            case CUBE ->
                "for each " + English.and(inner) + ", with subtotals for every selection of these and a grand total";
            case GROUPING_SETS -> "separately for each " + String.join(", then for each ", inner);
        };
    }

    /** GROUP BY 1 and GROUP BY alias mean an item of the select list. */
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
}
