package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads PIVOT and UNPIVOT, as statements and behind a table. */
final class PivotReader {

    private static final Set<String> WORDS = Set.of("PIVOT", "UNPIVOT", "PIVOT_WIDER", "PIVOT_LONGER");

    private final TreeReader tree;

    PivotReader(TreeReader tree) {
        this.tree = tree;
    }

    Relation read(Fields fields) {
        Relation source = tree.relations().read(fields.required("source"));
        List<Node> parts = new ArrayList<>(List.of(source));
        parts.addAll(tree.expressions(fields.list("aggregates")));
        List<String> words = new ArrayList<>(fields.names("unpivot_names"));
        fields.list("pivots").forEach(pivot -> pivot(pivot, words, parts));
        fields.names("groups").forEach(column -> parts.add(new Expression.Column(Spans.NOWHERE, Name.of(column))));
        boolean unpivot = !words.isEmpty();
        if (fields.flag("include_nulls")) {
            words.add("include nulls");
        }
        Span span = tree.spans().around(fields.own(), parts);
        Span whole = Spans.isSomewhere(fields.own()) ? span : tree.spans().backTo(span, WORDS);
        Optional<String> alias = tree.relations().alias(fields, whole).map(found -> found.name());
        Span named = alias.map(name -> tree.spans().named(whole, name)).orElse(whole);
        return new Relation.Construct(
                named,
                unpivot ? "unpivot" : "pivot",
                words,
                parts,
                tree.relations().alias(fields, named));
    }

    private void pivot(JsonNode node, List<String> words, List<Node> parts) {
        Fields fields = tree.fields("PIVOT column", node);
        parts.addAll(tree.expressions(fields.list("pivot_expressions")));
        words.addAll(fields.names("unpivot_names"));
        for (JsonNode entry : fields.list("entries")) {
            Fields value = tree.fields("PIVOT value", entry);
            Optional<JsonNode> expression = value.node("star_expr");
            if (expression.filter(tree.spans()::isPutIn).isEmpty()) {
                expression.map(tree::expression).ifPresent(parts::add);
            }
            parts.addAll(tree.expressions(value.list("values")));
            value.name("alias").ifPresent(words::add);
            value.done();
        }
        fields.node("subquery").ifPresent(query -> parts.add(tree.queries().query(query)));
        fields.done();
    }
}
