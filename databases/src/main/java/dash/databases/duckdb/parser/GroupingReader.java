package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Query;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Reads GROUP BY. The engine spells ROLLUP and CUBE out as the sets they mean. */
final class GroupingReader {

    private final TreeReader tree;

    GroupingReader(TreeReader tree) {
        this.tree = tree;
    }

    Optional<Grouping> read(Fields fields, List<Query.SelectItem> items) {
        List<Expression> by = tree.expressions(fields.list("group_expressions"));
        List<List<Integer>> sets =
                fields.list("group_sets").stream().map(GroupingReader::numbers).toList();
        boolean all = switch (fields.text("aggregate_handling")) {
            case "STANDARD_HANDLING", "" -> false;
            case "FORCE_AGGREGATES" -> true;
            default -> throw fields.notUnderstood("a grouping of an unknown kind");
        };
        List<Grouping.Element> elements = all ? everything(items) : elements(fields, by, sets);
        if (elements.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Grouping(tree.spans().around(Spans.NOWHERE, all ? List.of() : elements), false, elements));
    }

    /** GROUP BY ALL groups by every item without an aggregate. */
    private List<Grouping.Element> everything(List<Query.SelectItem> items) {
        return items.stream()
                .map(Query.SelectItem::value)
                .filter(value -> !aggregates(value))
                .<Grouping.Element>map(value -> new Grouping.By(Spans.NOWHERE, value))
                .toList();
    }

    private boolean aggregates(Expression value) {
        return value.every(Expression.Call.class)
                .anyMatch(call -> call.over().isEmpty()
                        && tree.vocabulary().aggregates().contains(call.name().last()));
    }

    private List<Grouping.Element> elements(Fields fields, List<Expression> by, List<List<Integer>> sets) {
        List<Integer> whole = IntStream.range(0, by.size()).boxed().toList();
        if (sets.isEmpty() && by.isEmpty()) {
            return List.of();
        }
        if (sets.stream().flatMap(List::stream).anyMatch(index -> index < 0 || index >= by.size())) {
            throw fields.notUnderstood("a grouping set of an unknown form");
        }
        if (sets.isEmpty() || sets.equals(List.of(whole))) {
            return by.stream()
                    .<Grouping.Element>map(value -> new Grouping.By(value.span(), value))
                    .toList();
        }
        Span span = tree.spans().around(Spans.NOWHERE, by);
        if (isRollup(sets, by.size())) {
            List<Grouping.Element> keys = by.stream()
                    .<Grouping.Element>map(value -> new Grouping.By(value.span(), value))
                    .toList();
            return List.of(new Grouping.Sets(span, Grouping.Kind.ROLLUP, keys));
        }
        List<Grouping.Element> listed =
                sets.stream().map(set -> element(span, set, by)).toList();
        return List.of(new Grouping.Sets(span, Grouping.Kind.GROUPING_SETS, listed));
    }

    private Grouping.Element element(Span span, List<Integer> set, List<Expression> by) {
        List<Expression> values = set.stream().map(by::get).toList();
        return switch (values.size()) {
            case 0 -> new Grouping.Sets(span, Grouping.Kind.EMPTY, List.of());
            case 1 -> new Grouping.By(values.getFirst().span(), values.getFirst());
            default -> {
                Span row = tree.spans().around(Spans.NOWHERE, values);
                yield new Grouping.By(row, new Expression.Row(row, values));
            }
        };
    }

    private static boolean isRollup(List<List<Integer>> sets, int size) {
        List<List<Integer>> expected = new ArrayList<>();
        for (int length = size; length >= 0; length--) {
            expected.add(IntStream.range(0, length).boxed().toList());
        }
        return sets.size() == size + 1 && expected.containsAll(sets) && sets.containsAll(expected);
    }

    private static List<Integer> numbers(JsonNode set) {
        List<Integer> numbers = new ArrayList<>();
        set.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }
}
