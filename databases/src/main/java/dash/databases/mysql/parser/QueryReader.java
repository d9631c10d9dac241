package dash.databases.mysql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Locking;
import dash.statement.Name;
import dash.statement.OrderItem;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads WITH, set operations, ORDER BY, LIMIT and locks; what stands inside a SELECT has its own reader. */
final class QueryReader {

    private final StatementReader reader;
    private final Cursor cursor;
    private final SelectReader selects;

    QueryReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
        this.selects = new SelectReader(reader);
    }

    /** Looks over the common tables at what follows them, without reading them. */
    boolean withIsOfAWrite() {
        int depth = 0;
        for (int ahead = 1; cursor.peek(ahead).kind() != Token.Kind.END; ahead++) {
            Token token = cursor.peek(ahead);
            depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            if (depth == 0 && token.kind() == Token.Kind.WORD) {
                if (Set.of("DELETE", "UPDATE", "INSERT", "REPLACE").contains(token.text())) {
                    return true;
                }
                if (Set.of("SELECT", "VALUES", "TABLE").contains(token.text())) {
                    return false;
                }
            }
        }
        return false;
    }

    Query query() {
        cursor.deeper();
        int start = cursor.at();
        Optional<With> with = cursor.is("WITH") ? Optional.of(with()) : Optional.empty();
        Query inner = operations();
        List<OrderItem> orderBy =
                cursor.accept("ORDER", "BY") ? reader.windows().orderItems() : List.of();
        Limits limits = limits();
        List<Locking> locking = locking();
        refuseInto();
        cursor.back();
        boolean plain = with.isEmpty() && orderBy.isEmpty() && limits.isNone() && locking.isEmpty();
        if (plain) {
            return inner;
        }
        boolean bare = inner.with().isEmpty()
                && inner.orderBy().isEmpty()
                && inner.limit().isEmpty()
                && inner.offset().isEmpty()
                && inner.locking().isEmpty();
        if (!bare) {
            throw new NotUnderstoodException("ORDER BY, LIMIT or WITH around a query that has its own", inner.span());
        }
        return new Query(
                cursor.from(start), with, inner.body(), orderBy, limits.limit, limits.offset, limits.ties, locking);
    }

    /** UNION and EXCEPT from left to right; INTERSECT binds closer. */
    private Query operations() {
        int start = cursor.at();
        Query left = intersections();
        while (cursor.is("UNION") || cursor.is("EXCEPT")) {
            Query.SetOperator operator = cursor.take().is("UNION") ? Query.SetOperator.UNION : Query.SetOperator.EXCEPT;
            left = operation(start, operator, left, true);
        }
        return left;
    }

    private Query intersections() {
        int start = cursor.at();
        Query left = term();
        while (cursor.accept("INTERSECT")) {
            left = operation(start, Query.SetOperator.INTERSECT, left, false);
        }
        return left;
    }

    private Query operation(int start, Query.SetOperator operator, Query left, boolean closer) {
        boolean all = cursor.accept("ALL");
        if (!all) {
            cursor.accept("DISTINCT");
        }
        Query right = closer ? intersections() : term();
        Span span = cursor.from(start);
        return plain(span, new Query.SetOperation(span, operator, all, left, right));
    }

    private Query term() {
        if (cursor.accept("(")) {
            Query query = query();
            cursor.expect(")");
            return query;
        }
        Query.Body body = cursor.is("VALUES") ? values() : cursor.is("TABLE") ? selects.table() : selects.select();
        return plain(body.span(), body);
    }

    private static Query plain(Span span, Query.Body body) {
        return new Query(span, Optional.empty(), body, List.of(), Optional.empty(), Optional.empty(), false, List.of());
    }

    /** MariaDB writes VALUES (…), (…); MySQL writes VALUES ROW(…), ROW(…). */
    private Query.Values values() {
        int start = cursor.at();
        cursor.expect("VALUES");
        List<Expression.Row> rows = new ArrayList<>();
        do {
            int row = cursor.at();
            cursor.accept("ROW");
            cursor.expect("(");
            List<Expression> elements = reader.expressions().list();
            cursor.expect(")");
            rows.add(new Expression.Row(cursor.from(row), elements));
        } while (cursor.accept(","));
        return new Query.Values(cursor.from(start), rows);
    }

    private With with() {
        int start = cursor.at();
        cursor.expect("WITH");
        boolean recursive = cursor.accept("RECURSIVE");
        List<CommonTable> tables = new ArrayList<>();
        do {
            tables.add(commonTable());
        } while (cursor.accept(","));
        return new With(cursor.from(start), recursive, tables);
    }

    private CommonTable commonTable() {
        int start = cursor.at();
        String name = cursor.name().value();
        List<String> columns = cursor.is("(") ? columns() : List.of();
        cursor.expect("AS", "(");
        Query body = query();
        cursor.expect(")");
        if (cursor.is("CYCLE")) {
            throw cursor.notUnderstood("CYCLE behind a common table");
        }
        return new CommonTable(
                cursor.from(start),
                name,
                columns,
                CommonTable.Materialized.UNSAID,
                body,
                Optional.empty(),
                Optional.empty());
    }

    List<String> columns() {
        List<String> columns = new ArrayList<>();
        cursor.expect("(");
        do {
            columns.add(Naming.column(cursor.name().value()));
        } while (cursor.accept(","));
        cursor.expect(")");
        return columns;
    }

    private record Limits(Optional<Expression> limit, Optional<Expression> offset, boolean ties) {
        boolean isNone() {
            return limit.isEmpty() && offset.isEmpty();
        }
    }

    private Limits limits() {
        if (cursor.accept("LIMIT")) {
            Expression first = count();
            if (cursor.accept(",")) {
                return new Limits(Optional.of(count()), Optional.of(first), false);
            }
            Optional<Expression> offset = cursor.accept("OFFSET") ? Optional.of(count()) : Optional.empty();
            rowsExamined();
            return new Limits(Optional.of(first), offset, false);
        }
        Optional<Expression> offset = cursor.accept("OFFSET") ? Optional.of(rows()) : Optional.empty();
        if (!cursor.accept("FETCH")) {
            return new Limits(Optional.empty(), offset, false);
        }
        if (!cursor.accept("FIRST")) {
            cursor.expect("NEXT");
        }
        Expression limit = rows();
        boolean ties = cursor.accept("WITH", "TIES");
        if (!ties) {
            cursor.expect("ONLY");
        }
        return new Limits(Optional.of(limit), offset, ties);
    }

    /** MariaDB's further limit may end a result early, and nobody would know: it is not read. */
    private void rowsExamined() {
        if (cursor.are("ROWS", "EXAMINED")) {
            throw cursor.notUnderstood("LIMIT ROWS EXAMINED");
        }
    }

    private Expression rows() {
        Expression count = count();
        if (!cursor.accept("ROW")) {
            cursor.expect("ROWS");
        }
        return count;
    }

    /** Nothing but a number or a parameter may stand here. */
    private Expression count() {
        Token token = cursor.peek();
        if (token.kind() != Token.Kind.NUMBER && token.kind() != Token.Kind.PARAMETER) {
            throw cursor.unexpected();
        }
        return reader.primaries().constant();
    }

    private List<Locking> locking() {
        List<Locking> locking = new ArrayList<>();
        while (cursor.is("FOR") || cursor.is("LOCK")) {
            int start = cursor.at();
            String strength = "LOCK IN SHARE MODE";
            if (cursor.accept("FOR")) {
                strength = "FOR " + cursor.take().text();
            } else {
                cursor.take();
                cursor.expect("IN", "SHARE");
                cursor.expect("MODE");
            }
            List<Name> of = cursor.accept("OF") ? lockedTables() : List.of();
            if (cursor.accept("WAIT")) {
                cursor.take();
            } else if (!cursor.accept("NOWAIT")) {
                cursor.accept("SKIP", "LOCKED");
            }
            locking.add(new Locking(cursor.from(start), strength, of));
        }
        return locking;
    }

    private List<Name> lockedTables() {
        List<Name> tables = new ArrayList<>();
        do {
            tables.add(reader.relations().name());
        } while (cursor.accept(","));
        return tables;
    }

    void refuseInto() {
        if (cursor.is("INTO")) {
            throw cursor.notUnderstood("INTO writes to a file or a variable");
        }
        if (cursor.is("PROCEDURE")) {
            throw cursor.notUnderstood("PROCEDURE behind a query");
        }
    }
}
