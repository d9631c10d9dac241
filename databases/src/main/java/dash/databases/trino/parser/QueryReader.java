package dash.databases.trino.parser;

import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.With;
import io.trino.sql.tree.AllColumns;
import io.trino.sql.tree.AllRows;
import io.trino.sql.tree.Except;
import io.trino.sql.tree.FetchFirst;
import io.trino.sql.tree.Intersect;
import io.trino.sql.tree.Limit;
import io.trino.sql.tree.Offset;
import io.trino.sql.tree.OrderBy;
import io.trino.sql.tree.QueryBody;
import io.trino.sql.tree.QuerySpecification;
import io.trino.sql.tree.Row;
import io.trino.sql.tree.SelectItem;
import io.trino.sql.tree.SetOperation;
import io.trino.sql.tree.SingleColumn;
import io.trino.sql.tree.Table;
import io.trino.sql.tree.TableSubquery;
import io.trino.sql.tree.Union;
import io.trino.sql.tree.Values;
import io.trino.sql.tree.WithQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads SELECT, VALUES and set operations, and what stands around them. */
final class QueryReader {

    private final TreeReader tree;
    private final GroupingReader groupings;

    QueryReader(TreeReader tree) {
        this.tree = tree;
        this.groupings = new GroupingReader(tree);
    }

    Query query(io.trino.sql.tree.Query query) {
        if (!query.getSessionProperties().isEmpty()) {
            throw tree.notUnderstood("WITH SESSION", query);
        }
        if (!query.getFunctions().isEmpty()) {
            throw tree.notUnderstood("WITH FUNCTION", query);
        }
        Optional<With> with = query.getWith().map(this::with);
        return tree.deeper(
                () -> around(with, query.getQueryBody(), query.getOrderBy(), query.getOffset(), query.getLimit()));
    }

    /** ORDER BY and LIMIT of a single SELECT hang on the SELECT in Trino's tree, those of a set operation on the query. */
    private Query around(
            Optional<With> with,
            QueryBody body,
            Optional<OrderBy> orderBy,
            Optional<Offset> offset,
            Optional<io.trino.sql.tree.Node> limit) {
        if (body instanceof QuerySpecification select
                && (select.getOrderBy().isPresent()
                        || select.getOffset().isPresent()
                        || select.getLimit().isPresent())) {
            if (orderBy.isPresent() || offset.isPresent() || limit.isPresent()) {
                throw tree.notUnderstood("ORDER BY or LIMIT twice", body);
            }
            return finish(with, select(select), select.getOrderBy(), select.getOffset(), select.getLimit());
        }
        return finish(with, body(body), orderBy, offset, limit);
    }

    private Query finish(
            Optional<With> with,
            Query.Body body,
            Optional<OrderBy> orderBy,
            Optional<Offset> offset,
            Optional<io.trino.sql.tree.Node> limit) {
        List<OrderItem> items = orderBy.map(tree.windows()::orderItems).orElse(List.of());
        Optional<Expression> skipped = offset.map(Offset::getRowCount).map(tree::expression);
        Optional<Expression> rows = limit.flatMap(this::limit);
        boolean ties = limit.filter(node -> node instanceof FetchFirst fetch && fetch.isWithTies())
                .isPresent();
        List<Node> parts = new ArrayList<>();
        with.ifPresent(parts::add);
        parts.add(body);
        parts.addAll(items);
        rows.ifPresent(parts::add);
        skipped.ifPresent(parts::add);
        return new Query(tree.spans().around(parts), with, body, items, rows, skipped, ties, List.of());
    }

    /** LIMIT ALL is no limit; FETCH FIRST ROW without a number is one row, which the tree has no place for. */
    private Optional<Expression> limit(io.trino.sql.tree.Node node) {
        return switch (node) {
            case Limit limit when limit.getRowCount() instanceof AllRows -> Optional.empty();
            case Limit limit -> Optional.of(tree.expression(limit.getRowCount()));
            case FetchFirst fetch -> {
                if (fetch.getRowCount().isEmpty()) {
                    throw tree.notUnderstood("FETCH FIRST without a number", node);
                }
                yield tree.expression(fetch.getRowCount());
            }
            default -> throw tree.notUnderstood("a limit of an unknown kind", node);
        };
    }

    private Query.Body body(QueryBody body) {
        return switch (body) {
            case QuerySpecification select -> select(select);
            case Union union -> setOperation(union, Query.SetOperator.UNION);
            case Intersect intersect -> setOperation(intersect, Query.SetOperator.INTERSECT);
            case Except except -> setOperation(except, Query.SetOperator.EXCEPT);
            case Values values -> values(values);
            case Table table -> everything(tree.relations().read(table));
            case TableSubquery subquery -> {
                Query inner = query(subquery.getQuery());
                Relation relation =
                        new Relation.Subquery(tree.spans().enclosed(inner.span()), inner, false, Optional.empty());
                yield everything(relation);
            }
            default -> throw tree.notUnderstood(body.getClass().getSimpleName(), body);
        };
    }

