package dash.schema.resolved;

import dash.statement.Conjuncts;
import dash.statement.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Everything a statement computes and everything it holds its rows to, in normal form. */
public record Claims(List<String> aggregates, List<Condition> conditions) {

    public Claims {
        aggregates = List.copyOf(aggregates);
        conditions = List.copyOf(conditions);
    }

    /** The claims of a result of one row: what it picks without folding anything stands for its own sum. */
    public static Claims ofOneRow(Selections selections) {
        List<String> aggregates = new ArrayList<>(of(selections).aggregates());
        for (Selection selection : selections.top()) {
            NormalForm form = new NormalForm(selections, selection);
            if (!selection.isAggregated()) {
                selection
                        .outputs()
                        .forEach(output -> aggregates.add(
                                "sum(" + form.scaled(output.value()).core() + ")"));
            }
        }
        return new Claims(aggregates, of(selections).conditions());
    }

    public static Claims of(Selections selections) {
        List<String> aggregates = new ArrayList<>();
        List<Condition> conditions = new ArrayList<>();
        for (Selection selection : selections.all()) {
            NormalForm form = new NormalForm(selections, selection);
            ConditionForm conditionForm = new ConditionForm(form);
            for (Expression.Call call : Aggregates.of(selection)) {
                aggregates.add(form.scaled(call).core());
                call.filter()
                        .ifPresent(filter -> Conjuncts.of(filter)
                                .forEach(condition -> conditions.addAll(conditionForm.all(condition))));
            }
            selection.conditions().forEach(condition -> conditions.addAll(conditionForm.all(condition)));
        }
        return new Claims(aggregates, conditions);
    }

    /** An average counts as computed when its sum is, and a further FILTER only narrows. */
    public boolean computes(String aggregate) {
        boolean average = aggregate.startsWith("avg(");
        return aggregates.stream()
                .anyMatch(own -> own.equals(aggregate)
                        || (!aggregate.contains("[") && withoutFilter(own).equals(aggregate))
                        || (average && withoutFilter(own).equals("sum(" + aggregate.substring("avg(".length()))));
    }

    private static String withoutFilter(String aggregate) {
        int filter = aggregate.indexOf('[');
        return filter > 0 ? aggregate.substring(0, filter) : aggregate;
    }

    public boolean holds(Condition required, Predicate<String> named) {
        return conditions.stream()
                .anyMatch(own -> own.text().equals(required.text()) || isChosen(own, required, named));
    }

    /** The question itself names the values that stand there instead. */
    private static boolean isChosen(Condition own, Condition required, Predicate<String> named) {
        return own.subject().equals(required.subject())
                && own.kind() == Condition.Kind.IN
                && required.kind() != Condition.Kind.OTHER
                && own.values().stream().allMatch(named);
    }
}
