package dash.databases.mysql.parser;

import dash.statement.Root;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads one statement. This class knows the roots; queries, relations, expressions, calls, windows and types each have
 * their reader, and this is where they find each other.
 */
final class StatementReader {

    private static final Set<String> TWO_WORDS = Set.of("CREATE", "DROP", "ALTER", "SHOW", "LOCK", "START", "RESET");
    private static final Set<String> EXPLAINS = Set.of("EXPLAIN", "DESCRIBE", "DESC");
    private static final Set<String> QUERIES = Set.of("SELECT", "WITH", "VALUES", "TABLE", "(");

    private final Cursor cursor;
    private final QueryReader queries;
    private final RelationReader relations;
    private final ExpressionReader expressions;
    private final PrimaryReader primaries;
    private final CallReader calls;
    private final WindowReader windows;
    private final TypeReader types;

    StatementReader(Cursor cursor) {
        this.cursor = cursor;
        this.queries = new QueryReader(this);
        this.relations = new RelationReader(this);
        this.expressions = new ExpressionReader(this);
        this.primaries = new PrimaryReader(this);
        this.calls = new CallReader(this);
        this.windows = new WindowReader(this);
        this.types = new TypeReader(this);
    }

    /** The whole of the text, apart from semicolons at its end. */
    Root read() {
        Root root = root();
        while (cursor.accept(";")) {
            // An empty statement behind the only one is nothing.
        }
        if (cursor.peek().kind() != Token.Kind.END) {
            throw cursor.unexpected();
        }
        return root;
    }

    private Root root() {
        if (cursor.isOneOf(EXPLAINS)) {
            return explain();
        }
        return cursor.isOneOf(QUERIES) ? queryOrWrite() : command();
    }

    /** A WITH can stand before a write too. */
    private Root queryOrWrite() {
        return cursor.is("WITH") && queries.withIsOfAWrite() ? command() : queries.query();
    }

    private Root explain() {
        int start = cursor.at();
        cursor.take();
        List<Root.Option> options = new ArrayList<>();
        boolean more = true;
        while (more) {
            if (cursor.accept("ANALYZE")) {
                options.add(new Root.Option("analyze", ""));
            } else if (cursor.are("FORMAT", "=")) {
                cursor.expect("FORMAT", "=");
                options.add(new Root.Option("format", cursor.take().value().toLowerCase(Locale.ROOT)));
            } else {
                more = cursor.accept("EXTENDED") || cursor.accept("PARTITIONS");
            }
        }
        boolean statement = cursor.isOneOf(QUERIES)
                || Set.of("INSERT", "REPLACE", "UPDATE", "DELETE")
                        .contains(cursor.peek().text());
        if (!statement) {
            takeAll();
            return new Root.Command(cursor.from(start), "DESCRIBE");
        }
        Root inner = root();
        return new Root.Explain(cursor.from(start), options, inner);
    }

    private Root.Command command() {
        int start = cursor.at();
        Token first = cursor.peek();
        if (first.kind() != Token.Kind.WORD) {
            throw cursor.unexpected();
        }
        String second = TWO_WORDS.contains(first.text()) && cursor.peek(1).kind() == Token.Kind.WORD
                ? " " + cursor.peek(1).text()
                : "";
        takeAll();
        return new Root.Command(cursor.from(start), first.text() + second);
    }

    private void takeAll() {
        while (cursor.peek().kind() != Token.Kind.END && !cursor.is(";")) {
            cursor.take();
        }
    }

    Cursor cursor() {
        return cursor;
    }

    QueryReader queries() {
        return queries;
    }

    RelationReader relations() {
        return relations;
    }

    ExpressionReader expressions() {
        return expressions;
    }

    PrimaryReader primaries() {
        return primaries;
    }

    CallReader calls() {
        return calls;
    }

    WindowReader windows() {
        return windows;
    }

    TypeReader types() {
        return types;
    }
}
