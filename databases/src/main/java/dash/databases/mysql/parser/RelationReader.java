package dash.databases.mysql.parser;

import dash.statement.Alias;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what stands in FROM. */
final class RelationReader {

    private static final Set<String> JOINS =
            Set.of("JOIN", "INNER", "CROSS", "LEFT", "RIGHT", "NATURAL", "STRAIGHT_JOIN");
    /** No reserved words, but never aliases where a table can stand. */
    private static final Set<String> NO_ALIAS = Set.of("OFFSET");

    private final StatementReader reader;
    private final Cursor cursor;
    private final JsonTableReader jsonTables;

    RelationReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
        this.jsonTables = new JsonTableReader(reader);
    }

    List<Relation> list() {
        List<Relation> relations = new ArrayList<>();
        do {
            relations.add(joined());
        } while (cursor.accept(","));
        return relations;
    }

    private Relation joined() {
        int start = cursor.at();
        Relation left = factor();
        while (cursor.isOneOf(JOINS)) {
            left = join(start, left);
        }
        return left;
    }

    private Relation join(int start, Relation left) {
        boolean natural = cursor.accept("NATURAL");
        Relation.Kind kind = kind();
        boolean outer = kind == Relation.Kind.LEFT || kind == Relation.Kind.RIGHT;
        int behind = cursor.at();
        Relation right = factor();
        // a LEFT JOIN b JOIN c ON … ON …: what stands before the first ON belongs together.
        while (outer && !natural && cursor.isOneOf(JOINS)) {
            right = join(behind, right);
        }
        Optional<Expression> on = Optional.empty();
        List<String> using = List.of();
        if (!natural && cursor.accept("ON")) {
            on = Optional.of(reader.expressions().read());
        } else if (!natural && cursor.accept("USING")) {
            using = reader.queries().columns();
        } else if (outer && !natural) {
            throw cursor.unexpected();
        }
        boolean free = !natural && on.isEmpty() && using.isEmpty();
        Relation.Kind meant = outer ? kind : free ? Relation.Kind.CROSS : Relation.Kind.INNER;
        return new Relation.Join(
                cursor.from(start), meant, natural, left, right, on, using, Optional.empty(), Optional.empty());
    }

    private Relation.Kind kind() {
        if (cursor.accept("STRAIGHT_JOIN")) {
            return Relation.Kind.INNER;
        }
        Relation.Kind kind = Relation.Kind.INNER;
        if (cursor.is("LEFT") || cursor.is("RIGHT")) {
            kind = cursor.take().is("LEFT") ? Relation.Kind.LEFT : Relation.Kind.RIGHT;
            cursor.accept("OUTER");
        } else if (!cursor.accept("INNER")) {
            cursor.accept("CROSS");
        }
        cursor.expect("JOIN");
        return kind;
    }

    private Relation factor() {
        cursor.deeper();
        int start = cursor.at();
        Relation relation;
        if (cursor.accept("LATERAL")) {
            relation = subquery(start, true);
        } else if (cursor.opensQuery()) {
            relation = subquery(start, false);
        } else if (cursor.is("(")) {
            relation = bracketed();
        } else if (cursor.are("JSON_TABLE", "(")) {
            relation = jsonTables.read();
        } else {
            relation = table();
        }
        cursor.back();
        return relation;
    }

    private Relation subquery(int start, boolean lateral) {
        cursor.expect("(");
        Query query = reader.queries().query();
        cursor.expect(")");
        Optional<Alias> alias = alias(true);
        return new Relation.Subquery(cursor.from(start), query, lateral, alias);
    }

    /** {@code (a, b)} is a cross join in brackets. */
    private Relation bracketed() {
        cursor.expect("(");
        int inner = cursor.at();
        Relation left = joined();
        while (cursor.accept(",")) {
            Relation right = joined();
            left = new Relation.Join(
                    cursor.from(inner),
                    Relation.Kind.CROSS,
                    false,
                    left,
                    right,
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty());
        }
        cursor.expect(")");
        return left;
    }

    private Relation.Table table() {
        int start = cursor.at();
        Name name = name();
        if (cursor.is("PARTITION") || cursor.are("FOR", "SYSTEM_TIME")) {
            throw cursor.notUnderstood("a part of a table (PARTITION, FOR SYSTEM_TIME)");
        }
        Optional<Alias> alias = alias(false);
        indexHints();
        return new Relation.Table(cursor.from(start), name, false, alias, Optional.empty());
    }

    Name name() {
        List<String> parts = new ArrayList<>();
        parts.add(cursor.name().value());
        while (cursor.accept(".")) {
            parts.add(cursor.nameBehindDot().value());
        }
        if (cursor.is("(")) {
            throw cursor.notUnderstood("a function in FROM");
        }
        return new Name(parts);
    }

    Optional<Alias> alias(boolean columns) {
        int start = cursor.at();
        boolean said = cursor.accept("AS");
        boolean there = Cursor.isPlainName(cursor.peek()) && (said || !cursor.isOneOf(NO_ALIAS));
        if (!there) {
            if (said) {
                throw cursor.unexpected();
            }
            return Optional.empty();
        }
        String name = cursor.take().value();
        List<String> names = columns && cursor.is("(") ? reader.queries().columns() : List.of();
        return Optional.of(new Alias(cursor.from(start), name, names));
    }

    /** USE INDEX (…) and its kin choose how the server finds rows, not which. */
    private void indexHints() {
        while (cursor.is("USE") || cursor.is("FORCE") || cursor.is("IGNORE")) {
            cursor.take();
            if (!cursor.accept("INDEX")) {
                cursor.expect("KEY");
            }
            if (cursor.accept("FOR") && !cursor.accept("JOIN") && !cursor.accept("ORDER", "BY")) {
                cursor.expect("GROUP", "BY");
            }
            cursor.expect("(");
            while (!cursor.is(")")) {
                cursor.nameBehindDot();
                if (!cursor.is(")")) {
                    cursor.expect(",");
                }
            }
            cursor.expect(")");
            cursor.accept(",");
        }
    }
}
