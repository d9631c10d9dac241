package dash.databases.postgresql.parser;

import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Into;
import dash.statement.Locking;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads SELECT, VALUES and set operations, and what stands around them. */
final class QueryReader {

    private static final Set<String> STARTS = Set.of("SELECT", "VALUES", "TABLE");

    private final TreeReader tree;

    QueryReader(TreeReader tree) {
        this.tree = tree;
    }

    Query query(JsonNode node) {
        Fields fields = tree.fields(node);
        if (!fields.kind().equals("SelectStmt")) {
            throw fields.notUnderstood(fields.kind() + " where a query should be");
        }
        return query(fields);
    }

    Query query(Fields fields) {
        Optional<With> with = fields.node("withClause").map(this::with);
        Query.Body body = body(fields);
        List<OrderItem> orderBy = fields.list("sortClause").stream()
                .map(tree.windows()::orderItem)
                .toList();
        Optional<Expression> limit = tree.expression(fields.node("limitCount"));
        Optional<Expression> offset = tree.expression(fields.node("limitOffset"));
        boolean ties = fields.text("limitOption").equals("LIMIT_OPTION_WITH_TIES");
        List<Locking> locking =
                fields.list("lockingClause").stream().map(this::locking).toList();
        fields.done();
        List<Node> parts = new ArrayList<>();
        with.ifPresent(parts::add);
        parts.add(body);
        parts.addAll(orderBy);
        limit.ifPresent(parts::add);
        offset.ifPresent(parts::add);
        return new Query(tree.spans().around(-1, parts), with, body, orderBy, limit, offset, ties, locking);
    }

    private Query.Body body(Fields fields) {
        String operation = fields.text("op");
        if (!operation.equals("SETOP_NONE")) {
            return setOperation(fields, operation);
        }
        List<JsonNode> rows = fields.list("valuesLists");
        return rows.isEmpty() ? select(fields) : values(rows);
    }

    private Query.SetOperation setOperation(Fields fields, String operation) {
        boolean all = fields.flag("all");
        Query left = query(tree.fields("SelectStmt", fields.required("larg")));
        Query right = query(tree.fields("SelectStmt", fields.required("rarg")));
        Query.SetOperator operator = switch (operation) {
            case "SETOP_UNION" -> Query.SetOperator.UNION;
            case "SETOP_INTERSECT" -> Query.SetOperator.INTERSECT;
            case "SETOP_EXCEPT" -> Query.SetOperator.EXCEPT;
            default -> throw fields.notUnderstood(operation);
        };
        return new Query.SetOperation(tree.spans().around(-1, List.of(left, right)), operator, all, left, right);
    }

    private Query.Values values(List<JsonNode> lists) {
        List<Expression.Row> rows = lists.stream().map(this::row).toList();
        return new Query.Values(tree.spans().backTo(tree.spans().around(-1, rows), STARTS), rows);
    }

    private Expression.Row row(JsonNode list) {
        Fields fields = tree.fields(list);
        List<Expression> elements = tree.expressions(fields.list("items"));
        fields.done();
        return new Expression.Row(tree.spans().enclosed(tree.spans().around(-1, elements)), elements);
    }

    private Query.Select select(Fields fields) {
        Optional<Query.Distinct> distinct = distinct(fields);
        List<Query.SelectItem> items =
                fields.list("targetList").stream().map(this::item).toList();
        Optional<Into> into = fields.node("intoClause").map(this::into);
        List<Relation> from =
                fields.list("fromClause").stream().map(tree.relations()::read).toList();
        Optional<Expression> where = tree.expression(fields.node("whereClause"));
        Optional<Grouping> grouping = grouping(fields);
        Optional<Expression> having = tree.expression(fields.node("havingClause"));
        List<Query.NamedWindow> windows =
                fields.list("windowClause").stream().map(tree.windows()::named).toList();
        List<Node> parts = new ArrayList<>();
        distinct.ifPresent(parts::add);
        parts.addAll(items);
        parts.addAll(from);
        where.ifPresent(parts::add);
        grouping.ifPresent(parts::add);
        having.ifPresent(parts::add);
        parts.addAll(windows);
        Span span = tree.spans().backTo(tree.spans().around(-1, parts), STARTS);
        return new Query.Select(span, distinct, items, into, from, where, grouping, having, windows);
    }

    /** A plain DISTINCT comes as a list with one empty node. */
    private Optional<Query.Distinct> distinct(Fields fields) {
        List<JsonNode> on = fields.list("distinctClause");
        if (on.isEmpty()) {
            return Optional.empty();
        }
        boolean plain = on.size() == 1 && on.getFirst().isEmpty();
        List<Expression> expressions = plain ? List.of() : tree.expressions(on);
        Span span = expressions.isEmpty()
                ? new Span(0, 0)
                : tree.spans().enclosed(tree.spans().around(-1, expressions));
        return Optional.of(new Query.Distinct(span, expressions));
    }

