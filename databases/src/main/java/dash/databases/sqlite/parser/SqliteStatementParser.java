package dash.databases.sqlite.parser;

import dash.databases.EngineParser;
import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.TooDeepException;
import dash.databases.sqlite.SqliteDialect;
import dash.statement.Parsing;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.Statement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** SQLite's language behind the port. Nothing is loaded and nothing is held. Never throws, whatever the text. */
public final class SqliteStatementParser implements EngineParser {

    /** In bytes of UTF-8, counted before anything looks at the text. */
    private static final int LONGEST = 100 * 1024;

    @Override
    public Parsing parse(String sql) {
        int nul = sql.indexOf('\0');
        if (nul >= 0) {
            return new Parsing.Unparsable("the text holds a NUL character", nul);
        }
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(sql)) {
            return new Parsing.Unparsable("the text holds half a character (a lone surrogate)", sql.length());
        }
        if (sql.length() > LONGEST || sql.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            return new Parsing.TooMuch("the statement is longer than 100 KB");
        }
        try {
            return parse(sql, Tokenizer.of(sql));
        } catch (SyntaxException wrong) {
            return new Parsing.Unparsable(wrong.complaint(), wrong.offset());
        } catch (NotUnderstoodException gap) {
            return new Parsing.NotUnderstood(gap.what(), gap.span());
        } catch (TooDeepException | StackOverflowError deep) {
            return new Parsing.TooMuch("the statement nests too deeply");
        }
    }

    private static Parsing parse(String sql, List<Token> tokens) {
        int statements = Counting.of(tokens);
        if (statements != 1) {
            return new Parsing.NotOne(statements);
        }
        Cursor cursor = new Cursor(tokens);
        while (cursor.take(";")) {
            // An empty statement in front does nothing.
        }
        Root root = root(new Readers(cursor), whole(tokens));
        return new Parsing.Parsed(new Statement(sql, root, SqliteDialect.INSTANCE));
    }

    private static Span whole(List<Token> tokens) {
        List<Token> real = new ArrayList<>(tokens);
        real.removeIf(token -> token.is(";") || token.kind() == Token.Kind.END);
        return new Span(real.getFirst().from(), real.getLast().to());
    }

    private static Root root(Readers readers, Span whole) {
        Cursor cursor = readers.cursor;
        if (cursor.take("EXPLAIN")) {
            List<Root.Option> options =
                    cursor.takeAll("QUERY", "PLAN") ? List.of(new Root.Option("query_plan", "")) : List.of();
            if (cursor.is("EXPLAIN")) {
                throw cursor.wrong();
            }
            return new Root.Explain(whole, options, root(readers, whole));
        }
        Root root = readers.queries.startsQuery() ? readers.queries.root(whole) : command(cursor, whole);
        if (!(root instanceof Root.Command)) {
            while (cursor.take(";")) {
                // The end of the one statement there is.
            }
            if (cursor.here().kind() != Token.Kind.END) {
                throw cursor.wrong();
            }
        }
        return root;
    }

    static Root.Command command(Cursor cursor, Span whole) {
        Token first = cursor.here();
        if (first.kind() != Token.Kind.WORD) {
            throw cursor.wrong();
        }
        boolean two = List.of("CREATE", "DROP", "ALTER").contains(first.text())
                && cursor.ahead(1).kind() == Token.Kind.WORD;
        return new Root.Command(
                whole, two ? first.text() + " " + cursor.ahead(1).text() : first.text());
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
