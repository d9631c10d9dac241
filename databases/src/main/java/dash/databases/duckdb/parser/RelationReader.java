package dash.databases.duckdb.parser;

import dash.statement.Alias;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads what stands in FROM. */
final class RelationReader {

    private final TreeReader tree;
    private final JoinReader joins;
    private final PivotReader pivots;

    RelationReader(TreeReader tree) {
        this.tree = tree;
        this.joins = new JoinReader(tree);
        this.pivots = new PivotReader(tree);
    }

    /** Relations with commas between them come as joins that nobody wrote. */
    List<Relation> from(JsonNode node) {
        Fields fields = tree.fields(node);
        if (fields.kind().equals("EMPTY")) {
            return List.of();
        }
        if (fields.kind().equals("JOIN") && fields.flag("is_implicit")) {
            return joins.listed(tree.fields(node));
        }
        return List.of(read(node));
    }

    Relation read(JsonNode node) {
        Fields fields = tree.fields(node);
        Optional<JsonNode> sample = fields.node("sample");
        Relation relation = switch (fields.kind()) {
            case "BASE_TABLE" -> table(fields);
            case "SUBQUERY" -> subquery(fields);
            case "TABLE_FUNCTION" -> function(fields);
            case "EXPRESSION_LIST" -> listed(fields);
            case "JOIN" -> joins.read(fields);
            case "PIVOT" -> pivots.read(fields);
            case "SHOW_REF" -> show(fields);
            default -> throw fields.notUnderstood(fields.kind() + " in FROM");
        };
        fields.done();
        return sample.isPresent() ? sampled(List.of(relation), sample.get()) : relation;
    }

    private Relation.Table table(Fields fields) {
        Name name = tree.name(fields, "table_name", "schema_name", "catalog_name");
        fields.refuse("at_clause", "a table AT a version");
        Span own = Spans.isSomewhere(fields.own()) ? fields.own() : tree.spans().onlyNamed(name.last());
        return new Relation.Table(own, name, false, alias(fields, own), Optional.empty());
    }

    private Relation.Subquery subquery(Fields fields) {
        Query query = tree.queries().inner(fields.required("subquery"));
        Optional<Alias> alias = alias(fields, fields.own());
        Span own = tree.spans().around(fields.own(), List.of(query));
        Span named = alias.map(found -> tree.spans().named(own, found.name())).orElse(own);
        Span lateral = tree.spans().backTo(named, token -> token.is("LATERAL"));
        boolean directly = lateral.from() < named.from()
                && tree.spans().startsWith(lateral, "LATERAL")
                && tree.spans().adjacent(lateral, named);
        return new Relation.Subquery(directly ? lateral : named, query, directly, alias);
    }

    private Relation function(Fields fields) {
        Expression call = tree.calls().inFrom(fields.required("function"), fields.own());
        boolean ordinality = switch (fields.text("with_ordinality")) {
            case "WITHOUT_ORDINALITY", "" -> false;
            case "WITH_ORDINALITY" -> true;
            default -> throw fields.notUnderstood("an ORDINALITY of an unknown kind");
        };
        Relation.TableFunction function = new Relation.TableFunction(call.span(), call, List.of());
        return new Relation.FunctionTable(
                fields.own(), List.of(function), false, ordinality, false, alias(fields, fields.own()));
    }

    private Relation listed(Fields fields) {
        Optional<Alias> alias = alias(fields, fields.own());
        Query.Values values = values(fields);
        Query query = new Query(
                values.span(),
                Optional.empty(),
                values,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of());
        return new Relation.Subquery(values.span(), query, false, alias);
    }

    Query.Values values(Fields fields) {
        fields.ignore("alias", "expected_names", "expected_types", "column_name_alias");
        List<Expression.Row> rows = new ArrayList<>();
        for (JsonNode list : fields.list("values")) {
            List<JsonNode> items = new ArrayList<>();
            list.forEach(items::add);
            List<Expression> elements = tree.expressions(items);
            Span span = tree.spans().enclosed(tree.spans().around(Spans.NOWHERE, elements));
            rows.add(new Expression.Row(span, elements));
        }
        fields.done();
        Span span = tree.spans().backTo(tree.spans().around(Spans.NOWHERE, rows), Set.of("VALUES"));
        return new Query.Values(span, rows);
    }

    /** DESCRIBE and SUMMARIZE of a query or a table; SHOW of anything else tells about the server. */
    private Relation show(Fields fields) {
        String kind = fields.text("show_type");
        String name = switch (kind) {
            case "DESCRIBE", "SHOW" -> "describe";
            case "SUMMARY" -> "summarize";
            default -> throw fields.notUnderstood("SHOW");
        };
        Optional<JsonNode> query = fields.node("query");
        List<Node> parts = new ArrayList<>();
        if (query.isPresent()) {
            fields.ignore("table_name", "qualified_name", "schema_name", "catalog_name");
            Query described = tree.queries().query(query.get());
            parts.addAll(
                    described.body() instanceof Query.Select select && isTable(described, select)
                            ? select.from()
                            : List.of(described));
        } else {
            Name table = tree.name(fields, "table_name", "schema_name", "catalog_name");
            Span span = tree.spans().onlyNamed(table.last());
            parts.add(new Relation.Table(span, table, false, Optional.empty(), Optional.empty()));
        }
        Span span = tree.spans().around(fields.own(), parts);
        return new Relation.Construct(span, name, List.of(), parts, alias(fields, span));
    }

    /** DESCRIBE t comes as DESCRIBE SELECT * FROM t, whose star nobody wrote. */
    private static boolean isTable(Query query, Query.Select select) {
        return select.items().size() == 1
                && !Spans.isSomewhere(select.items().getFirst().span())
                && select.from().size() == 1
                && select.from().getFirst() instanceof Relation.Table
                && select.where().isEmpty()
                && query.with().isEmpty();
    }

    /** A sample of one table stays with it; of anything else, it is a relation around it. */
    Relation sampled(List<Relation> relations, JsonNode node) {
        Fields fields = tree.fields("SAMPLE", node);
        String method = Fields.folded(fields.text("method"));
        Fields size = tree.fields("a sample's size", fields.required("sample_size"));
        String value = size.text("value");
        fields.ignore("is_percentage", "seed", "repeatable", "sample_rate");
        fields.done();
        Expression.Literal amount =
                new Expression.Literal(Spans.NOWHERE, Expression.Literal.Kind.DECIMAL, value.isEmpty() ? "0" : value);
        Relation.Sample sample = new Relation.Sample(Spans.NOWHERE, Name.of(method), List.of(amount), Optional.empty());
        if (relations.size() == 1
                && relations.getFirst() instanceof Relation.Table table
                && table.sample().isEmpty()) {
            return new Relation.Table(table.span(), table.name(), table.only(), table.alias(), Optional.of(sample));
        }
        List<Node> parts = new ArrayList<>(relations);
        parts.add(sample);
        Span span = tree.spans().around(Spans.NOWHERE, relations);
        return new Relation.Construct(span, "sample", List.of(), parts, Optional.empty());
    }

    Optional<Alias> alias(Fields fields, Span span) {
        List<String> columns = fields.names("column_name_alias");
        Optional<String> name = fields.name("alias");
        if (name.isEmpty() && !columns.isEmpty()) {
            throw fields.notUnderstood("names of columns without a name of the relation");
        }
        return name.map(called -> new Alias(span, called, columns));
    }
}
