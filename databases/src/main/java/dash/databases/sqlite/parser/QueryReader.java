package dash.databases.sqlite.parser;

import dash.databases.parser.TooDeepException;
import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.OrderItem;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.With;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads SELECT, VALUES and set operations, and what stands around them. */
final class QueryReader {

    private static final int MOST_PARTS = 200;

    private final Readers readers;
    private final Cursor cursor;

    QueryReader(Readers readers) {
        this.readers = readers;
        this.cursor = readers.cursor;
    }

    boolean startsQuery() {
        return cursor.is("SELECT") || cursor.is("VALUES") || cursor.is("WITH");
    }

    /** A query, or the write that stands behind WITH. */
    Root root(Span whole) {
        int mark = cursor.mark();
        Optional<With> with = with();
        boolean writes = cursor.is("INSERT") || cursor.is("REPLACE") || cursor.is("UPDATE") || cursor.is("DELETE");
        return writes ? SqliteStatementParser.command(cursor, whole) : query(mark, with);
    }

    Query query() {
        return cursor.deeper(() -> {
            int mark = cursor.mark();
            return query(mark, with());
        });
    }

    /** All set operators bind alike, from the left; ORDER BY and LIMIT of the last part belong to the whole. */
    private Query query(int mark, Optional<With> with) {
        int bodyMark = cursor.mark();
        Query.Body body = one();
        for (int parts = 1; isSetOperator(); parts++) {
            if (parts >= MOST_PARTS) {
                throw new TooDeepException();
            }
            Query left = plain(body);
            Query.SetOperator operator = Query.SetOperator.valueOf(cursor.next().text());
            boolean all = operator == Query.SetOperator.UNION && cursor.take("ALL");
            Query right = plain(one());
            body = new Query.SetOperation(cursor.since(bodyMark), operator, all, left, right);
        }
        List<OrderItem> orderBy =
                mayBeOrdered(body) && cursor.takeAll("ORDER", "BY") ? readers.windows.orderItems() : List.of();
        Optional<Expression> limit = Optional.empty();
        Optional<Expression> offset = Optional.empty();
        if (mayBeOrdered(body) && cursor.take("LIMIT")) {
            limit = Optional.of(readers.expressions.read());
            if (cursor.take("OFFSET")) {
                offset = Optional.of(readers.expressions.read());
            } else if (cursor.take(",")) {
                offset = limit;
                limit = Optional.of(readers.expressions.read());
            }
        }
        if (isSetOperator()) {
            throw cursor.wrong();
        }
        return new Query(cursor.since(mark), with, body, orderBy, limit, offset, false, List.of());
    }

    /** VALUES takes neither ORDER BY nor LIMIT, and nor does a set operation that ends with it. */
    private static boolean mayBeOrdered(Query.Body body) {
        return switch (body) {
            case Query.Select ignored -> true;
            case Query.Values ignored -> false;
            case Query.SetOperation operation -> mayBeOrdered(operation.right().body());
        };
    }

    private boolean isSetOperator() {
        return cursor.is("UNION") || cursor.is("EXCEPT") || cursor.is("INTERSECT");
    }

    static Query plain(Query.Body body) {
        return new Query(
                body.span(), Optional.empty(), body, List.of(), Optional.empty(), Optional.empty(), false, List.of());
    }

    private Query.Body one() {
        return cursor.is("VALUES") ? values() : select();
    }

    private Query.Values values() {
        int mark = cursor.mark();
        cursor.want("VALUES");
        List<Expression.Row> rows = new ArrayList<>();
        do {
            int row = cursor.mark();
            cursor.want("(");
            List<Expression> elements = readers.expressions.list();
            cursor.want(")");
            rows.add(new Expression.Row(cursor.since(row), elements));
        } while (cursor.take(","));
        return new Query.Values(cursor.since(mark), rows);
    }

