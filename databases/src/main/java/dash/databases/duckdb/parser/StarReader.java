package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Reads {@code *}, what may follow it, {@code COLUMNS(…)} and {@code #1}: ways to name columns without naming them. */
final class StarReader {

    private final TreeReader tree;

    StarReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Fields fields) {
        List<String> qualifier = fields.name("relation_name").stream().toList();
        boolean columns = fields.flag("columns");
        List<String> words = new ArrayList<>();
        fields.names("exclude_list").forEach(name -> words.add("exclude " + name));
        fields.list("qualified_exclude_list").forEach(entry -> words.add("exclude " + qualified(entry)));
        fields.list("rename_list").forEach(entry -> words.add("rename " + renamed(entry)));
        List<Node> parts = new ArrayList<>();
        Expression.Star star = new Expression.Star(fields.own(), qualifier);
        fields.list("replace_list").forEach(entry -> replaced(entry, words, parts));
        fields.node("expr").ifPresent(expression -> parts.add(tree.expression(expression)));
        fields.refuse("unpacked", "a star of an unknown kind");
        if (!columns && words.isEmpty() && parts.isEmpty()) {
            return star;
        }
        Span span = tree.spans().around(fields.own(), parts);
        parts.addFirst(star);
        return new Expression.Construct(span, columns ? "columns" : "*", words, parts);
    }

    /** {@code #1} means a column of FROM by its place; one that stands nowhere was made up by the engine. */
    Expression position(Fields fields) {
        fields.ignore("index");
        Span span = fields.own();
        List<Node> parts = Spans.isSomewhere(span) ? List.of(new Expression.Star(span, List.of())) : List.of();
        return new Expression.Construct(span, "#", List.of(), parts);
    }

    private void replaced(JsonNode entry, List<String> words, List<Node> parts) {
        Fields fields = tree.fields("REPLACE", entry);
        words.add("replace " + fields.name("key").orElse(""));
        parts.add(tree.expression(fields.required("value")));
        fields.done();
    }

    private String qualified(JsonNode entry) {
        Fields fields = tree.fields("EXCLUDE", entry);
        List<String> path = new ArrayList<>();
        for (String part : List.of("catalog", "schema", "table", "column")) {
            fields.name(part).ifPresent(path::add);
        }
        fields.done();
        return path.isEmpty() ? "" : new Name(path).toString();
    }

    private String renamed(JsonNode entry) {
        Fields fields = tree.fields("RENAME", entry);
        String from = qualified(fields.required("key"));
        String to = fields.name("value").orElse("");
        fields.done();
        return from + " to " + to;
    }
}
