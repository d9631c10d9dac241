package dash.learn;

import dash.learnings.Rule;
import dash.schema.Table;
import dash.schema.resolved.Link;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How tables belong together, where the two statements join them differently. */
final class JoinCandidates {

    private record Tables(String left, String right) {}

    private record Columns(List<String> left, List<String> right) {}

    private final Selections before;
    private final Selections after;

    JoinCandidates(Selections before, Selections after) {
        this.before = before;
        this.after = after;
    }

    List<Rule> all() {
        Map<Tables, Columns> wrong = joins(before);
        List<Rule> rules = new ArrayList<>();
        joins(after).forEach((tables, columns) -> {
            if (wrong.containsKey(tables) && !columns.equals(wrong.get(tables))) {
                rules.add(new Rule.JoinOn(tables.left(), columns.left(), tables.right(), columns.right()));
            }
        });
        return rules;
    }

    /** By the names of the tables, the smaller name first, so that the order of writing does not matter. */
    private static Map<Tables, Columns> joins(Selections selections) {
        Map<Tables, Columns> joins = new LinkedHashMap<>();
        for (Selection selection : selections.all()) {
            for (Link link : selection.links()) {
                String left = link.left()
                        .table()
                        .map(Table::name)
                        .map(name -> name.name())
                        .orElse("");
                String right = link.right()
                        .table()
                        .map(Table::name)
                        .map(name -> name.name())
                        .orElse("");
                if (!left.isEmpty() && !right.isEmpty() && !left.equals(right)) {
                    boolean turn = left.compareTo(right) > 0;
                    Columns columns = joins.computeIfAbsent(
                            turn ? new Tables(right, left) : new Tables(left, right),
                            tables -> new Columns(new ArrayList<>(), new ArrayList<>()));
                    columns.left().add(turn ? link.rightColumn() : link.leftColumn());
                    columns.right().add(turn ? link.leftColumn() : link.rightColumn());
                }
            }
        }
        return joins;
    }
}
