package dash.demo;

import dash.knowledge.Knowledge;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Shortest ways from a table to those it refers to: live foreign keys first, then the hints of the knowledge. */
final class Joins {

    private record Step(String from, String to, String condition) {}

    private final List<Step> steps = new ArrayList<>();
    private final Map<String, String> types = new HashMap<>();

    Joins(Knowledge knowledge) {
        for (List<String> key : DemoDatabase.rows("""
                SELECT k.conrelid::regclass, a.attname, k.confrelid::regclass, b.attname
                FROM pg_constraint k
                JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
                JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = k.confkey[1]
                WHERE k.contype = 'f' ORDER BY 1, 2""")) {
            String condition = key.get(0) + "." + key.get(1) + " = " + key.get(2) + "." + key.get(3);
            steps.add(new Step(key.get(0), key.get(2), condition));
        }
        for (TableKnowledge table : knowledge.tables()) {
            for (RelatedTable related : table.relatedTables()) {
                steps.add(new Step(table.name(), related.table(), related.joinHint()));
            }
        }
        for (List<String> column : DemoDatabase.rows(
                "SELECT table_name, column_name, udt_name FROM information_schema.columns WHERE table_schema = 'public'")) {
            types.put(column.get(0) + "." + column.get(1), column.get(2));
        }
    }

    /** The type of a column as PostgreSQL calls it inside, or the word none. */
    String type(String table, String column) {
        return types.getOrDefault(table + "." + column, "none");
    }

    List<String> conditions() {
        return steps.stream().map(Step::condition).toList();
    }

    String from(String start, String goal) {
        Map<String, String> ways = new HashMap<>(Map.of(start, ""));
        Deque<String> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty() && !ways.containsKey(goal)) {
            String here = open.removeFirst();
            for (Step step : steps) {
                if (step.from.equals(here) && !ways.containsKey(step.to)) {
                    ways.put(step.to, ways.get(here) + " JOIN " + step.to + " ON " + step.condition);
                    open.add(step.to);
                }
            }
        }
        String way = ways.get(goal);
        if (way == null) {
            throw new IllegalArgumentException("no way leads from " + start + " to " + goal);
        }
        return way;
    }
}
