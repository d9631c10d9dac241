package dash.databases.postgresql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.databases.postgresql.PostgresqlDialect;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.Statement;
import dash.statement.TypeName;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Reads the grammar's tree into the neutral one. This class knows the roots and what several readers share; queries,
 * relations, expressions, calls and windows each have their reader.
 */
final class TreeReader {

    private static final Map<String, String> COMMANDS = Map.of(
            "VariableSetStmt", "SET",
            "VariableShowStmt", "SHOW",
            "TransactionStmt", "TRANSACTION",
            "CreateStmt", "CREATE TABLE",
            "CreateTableAsStmt", "CREATE TABLE AS",
            "ViewStmt", "CREATE VIEW",
            "IndexStmt", "CREATE INDEX",
            "CallStmt", "CALL",
            "CheckPointStmt", "CHECKPOINT");

    private final Spans spans;
    private final QueryReader queries;
    private final RelationReader relations;
    private final ExpressionReader expressions;
    private final CallReader calls;
    private final WindowReader windows;

    private TreeReader(Spans spans) {
        this.spans = spans;
        this.queries = new QueryReader(this);
        this.relations = new RelationReader(this);
        this.expressions = new ExpressionReader(this);
        this.calls = new CallReader(this);
        this.windows = new WindowReader(this);
    }

    /** Throws {@link NotUnderstoodException}; recursive, so it wants a big stack. */
    static Statement read(String sql, JsonNode statement) {
        TreeReader reader = new TreeReader(new Spans(sql));
        Fields raw = reader.fields("RawStmt", statement);
        raw.ignore("stmt_location", "stmt_len");
        Root root = reader.root(raw.required("stmt"));
        raw.done();
        return new Statement(sql, root, PostgresqlDialect.INSTANCE);
    }

    Root root(JsonNode node) {
        Fields fields = fields(node);
        return switch (fields.kind()) {
            case "SelectStmt" -> queries.query(fields);
            case "ExplainStmt" -> explain(fields);
            default -> new Root.Command(spans.whole(), command(fields.kind()));
        };
    }

    private Root.Explain explain(Fields fields) {
        List<Root.Option> options =
                fields.list("options").stream().map(this::option).toList();
        Root inner = root(fields.required("query"));
        fields.done();
        return new Root.Explain(spans.whole(), options, inner);
    }

    private Root.Option option(JsonNode node) {
        Fields fields = fields(node);
        String name = fields.text("defname").toLowerCase(Locale.ROOT);
        String value = fields.node("arg").map(this::optionValue).orElse("");
        fields.ignore("location", "defaction");
        fields.done();
        return new Root.Option(name, value);
    }

    private String optionValue(JsonNode node) {
        Fields fields = fields(node);
        String value = switch (fields.kind()) {
            case "String" -> fields.text("sval");
            case "Integer" -> String.valueOf(fields.number("ival"));
            case "Float" -> fields.text("fval");
            case "Boolean" -> String.valueOf(fields.flag("boolval"));
            default -> throw fields.notUnderstood(fields.kind() + " as a value of an EXPLAIN option");
        };
        fields.done();
        return value;
    }

    private static String command(String kind) {
        String known = COMMANDS.get(kind);
        if (known != null) {
            return known;
        }
        String words = kind.endsWith("Stmt") ? kind.substring(0, kind.length() - 4) : kind;
        return words.replaceAll("([a-z])([A-Z])", "$1 $2").toUpperCase(Locale.ROOT);
    }

    Fields fields(JsonNode node) {
        return Fields.of(node, spans);
    }

    Fields fields(String kind, JsonNode node) {
        return Fields.of(kind, node, spans);
    }

    Optional<Expression> expression(Optional<JsonNode> node) {
        return node.map(expressions::read);
    }

    Expression expression(JsonNode node) {
        return expressions.read(node);
    }

    List<Expression> expressions(List<JsonNode> nodes) {
        return nodes.stream().map(expressions::read).toList();
    }

    TypeName type(JsonNode node) {
        Fields fields = fields("TypeName", node);
        Span span = spans.type(fields.location());
        List<Expression> modifiers = expressions(fields.list("typmods"));
        fields.ignore("typemod");
        TypeName type = new TypeName(
                span,
                new Name(fields.names("names")),
                modifiers,
                fields.list("arrayBounds").size(),
                fields.flag("setof"),
                fields.flag("pct_type"));
        fields.done();
        return type;
    }

    OperatorName operator(Fields fields, String field) {
        List<String> names = fields.names(field);
        return switch (names.size()) {
            case 1 -> OperatorName.of(names.getFirst());
            case 2 -> new OperatorName(Optional.of(names.getFirst()), names.getLast());
            default -> throw fields.notUnderstood("an operator name of " + names.size() + " parts");
        };
    }

    Name collation(JsonNode node) {
        Fields fields = fields("CollateClause", node);
        Name name = new Name(fields.names("collname"));
        fields.ignore("location");
        fields.done();
        return name;
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
}
