package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads types; those inside others, as in {@code STRUCT(a INTEGER)}, become a construct among the modifiers. */
final class TypeReader {

    private final TreeReader tree;

    TypeReader(TreeReader tree) {
        this.tree = tree;
    }

    TypeName read(JsonNode node, Span around) {
        Fields fields = tree.fields(node);
        if (!fields.kind().equals("TYPE")) {
            throw fields.notUnderstood(fields.kind() + " as a type");
        }
        Optional<String> field = fields.name("alias");
        Name name = tree.name(fields, "type_name", "schema", "catalog");
        Span span = Spans.isSomewhere(fields.own()) ? fields.own() : around;
        List<Expression> modifiers = new ArrayList<>();
        List<Node> inner = new ArrayList<>();
        for (JsonNode child : fields.list("children")) {
            if (child.path("type").asString("").equals("TYPE")) {
                inner.add(read(child, span));
            } else {
                modifiers.add(tree.expression(child));
            }
        }
        fields.done();
        boolean list = name.equals(Name.of("list")) && inner.size() == 1 && modifiers.isEmpty();
        if (list && inner.getFirst() instanceof TypeName element) {
            return new TypeName(span, element.name(), element.modifiers(), element.dimensions() + 1, false, false);
        }
        if (!inner.isEmpty() || field.isPresent()) {
            modifiers.add(new Expression.Construct(span, "type", field.stream().toList(), inner));
        }
        return new TypeName(span, name, modifiers, 0, false, false);
    }
}
