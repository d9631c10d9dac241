package dash.databases.sqlite.parser;

import dash.statement.Alias;
import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads FROM. SQLite joins strictly from the left and knows no difference between a comma and JOIN, so commas stay a list
 * only as long as nothing behind them looks at everything before it.
 */
final class RelationReader {

    private final Readers readers;
    private final Cursor cursor;

    RelationReader(Readers readers) {
        this.readers = readers;
        this.cursor = readers.cursor;
    }

    List<Relation> from() {
        List<Relation> relations = new ArrayList<>();
        int first = cursor.mark();
        relations.add(one());
        int last = first;
        while (true) {
            Optional<JoinWords> join = JoinWords.read(cursor);
            if (join.isEmpty()) {
                return relations;
            }
            JoinWords words = join.get();
            int mark = cursor.mark();
            Relation right = one();
            Optional<Expression> on = cursor.take("ON") ? Optional.of(readers.expressions.read()) : Optional.empty();
            List<String> using = on.isEmpty() && cursor.take("USING") ? cursor.names() : List.of();
            if (words.natural() && (on.isPresent() || !using.isEmpty())) {
                throw cursor.notUnderstood("NATURAL with a condition");
            }
            if (words.comma() && on.isEmpty() && using.isEmpty()) {
                relations.add(right);
                last = mark;
                continue;
            }
            boolean everything = words.natural()
                    || !using.isEmpty()
                    || words.kind() == Relation.Kind.RIGHT
                    || words.kind() == Relation.Kind.FULL;
            if (everything) {
                collapse(relations, first);
                last = first;
            }
            Relation left = relations.removeLast();
            relations.add(new Relation.Join(
                    cursor.since(last),
                    kind(words, on, using),
                    words.natural(),
                    left,
                    right,
                    on,
                    using,
                    Optional.empty(),
                    Optional.empty()));
        }
    }

    /** JOIN without a condition is a cross join, and CROSS JOIN may have a condition. */
    private static Relation.Kind kind(JoinWords words, Optional<Expression> on, List<String> using) {
        boolean free = on.isEmpty() && using.isEmpty() && !words.natural();
        return switch (words.kind()) {
            case CROSS, INNER -> free ? Relation.Kind.CROSS : Relation.Kind.INNER;
            case LEFT -> Relation.Kind.LEFT;
            case RIGHT -> Relation.Kind.RIGHT;
            case FULL -> Relation.Kind.FULL;
        };
    }

    private static void collapse(List<Relation> relations, int first) {
        while (relations.size() > 1) {
            Relation left = relations.removeFirst();
            Relation right = relations.removeFirst();
            Span span = new Span(first, Math.max(first, right.span().to()));
            relations.addFirst(new Relation.Join(
                    span,
                    Relation.Kind.CROSS,
                    false,
                    left,
                    right,
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty()));
        }
    }

    private Relation one() {
        int mark = cursor.mark();
        if (!cursor.is("(")) {
            return named(mark);
        }
        return cursor.deeper(() -> {
            cursor.want("(");
            return readers.queries.startsQuery() ? subquery(mark) : nested(mark);
        });
    }

    private Relation subquery(int mark) {
        Query query = readers.queries.query();
        cursor.want(")");
        Optional<Alias> alias = alias(mark);
        return new Relation.Subquery(cursor.since(mark), query, false, alias);
    }

    /** Brackets around one relation change nothing but its alias; around several they make a join. */
    private Relation nested(int mark) {
        List<Relation> inner = from();
        cursor.want(")");
        Optional<Alias> alias = alias(mark);
        collapse(inner, inner.getFirst().span().from());
        Relation relation = inner.getFirst();
        if (alias.isEmpty()) {
            return relation;
        }
        if (relation.alias().isPresent()) {
            throw cursor.notUnderstood("an alias of an alias");
        }
        Span span = cursor.since(mark);
        return switch (relation) {
            case Relation.Table table -> new Relation.Table(span, table.name(), table.only(), alias, table.sample());
            case Relation.Subquery subquery -> new Relation.Subquery(span, subquery.query(), false, alias);
            case Relation.FunctionTable table ->
                new Relation.FunctionTable(span, table.functions(), true, false, false, alias);
            case Relation.Construct construct -> throw cursor.notUnderstood("an alias of a construct");
            case Relation.Join join ->
                new Relation.Join(
                        span,
                        join.kind(),
                        join.natural(),
                        join.left(),
                        join.right(),
                        join.on(),
                        join.using(),
                        Optional.empty(),
                        alias);
        };
    }

    private Relation named(int mark) {
        Name name = name();
        if (cursor.is("(")) {
            Relation.TableFunction function = function(mark, name);
            Optional<Alias> alias = alias(mark);
            return new Relation.FunctionTable(cursor.since(mark), List.of(function), true, false, false, alias);
        }
        Optional<Alias> alias = alias(mark);
        Span span = cursor.since(mark);
        if (cursor.takeAll("INDEXED", "BY")) {
            cursor.name();
        } else {
            cursor.takeAll("NOT", "INDEXED");
        }
        return new Relation.Table(span, name, false, alias, Optional.empty());
    }

    /** {@code table} or {@code schema.table}. */
    Name name() {
        String first = cursor.name();
        return cursor.take(".") ? Name.of(first, cursor.name()) : Name.of(first);
    }

    Relation.TableFunction function(int mark, Name name) {
        cursor.want("(");
        List<Argument> arguments = readers.calls.arguments();
        cursor.want(")");
        Span span = cursor.since(mark);
        return new Relation.TableFunction(span, CallReader.plain(span, name, arguments), List.of());
    }

    private Optional<Alias> alias(int mark) {
        Optional<String> name = readers.queries.alias();
        return name.map(said -> new Alias(cursor.since(mark), said, List.of()));
    }
}
