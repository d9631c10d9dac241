package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads SELECT, VALUES and set operations, and what stands around them. */
final class QueryReader {

    private static final Set<String> STARTS =
            Set.of("SELECT", "FROM", "VALUES", "TABLE", "PIVOT", "UNPIVOT", "DESCRIBE", "DESC", "SUMMARIZE", "SHOW");
    private static final Set<String> WITH = Set.of("WITH");

    private final TreeReader tree;
    private final CommonTableReader commons;
    private final GroupingReader groupings;

    QueryReader(TreeReader tree) {
        this.tree = tree;
        this.commons = new CommonTableReader(tree);
        this.groupings = new GroupingReader(tree);
    }

    /** A query in a field of its own, such as the one of a subquery. */
    Query inner(JsonNode statement) {
        Fields fields = tree.fields("subquery", statement);
        fields.ignore("named_param_map");
        Query query = query(fields.required("node"));
        fields.done();
        return query;
    }

    Query query(JsonNode node) {
        Fields fields = tree.fields(node);
        Optional<With> with = commons.with(fields);
        Modifiers modifiers = Modifiers.read(tree, fields.list("modifiers"));
        Query.Body body = switch (fields.kind()) {
            case "SELECT_NODE" -> select(fields, modifiers);
            case "SET_OPERATION_NODE" -> setOperation(fields);
            case "RECURSIVE_CTE_NODE" -> recursion(fields);
            default -> throw fields.notUnderstood(words(fields.kind()) + " where a query should be");
        };
        fields.done();
        if (modifiers.distinct().isPresent() && !(body instanceof Query.Select)) {
            throw fields.notUnderstood("DISTINCT of something that is no SELECT");
        }
        List<OrderItem> orderBy = modifiers.orderBy(tree, body);
        List<Node> parts = new ArrayList<>();
        with.ifPresent(parts::add);
        parts.add(body);
        parts.addAll(orderBy);
        modifiers.limit().ifPresent(parts::add);
        modifiers.offset().ifPresent(parts::add);
        Span span = tree.spans().around(Spans.NOWHERE, parts);
        Span whole = with.isPresent() ? tree.spans().backTo(span, WITH) : span;
        return new Query(whole, with, body, orderBy, modifiers.limit(), modifiers.offset(), false, List.of());
    }

    /** What the body of a common table expression is: a query, or a command that the guard names. */
    Root body(JsonNode node) {
        String kind = tree.fields(node).kind();
        return switch (kind) {
            case "SELECT_NODE", "SET_OPERATION_NODE", "RECURSIVE_CTE_NODE" -> query(node);
            default -> new Root.Command(Spans.NOWHERE, words(kind).replace(" QUERY NODE", ""));
        };
    }

    private static String words(String kind) {
        return kind.replace('_', ' ');
    }

    private Query.Body select(Fields fields, Modifiers modifiers) {
        List<Query.SelectItem> items =
                fields.list("select_list").stream().map(this::item).toList();
        JsonNode table = fields.required("from_table");
        Optional<Query.Values> values = values(table, items);
        List<Relation> from = values.isPresent() ? List.of() : tree.relations().from(table);
        Optional<JsonNode> sample = fields.node("sample");
        if (sample.isPresent()) {
            from = List.of(tree.relations().sampled(from, sample.get()));
        }
        Optional<Expression> where = tree.expression(fields.node("where_clause"));
        Optional<Grouping> grouping = groupings.read(fields, items);
        Optional<Expression> having = tree.expression(fields.node("having"));
        Optional<Expression> qualify = tree.expression(fields.node("qualify"));
        List<Node> parts = new ArrayList<>(items);
        parts.addAll(from);
        modifiers.distinct().ifPresent(parts::add);
        where.ifPresent(parts::add);
        grouping.ifPresent(parts::add);
        having.ifPresent(parts::add);
        qualify.ifPresent(parts::add);
        if (values.isPresent() && parts.size() == items.size()) {
            return values.get();
        }
        if (values.isPresent()) {
            throw fields.notUnderstood("VALUES with clauses of a SELECT");
        }
        Span span = tree.spans().backTo(tree.spans().around(Spans.NOWHERE, parts), STARTS);
        return new Query.Select(
                span, modifiers.distinct(), items, Optional.empty(), from, where, grouping, having, List.of(), qualify);
    }

    /** VALUES comes as a star of a list that no text stands for. */
    private Optional<Query.Values> values(JsonNode table, List<Query.SelectItem> items) {
        Fields fields = tree.fields(table);
        boolean plain = items.size() == 1 && !Spans.isSomewhere(items.getFirst().span());
        if (!fields.kind().equals("EXPRESSION_LIST") || !plain) {
            return Optional.empty();
        }
        return Optional.of(tree.relations().values(fields));
    }

    private Query.SelectItem item(JsonNode node) {
        Optional<String> alias = tree.fields(node).name("alias");
        Expression value = tree.expression(node);
        Span span = alias.map(name -> tree.spans().named(value.span(), name)).orElse(value.span());
        return new Query.SelectItem(span, value, alias);
    }

    private Query.Body setOperation(Fields fields) {
        String kind = fields.text("setop_type");
        boolean all = fields.flag("setop_all");
        Query.SetOperator operator = switch (kind) {
            case "UNION", "UNION_BY_NAME" -> Query.SetOperator.UNION;
            case "INTERSECT" -> Query.SetOperator.INTERSECT;
            case "EXCEPT" -> Query.SetOperator.EXCEPT;
            default -> throw fields.notUnderstood("the set operation " + kind);
        };
        List<JsonNode> children = new ArrayList<>(fields.list("children"));
        fields.node("left").ifPresent(children::add);
        fields.node("right").ifPresent(children::add);
        if (children.size() < 2) {
            throw fields.notUnderstood("a set operation of " + children.size());
        }
        return chain(operator, all, children.stream().map(this::query).toList());
    }

    private Query.SetOperation chain(Query.SetOperator operator, boolean all, List<Query> queries) {
        Query left = queries.getFirst();
        Query.SetOperation last = joined(operator, all, left, queries.get(1));
        for (Query right : queries.subList(2, queries.size())) {
            left = new Query(
                    last.span(),
                    Optional.empty(),
                    last,
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    false,
                    List.of());
            last = joined(operator, all, left, right);
        }
        return last;
    }

    private Query.SetOperation joined(Query.SetOperator operator, boolean all, Query left, Query right) {
        Span span = tree.spans().around(Spans.NOWHERE, List.of(left, right));
        return new Query.SetOperation(span, operator, all, left, right);
    }

    private Query.Body recursion(Fields fields) {
        fields.ignore("cte_name", "aliases", "key_targets");
        boolean all = fields.flag("union_all");
        return joined(Query.SetOperator.UNION, all, query(fields.required("left")), query(fields.required("right")));
    }
}