    /** {@code TABLE t}, and a query in brackets with something behind it, are SELECT * FROM it. */
    private Query.Select everything(Relation relation) {
        Span span = tree.spans().behind(relation.span(), "TABLE");
        Expression star = new Expression.Star(span, List.of());
        return new Query.Select(
                span,
                Optional.empty(),
                List.of(new Query.SelectItem(span, star, Optional.empty())),
                Optional.empty(),
                List.of(relation),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private Query.Body setOperation(SetOperation operation, Query.SetOperator operator) {
        if (operation.getCorresponding().isPresent()) {
            throw tree.notUnderstood("CORRESPONDING", operation);
        }
        List<Query> sides = operation.getRelations().stream()
                .map(side -> side(operation, side))
                .toList();
        Query left = sides.getFirst();
        Query.SetOperation reached = null;
        for (Query right : sides.subList(1, sides.size())) {
            Span span = tree.spans().around(List.of(left, right));
            reached = new Query.SetOperation(span, operator, !operation.isDistinct(), left, right);
            left = plain(reached);
        }
        if (reached == null) {
            throw tree.notUnderstood("a set operation of one query", operation);
        }
        return reached;
    }

    private Query side(SetOperation operation, io.trino.sql.tree.Relation relation) {
        return switch (relation) {
            case TableSubquery subquery -> query(subquery.getQuery());
            case QueryBody body ->
                tree.deeper(() -> around(Optional.empty(), body, Optional.empty(), Optional.empty(), Optional.empty()));
            default -> throw tree.notUnderstood("a set operation of something that is no query", operation);
        };
    }

    private static Query plain(Query.Body body) {
        return new Query(
                body.span(), Optional.empty(), body, List.of(), Optional.empty(), Optional.empty(), false, List.of());
    }

    private Query.Values values(Values values) {
        List<Expression.Row> rows = values.getRows().stream().map(this::row).toList();
        return new Query.Values(tree.spans().around(values, rows), rows);
    }

    private Expression.Row row(io.trino.sql.tree.Expression value) {
        if (value instanceof Row row && tree.expression(row) instanceof Expression.Row plain) {
            return plain;
        }
        Expression single = tree.expression(value);
        return new Expression.Row(single.span(), List.of(single));
    }

    private Query.Select select(QuerySpecification select) {
        Optional<Query.Distinct> distinct = select.getSelect().isDistinct()
                ? Optional.of(new Query.Distinct(tree.spans().token(select.getSelect()), List.of()))
                : Optional.empty();
        List<Query.SelectItem> items =
                select.getSelect().getSelectItems().stream().map(this::item).toList();
        List<Relation> from = new ArrayList<>();
        select.getFrom().ifPresent(relation -> tree.relations().flatten(relation, from));
        Optional<Expression> where = tree.expression(select.getWhere());
        Optional<Grouping> grouping = select.getGroupBy().map(groupings::read);
        Optional<Expression> having = tree.expression(select.getHaving());
        List<Query.NamedWindow> windows =
                select.getWindows().stream().map(tree.windows()::named).toList();
        List<Node> parts = new ArrayList<>(items);
        parts.addAll(from);
        where.ifPresent(parts::add);
        grouping.ifPresent(parts::add);
        having.ifPresent(parts::add);
        parts.addAll(windows);
        Span span = tree.spans().around(select, parts);
        return new Query.Select(span, distinct, items, Optional.empty(), from, where, grouping, having, windows);
    }

    private Query.SelectItem item(SelectItem item) {
        return switch (item) {
            case SingleColumn column -> {
                Expression value = tree.expression(column.getExpression());
                Span span = tree.spans().around(column, List.of(value));
                yield new Query.SelectItem(
                        column.getAlias().isPresent() ? tree.spans().named(span, false) : span,
                        value,
                        column.getAlias().map(TreeReader::name));
            }
            case AllColumns all -> star(all);
            default -> throw tree.notUnderstood("a column of an unknown kind", item);
        };
    }

    private Query.SelectItem star(AllColumns all) {
        if (!all.getAliases().isEmpty()) {
            throw tree.notUnderstood("names for the columns of a star", all);
        }
        Span span = tree.spans().name(all);
        Expression star;
        if (all.getTarget().isEmpty()) {
            star = new Expression.Star(span, List.of());
        } else if (tree.expression(all.getTarget().get()) instanceof Expression.Column column) {
            star = new Expression.Star(span, column.name().parts());
        } else {
            throw tree.notUnderstood("all fields of a row", all);
        }
        return new Query.SelectItem(span, star, Optional.empty());
    }

    private With with(io.trino.sql.tree.With with) {
        List<CommonTable> tables =
                with.getQueries().stream().map(this::commonTable).toList();
        return new With(tree.spans().around(with, tables), with.isRecursive(), tables);
    }

    private CommonTable commonTable(WithQuery with) {
        Query body = query(with.getQuery());
        Span span =
                tree.spans().closed(tree.spans().token(with).hull(tree.spans().enclosed(body.span())));
        return new CommonTable(
                span,
                TreeReader.name(with.getName()),
                with.getColumnNames().map(TreeReader::names).orElse(List.of()),
                CommonTable.Materialized.UNSAID,
                body,
                Optional.empty(),
                Optional.empty());
    }
}