    Query.SelectItem item(JsonNode node) {
        Fields fields = tree.fields(node);
        int location = fields.location();
        Expression value = tree.expression(fields.required("val"));
        Optional<String> alias = fields.optionalText("name");
        fields.done();
        Span span = tree.spans().around(location, List.of(value));
        return new Query.SelectItem(alias.isPresent() ? tree.spans().named(span, false) : span, value, alias);
    }

    private Into into(JsonNode node) {
        Fields fields = tree.fields("IntoClause", node);
        Relation.Table target = tree.relations().table(tree.fields("RangeVar", fields.required("rel")));
        return new Into(target.span(), target.name());
    }

    private Optional<Grouping> grouping(Fields fields) {
        boolean distinct = fields.flag("groupDistinct");
        List<Grouping.Element> elements =
                fields.list("groupClause").stream().map(this::element).toList();
        return elements.isEmpty()
                ? Optional.empty()
                : Optional.of(new Grouping(tree.spans().around(-1, elements), distinct, elements));
    }

    private Grouping.Element element(JsonNode node) {
        Fields fields = tree.fields(node);
        if (!fields.kind().equals("GroupingSet")) {
            Expression value = tree.expression(node);
            return new Grouping.By(value.span(), value);
        }
        List<Grouping.Element> elements =
                fields.list("content").stream().map(this::element).toList();
        Grouping.Kind kind = switch (fields.text("kind")) {
            case "GROUPING_SET_EMPTY" -> Grouping.Kind.EMPTY;
            case "GROUPING_SET_ROLLUP" -> Grouping.Kind.ROLLUP;
            case "GROUPING_SET_CUBE" -> Grouping.Kind.CUBE;
            case "GROUPING_SET_SETS" -> Grouping.Kind.GROUPING_SETS;
            default -> throw fields.notUnderstood("a grouping set of an unknown kind");
        };
        Span span = tree.spans().around(fields.location(), elements);
        fields.done();
        return new Grouping.Sets(span, kind, elements);
    }

    private Locking locking(JsonNode node) {
        Fields fields = tree.fields(node);
        List<Name> of = fields.list("lockedRels").stream()
                .map(relation -> tree.relations().table(tree.fields(relation)).name())
                .toList();
        String strength = switch (fields.text("strength")) {
            case "LCS_FORUPDATE" -> "FOR UPDATE";
            case "LCS_FORNOKEYUPDATE" -> "FOR NO KEY UPDATE";
            case "LCS_FORSHARE" -> "FOR SHARE";
            default -> "FOR KEY SHARE";
        };
        fields.ignore("waitPolicy");
        fields.done();
        return new Locking(tree.spans().whole(), strength, of);
    }

    private With with(JsonNode node) {
        Fields fields = tree.fields("WithClause", node);
        boolean recursive = fields.flag("recursive");
        List<CommonTable> tables =
                fields.list("ctes").stream().map(this::commonTable).toList();
        Span span = tree.spans().around(fields.location(), tables);
        fields.done();
        return new With(span, recursive, tables);
    }

    private CommonTable commonTable(JsonNode node) {
        Fields fields = tree.fields(node);
        CommonTable.Materialized materialized = switch (fields.text("ctematerialized")) {
            case "CTEMaterializeDefault" -> CommonTable.Materialized.UNSAID;
            case "CTEMaterializeAlways" -> CommonTable.Materialized.ALWAYS;
            case "CTEMaterializeNever" -> CommonTable.Materialized.NEVER;
            default -> throw fields.notUnderstood("a MATERIALIZED of an unknown kind");
        };
        var body = tree.root(fields.required("ctequery"));
        Span span = body instanceof Query
                ? tree.spans().around(fields.location(), List.of(body))
                : tree.spans().token(fields.location());
        CommonTable table = new CommonTable(
                tree.spans().closed(span),
                fields.text("ctename"),
                fields.names("aliascolnames"),
                materialized,
                body,
                fields.node("search_clause").map(this::search),
                fields.node("cycle_clause").map(this::cycle));
        fields.done();
        return table;
    }

    private CommonTable.Search search(JsonNode node) {
        Fields fields = tree.fields("CTESearchClause", node);
        fields.ignore("location");
        CommonTable.Search search = new CommonTable.Search(
                fields.flag("search_breadth_first"), fields.names("search_col_list"), fields.text("search_seq_column"));
        fields.done();
        return search;
    }

    private CommonTable.Cycle cycle(JsonNode node) {
        Fields fields = tree.fields("CTECycleClause", node);
        CommonTable.Cycle cycle = new CommonTable.Cycle(
                tree.spans().token(fields.location()),
                fields.names("cycle_col_list"),
                fields.text("cycle_mark_column"),
                fields.text("cycle_path_column"),
                tree.expression(fields.required("cycle_mark_value")),
                tree.expression(fields.required("cycle_mark_default")));
        fields.done();
        return cycle;
    }
}
