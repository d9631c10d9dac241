package dash.answer;

import dash.provenance.Origin;
import dash.statement.CommonTable;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Statement;
import dash.statement.With;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells in plain English what a statement does. Reads the tree that the guard judged, so the two cannot disagree. Named
 * steps come first, one a line; queries inside of a step that are too long for a bracket follow it, indented.
 */
public final class Explanation {

    private static final String INDENT = "  ";

    private Explanation() {}

    public static String of(Statement statement) {
        return String.join("\n", lines(statement.root(), Names.none()));
    }

    /** The same, and which knowledge asks for what it does. */
    static String of(Statement statement, List<AtWork.Applied> applied) {
        Map<String, List<String>> reasons = new LinkedHashMap<>();
        for (AtWork.Applied found : applied) {
            boolean told = found.origin() instanceof Origin.Metric || found.origin() instanceof Origin.Rule;
            if (told && !found.nested()) {
                reasons.computeIfAbsent(found.words(), unseen -> new ArrayList<>())
                        .add(reason(found.origin()));
            }
        }
        List<String> why = new ArrayList<>();
        reasons.forEach((words, because) -> why.add(words + " – " + English.and(because)));
        return of(statement) + (why.isEmpty() ? "" : "\nWhy: " + String.join("; ", why) + ".");
    }

    private static String reason(Origin origin) {
        return switch (origin) {
            case Origin.Metric(String name, String owner) -> "metric " + name;
            case Origin.Rule(String title) -> "rule \"" + title + "\"";
            default -> origin.kind() + " " + origin.label();
        };
    }

    private static List<String> lines(Root root, Names names) {
        return switch (root) {
            case Query query -> lines(query, names);
            case Root.Explain explain -> {
                List<String> lines = new ArrayList<>(lines(explain.inner(), names));
                lines.addFirst("Shows how the database would carry this out, without running it:");
                yield lines;
            }
            case Root.Command command -> List.of(command.kind());
        };
    }

    private static List<String> lines(Query query, Names names) {
        List<String> lines = new ArrayList<>();
        List<CommonTable> tables = query.with().map(With::tables).orElse(List.of());
        boolean recursive = query.with().map(With::recursive).orElse(false);
        int number = 1;
        for (CommonTable table : tables) {
            String repeats = recursive && mentionsItself(table) ? ", repeated until nothing new is found" : "";
            String head = "Step " + number++ + ", " + Names.words(table.name()) + repeats + ": ";
            if (table.body() instanceof Query body) {
                lines.addAll(told(head, body, names, true));
            }
        }
        lines.addAll(told(tables.isEmpty() ? "" : "Step " + number + ", the answer: ", query, names, false));
        return lines;
    }

    private static boolean mentionsItself(CommonTable table) {
        return table.every(Relation.Table.class)
                .anyMatch(read -> read.name().last().equals(table.name()));
    }

    private static List<String> told(String head, Query query, Names names, boolean withSteps) {
        Steps steps = Steps.onLines();
        QueryWords words = new QueryWords(new Speaker(names, steps));
        String text = withSteps ? words.query(query) : words.body(query);
        List<String> lines = new ArrayList<>();
        lines.add(head.isEmpty() ? English.capital(text) + "." : head + text + ".");
        steps.since(0).forEach(line -> lines.add(INDENT + line + "."));
        return lines;
    }
}
