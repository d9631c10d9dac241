package dash.databases.mysql.parser;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads SELECT from its first word to its windows. */
final class SelectReader {

    /** About caches, priorities and buffers of the server; the result is the same without them. */
    private static final Set<String> OPTIONS = Set.of(
            "HIGH_PRIORITY",
            "STRAIGHT_JOIN",
            "SQL_SMALL_RESULT",
            "SQL_BIG_RESULT",
            "SQL_BUFFER_RESULT",
            "SQL_NO_CACHE",
            "SQL_CACHE",
            "SQL_CALC_FOUND_ROWS");

    private final StatementReader reader;
    private final Cursor cursor;

    SelectReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    /** {@code TABLE t} is {@code SELECT * FROM t}. */
    Query.Select table() {
        int start = cursor.at();
        cursor.expect("TABLE");
        int named = cursor.at();
        Name name = reader.relations().name();
        Relation.Table table = new Relation.Table(cursor.from(named), name, false, Optional.empty(), Optional.empty());
        Span span = cursor.from(start);
        Query.SelectItem all = new Query.SelectItem(span, new Expression.Star(span, List.of()), Optional.empty());
        return new Query.Select(
                span,
                Optional.empty(),
                List.of(all),
                Optional.empty(),
                List.of(table),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    Query.Select select() {
        int start = cursor.at();
        cursor.expect("SELECT");
        Optional<Query.Distinct> distinct = options();
        List<Query.SelectItem> items = items();
        reader.queries().refuseInto();
        List<Relation> from = cursor.accept("FROM") ? from() : List.of();
        Optional<Expression> where = condition("WHERE");
        Optional<Grouping> grouping = cursor.is("GROUP") ? Optional.of(grouping()) : Optional.empty();
        Optional<Expression> having = condition("HAVING");
        List<Query.NamedWindow> windows =
                cursor.accept("WINDOW") ? reader.windows().named() : List.of();
        return new Query.Select(
                cursor.from(start), distinct, items, Optional.empty(), from, where, grouping, having, windows);
    }

    private Optional<Expression> condition(String word) {
        return cursor.accept(word) ? Optional.of(reader.expressions().read()) : Optional.empty();
    }

    private Optional<Query.Distinct> options() {
        Optional<Query.Distinct> distinct = Optional.empty();
        while (true) {
            int start = cursor.at();
            if (cursor.accept("DISTINCT") || cursor.accept("DISTINCTROW")) {
                distinct = Optional.of(new Query.Distinct(cursor.from(start), List.of()));
            } else if (cursor.isOneOf(OPTIONS)
                    && !cursor.peek(1).is(".")
                    && !cursor.peek(1).is("(")) {
                cursor.take();
            } else if (!cursor.accept("ALL")) {
                return distinct;
            }
        }
    }

    private List<Query.SelectItem> items() {
        List<Query.SelectItem> items = new ArrayList<>();
        do {
            items.add(item());
        } while (cursor.accept(","));
        return items;
    }

    private Query.SelectItem item() {
        int start = cursor.at();
        if (cursor.accept("*")) {
            Span span = cursor.from(start);
            return new Query.SelectItem(span, new Expression.Star(span, List.of()), Optional.empty());
        }
        Expression value = reader.expressions().read();
        boolean named = cursor.accept("AS");
        Token next = cursor.peek();
        boolean alias = next.kind() == Token.Kind.STRING || Cursor.isPlainName(next);
        if (named && !alias) {
            throw cursor.unexpected();
        }
        Optional<String> label = alias ? Optional.of(Naming.column(cursor.take().value())) : Optional.empty();
        return new Query.SelectItem(cursor.from(start), value, label);
    }

    private List<Relation> from() {
        if (cursor.is("DUAL")) {
            cursor.take();
            return List.of();
        }
        return reader.relations().list();
    }

    private Grouping grouping() {
        cursor.expect("GROUP", "BY");
        int start = cursor.at();
        List<Grouping.Element> elements = new ArrayList<>();
        do {
            Expression value = reader.expressions().read();
            elements.add(new Grouping.By(value.span(), value));
            // MariaDB still takes a direction here; it says nothing about the groups.
            if (!cursor.accept("ASC")) {
                cursor.accept("DESC");
            }
        } while (cursor.accept(","));
        Span grouped = cursor.from(start);
        if (!cursor.accept("WITH", "ROLLUP")) {
            return new Grouping(grouped, false, elements);
        }
        Span whole = cursor.from(start);
        return new Grouping(whole, false, List.of(new Grouping.Sets(whole, Grouping.Kind.ROLLUP, elements)));
    }
}
