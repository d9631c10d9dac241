package dash.databases.duckdb.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Root;
import dash.statement.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Reads the engine's tree into the neutral one. This class knows the root and what several readers share; queries,
 * relations, expressions, calls and windows each have their reader.
 */
final class TreeReader {

    private final Spans spans;
    private final Vocabulary vocabulary;
    private final QueryReader queries;
    private final RelationReader relations;
    private final ExpressionReader expressions;
    private final CallReader calls;
    private final WindowReader windows;
    private final TypeReader types;

    private TreeReader(Spans spans, Vocabulary vocabulary) {
        this.spans = spans;
        this.vocabulary = vocabulary;
        this.queries = new QueryReader(this);
        this.relations = new RelationReader(this);
        this.calls = new CallReader(this);
        this.windows = new WindowReader(this);
        this.types = new TypeReader(this);
        this.expressions = new ExpressionReader(this);
    }

    /** Throws {@link NotUnderstoodException}; recursive, to a depth that the parser has capped. */
    static Root read(Source source, JsonNode statement, Vocabulary vocabulary) {
        TreeReader reader = new TreeReader(new Spans(source), vocabulary);
        Fields fields = Fields.of("statement", statement, reader.spans);
        fields.ignore("named_param_map");
        Root root = reader.queries.query(fields.required("node"));
        fields.done();
        Span whole = reader.spans.whole();
        return source.explain()
                .<Root>map(options -> new Root.Explain(whole, options, root))
                .orElse(root);
    }

    Fields fields(JsonNode node) {
        return Fields.of(node, spans);
    }

    Fields fields(String kind, JsonNode node) {
        return Fields.of(kind, node, spans);
    }

    Expression expression(JsonNode node) {
        return expressions.read(node);
    }

    Optional<Expression> expression(Optional<JsonNode> node) {
        return node.map(expressions::read);
    }

    List<Expression> expressions(List<JsonNode> nodes) {
        return nodes.stream().map(expressions::read).toList();
    }

    /** The parts of a name; the engine repeats them in fields of their own. */
    Name name(Fields fields, String... repeated) {
        fields.ignore(repeated);
        Fields qualified = fields("a name", fields.required("qualified_name"));
        List<String> path = qualified.names("path");
        qualified.done();
        if (path.isEmpty()) {
            throw fields.notUnderstood(fields.kind() + " without a name");
        }
        return new Name(path);
    }

    Set<String> lambdas() {
        return vocabulary.lambdas();
    }

    Vocabulary vocabulary() {
        return vocabulary;
    }

    Spans spans() {
        return spans;
    }

    QueryReader queries() {
        return queries;
    }

    RelationReader relations() {
        return relations;
    }

    CallReader calls() {
        return calls;
    }

    WindowReader windows() {
        return windows;
    }

    TypeReader types() {
        return types;
    }
}
