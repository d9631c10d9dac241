package dash.databases.postgresql.parser;

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
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads what stands in FROM. */
final class RelationReader {

    private final TreeReader tree;

    RelationReader(TreeReader tree) {
        this.tree = tree;
    }

    Relation read(JsonNode node) {
        Fields fields = tree.fields(node);
        return switch (fields.kind()) {
            case "RangeVar" -> table(fields);
            case "RangeSubselect" -> subquery(fields);
            case "RangeFunction" -> functions(fields);
            case "RangeTableSample" -> sampled(fields);
            case "JoinExpr" -> join(fields);
            default -> throw fields.notUnderstood(fields.kind() + " in FROM");
        };
    }

    Relation.Table table(Fields fields) {
        List<String> parts = Stream.of("catalogname", "schemaname", "relname")
                .flatMap(part -> fields.optionalText(part).stream())
                .toList();
        boolean only = !fields.flag("inh");
        fields.ignore("relpersistence");
        Span name = tree.spans().name(fields.location());
        Optional<Alias> alias = alias(fields, "alias", name);
        fields.done();
        Span span = alias.map(Alias::span).map(name::hull).orElse(name);
        return new Relation.Table(span, new Name(parts), only, alias, Optional.empty());
    }

    private Relation.Subquery subquery(Fields fields) {
        Query query = tree.queries().query(fields.required("subquery"));
        boolean lateral = fields.flag("lateral");
        Span span = tree.spans().enclosed(query.span());
        if (lateral) {
            span = tree.spans().backTo(span, Set.of("LATERAL"));
        }
        Optional<Alias> alias = alias(fields, "alias", span);
        fields.done();
        return new Relation.Subquery(alias.map(Alias::span).map(span::hull).orElse(span), query, lateral, alias);
    }

    private Relation.FunctionTable functions(Fields fields) {
        boolean rowsFrom = fields.flag("is_rowsfrom");
        boolean lateral = fields.flag("lateral");
        boolean ordinality = fields.flag("ordinality");
        List<Relation.ColumnDefinition> columns =
                fields.list("coldeflist").stream().map(this::column).toList();
        List<Relation.TableFunction> functions = fields.list("functions").stream()
                .map(function -> function(function, rowsFrom ? List.of() : columns))
                .toList();
        if (rowsFrom && !columns.isEmpty()) {
            throw fields.notUnderstood("column definitions behind ROWS FROM");
        }
        Span span = tree.spans().around(-1, functions);
        Optional<Alias> alias = ordinality ? plainAlias(fields, span) : alias(fields, "alias", span);
        fields.done();
        Span whole = alias.map(Alias::span).map(span::hull).orElse(span);
        return new Relation.FunctionTable(whole, functions, lateral, ordinality, rowsFrom, alias);
    }

    /** WITH ORDINALITY stands between function and alias, so the alias keeps the span of the function. */
    private Optional<Alias> plainAlias(Fields fields, Span span) {
        return fields.node("alias").map(node -> alias(node, span));
    }

    private Relation.TableFunction function(JsonNode node, List<Relation.ColumnDefinition> outer) {
        Fields list = tree.fields(node);
        List<JsonNode> items = list.list("items");
        list.done();
        if (items.size() != 2) {
            throw list.notUnderstood("a function in FROM with " + items.size() + " parts");
        }
        Expression call = tree.expression(items.getFirst());
        List<Relation.ColumnDefinition> columns = items.getLast().isEmpty() ? outer : columns(items.getLast());
        List<Node> parts = new ArrayList<>(List.of(call));
        parts.addAll(columns);
        return new Relation.TableFunction(tree.spans().around(-1, parts), call, columns);
    }

    private List<Relation.ColumnDefinition> columns(JsonNode node) {
        Fields list = tree.fields(node);
        List<Relation.ColumnDefinition> columns =
                list.list("items").stream().map(this::column).toList();
        list.done();
        return columns;
    }

    private Relation.ColumnDefinition column(JsonNode node) {
        Fields fields = tree.fields(node);
        var type = tree.type(fields.required("typeName"));
        Optional<Name> collation = fields.node("collClause").map(tree::collation);
        Span span = tree.spans().token(fields.location()).hull(type.span());
        fields.ignore("is_local");
        Relation.ColumnDefinition column = new Relation.ColumnDefinition(span, fields.text("colname"), type, collation);
        fields.done();
        return column;
    }

    private Relation.Table sampled(Fields fields) {
        Relation relation = read(fields.required("relation"));
        List<Expression> arguments = tree.expressions(fields.list("args"));
        Optional<Expression> seed = tree.expression(fields.node("repeatable"));
        Span span = tree.spans().call(fields.location());
        span = seed.map(Expression::span)
                .map(span::hull)
                .map(tree.spans()::closed)
                .orElse(span);
        Relation.Sample sample = new Relation.Sample(span, new Name(fields.names("method")), arguments, seed);
        fields.done();
        if (!(relation instanceof Relation.Table table)) {
            throw fields.notUnderstood("TABLESAMPLE of something that is no table");
        }
        return new Relation.Table(
                table.span().hull(span), table.name(), table.only(), table.alias(), Optional.of(sample));
    }

    private Relation.Join join(Fields fields) {
        Relation left = read(fields.required("larg"));
        Relation right = read(fields.required("rarg"));
        boolean natural = fields.flag("isNatural");
        List<String> using = fields.names("usingClause");
        Optional<Expression> on = tree.expression(fields.node("quals"));
        boolean free = !natural && using.isEmpty() && on.isEmpty();
        Relation.Kind kind = switch (fields.text("jointype")) {
            case "JOIN_INNER" -> free ? Relation.Kind.CROSS : Relation.Kind.INNER;
            case "JOIN_LEFT" -> Relation.Kind.LEFT;
            case "JOIN_RIGHT" -> Relation.Kind.RIGHT;
            case "JOIN_FULL" -> Relation.Kind.FULL;
            default -> throw fields.notUnderstood("a join of an unknown kind");
        };
        List<Node> parts = new ArrayList<>(List.of(left, right));
        on.ifPresent(parts::add);
        Span span = tree.spans().around(-1, parts);
        Optional<Alias> usingAlias = fields.node("join_using_alias").map(node -> alias(node, span));
        Optional<Alias> alias = fields.node("alias").map(node -> alias(node, span));
        fields.done();
        return new Relation.Join(span, kind, natural, left, right, on, using, usingAlias, alias);
    }

    private Optional<Alias> alias(Fields fields, String field, Span relation) {
        return fields.node(field).map(node -> alias(node, tree.spans().named(relation, node.has("colnames"))));
    }

    private Alias alias(JsonNode node, Span span) {
        Fields fields = tree.fields("Alias", node);
        Alias alias = new Alias(span, fields.text("aliasname"), fields.names("colnames"));
        fields.done();
        return alias;
    }
}