    private Query.Select select() {
        int mark = cursor.mark();
        cursor.want("SELECT");
        Optional<Query.Distinct> distinct = distinct();
        List<Query.SelectItem> items = new ArrayList<>();
        do {
            items.add(item());
        } while (cursor.take(","));
        List<Relation> from = cursor.take("FROM") ? readers.relations.from() : List.of();
        Optional<Expression> where = cursor.take("WHERE") ? Optional.of(readers.expressions.read()) : Optional.empty();
        Optional<Grouping> grouping = cursor.takeAll("GROUP", "BY") ? Optional.of(grouping()) : Optional.empty();
        Optional<Expression> having =
                cursor.take("HAVING") ? Optional.of(readers.expressions.read()) : Optional.empty();
        List<Query.NamedWindow> windows = cursor.isWindow() ? readers.windows.named() : List.of();
        return new Query.Select(
                cursor.since(mark), distinct, items, Optional.empty(), from, where, grouping, having, windows);
    }

    private Optional<Query.Distinct> distinct() {
        int mark = cursor.mark();
        if (cursor.take("ALL")) {
            return Optional.empty();
        }
        return cursor.take("DISTINCT")
                ? Optional.of(new Query.Distinct(cursor.since(mark), List.of()))
                : Optional.empty();
    }

    private Query.SelectItem item() {
        int mark = cursor.mark();
        if (cursor.take("*")) {
            return star(mark, List.of());
        }
        if (Keywords.startsColumn(cursor.here())
                && cursor.ahead(1).is(".")
                && cursor.ahead(2).is("*")) {
            String table = cursor.name();
            cursor.want(".");
            cursor.want("*");
            return star(mark, List.of(table));
        }
        Expression value = readers.expressions.read();
        Optional<String> alias = alias();
        return new Query.SelectItem(cursor.since(mark), value, alias);
    }

    private Query.SelectItem star(int mark, List<String> qualifier) {
        Span span = cursor.since(mark);
        return new Query.SelectItem(span, new Expression.Star(span, qualifier), Optional.empty());
    }

    /** {@code AS name}, or a plain name or string without AS. */
    Optional<String> alias() {
        if (cursor.take("AS")) {
            return Optional.of(cursor.name());
        }
        Token here = cursor.here();
        boolean named = here.kind() == Token.Kind.STRING || Keywords.isPlainName(here);
        return named && !cursor.isWindow() ? Optional.of(cursor.name()) : Optional.empty();
    }

    private Grouping grouping() {
        int mark = cursor.mark();
        List<Grouping.Element> elements = readers.expressions.list().stream()
                .<Grouping.Element>map(value -> new Grouping.By(value.span(), value))
                .toList();
        return new Grouping(cursor.since(mark), false, elements);
    }

    private Optional<With> with() {
        int mark = cursor.mark();
        if (!cursor.take("WITH")) {
            return Optional.empty();
        }
        boolean said = cursor.take("RECURSIVE");
        List<CommonTable> tables = new ArrayList<>();
        do {
            tables.add(commonTable());
        } while (cursor.take(","));
        return Optional.of(new With(cursor.since(mark), said || isRecursive(tables), tables));
    }

    /** SQLite lets common tables name themselves and each other whether RECURSIVE is there or not. */
    private static boolean isRecursive(List<CommonTable> tables) {
        Set<String> ahead = new HashSet<>();
        for (CommonTable table : tables.reversed()) {
            ahead.add(table.name());
            if (table.every(Relation.Table.class)
                    .anyMatch(read -> !read.name().isQualified()
                            && ahead.contains(read.name().last()))) {
                return true;
            }
        }
        return false;
    }

    private CommonTable commonTable() {
        int mark = cursor.mark();
        String name = cursor.name();
        List<String> columns = cursor.is("(") ? cursor.names() : List.of();
        cursor.want("AS");
        CommonTable.Materialized materialized = CommonTable.Materialized.UNSAID;
        if (cursor.takeAll("NOT", "MATERIALIZED")) {
            materialized = CommonTable.Materialized.NEVER;
        } else if (cursor.take("MATERIALIZED")) {
            materialized = CommonTable.Materialized.ALWAYS;
        }
        cursor.want("(");
        Query body = query();
        cursor.want(")");
        return new CommonTable(
                cursor.since(mark), name, columns, materialized, body, Optional.empty(), Optional.empty());
    }
}
