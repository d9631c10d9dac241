package dash.databases.mysql.parser;

import dash.databases.EngineParser;
import dash.databases.mysql.MysqlDialect;
import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.TooDeepException;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.Statement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * MySQL and MariaDB behind the port. Whatever a text does to the readers, the answer is a {@link Parsing} that is not
 * {@link Parsing.Parsed}.
 */
public final class MysqlStatementParser implements EngineParser {

    private static final Logger LOG = LoggerFactory.getLogger(MysqlStatementParser.class);

    /** In bytes of UTF-8, counted before anything looks at the text. */
    static final int LONGEST = 100 * 1024;

    static final int DEEPEST_BRACKETS = 300;

    /** Long chains of operators become deep trees, and not everything that reads a tree does so without a stack. */
    private static final int DEEPEST_TREE = 700;

    private final Bench bench = new Bench();

    @Override
    public Parsing parse(String sql) {
        int nul = sql.indexOf('\0');
        if (nul >= 0) {
            return new Parsing.Unparsable("the text holds a NUL character", nul);
        }
        // What cannot be encoded would reach the server as something else.
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(sql)) {
            return new Parsing.Unparsable("the text holds half a character (a lone surrogate)", sql.length());
        }
        if (sql.length() > LONGEST || sql.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            return new Parsing.TooMuch("the statement is longer than 100 KB");
        }
        return onTheBench(sql);
    }

    private Parsing onTheBench(String sql) {
        try {
            return bench.run(() -> read(sql));
        } catch (ExecutionException broken) {
            LOG.warn("the parser broke down on a statement of {} characters", sql.length(), broken.getCause());
            return new Parsing.TooMuch("the parser could not cope with this statement");
        } catch (TimeoutException slow) {
            return new Parsing.TooMuch("parsing took too long");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Parsing.TooMuch("parsing was interrupted");
        }
    }

    private Parsing read(String sql) {
        try {
            List<Token> tokens = Tokens.of(sql);
            int statements = statements(tokens);
            if (statements != 1) {
                return new Parsing.NotOne(statements);
            }
            if (brackets(tokens) > DEEPEST_BRACKETS) {
                throw new TooDeepException();
            }
            Root root = new StatementReader(new Cursor(tokens)).read();
            if (depth(root) > DEEPEST_TREE) {
                throw new TooDeepException();
            }
            Qualifiers.check(root);
            CommonTableNames.check(root);
            Optional<String> disagreement = SecondReading.disagreement(sql, tokens, root);
            return disagreement.isEmpty()
                    ? new Parsing.Parsed(new Statement(sql, root, MysqlDialect.INSTANCE))
                    : new Parsing.NotUnderstood(disagreement.get(), root.span());
        } catch (SyntaxException syntax) {
            return new Parsing.Unparsable(syntax.complaint(), syntax.offset());
        } catch (NotUnderstoodException gap) {
            return new Parsing.NotUnderstood(
                    gap.what(), new Span(gap.span().from(), Math.min(gap.span().to(), sql.length())));
        } catch (TooDeepException deep) {
            return new Parsing.TooMuch("the statement nests too deeply");
        }
    }

    /** What stands between semicolons, where anything does. */
    private static int statements(List<Token> tokens) {
        int count = 0;
        boolean inside = false;
        for (Token token : tokens) {
            boolean end = token.kind() == Token.Kind.END || token.is(";");
            count += end && inside ? 1 : 0;
            inside = !end;
        }
        return count;
    }

    private static int brackets(List<Token> tokens) {
        int depth = 0;
        int deepest = 0;
        for (Token token : tokens) {
            depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    private record Level(Node node, int depth) {}

    private static int depth(Node root) {
        int deepest = 0;
        Deque<Level> waiting = new ArrayDeque<>();
        waiting.push(new Level(root, 1));
        while (!waiting.isEmpty()) {
            Level level = waiting.pop();
            deepest = Math.max(deepest, level.depth());
            level.node().children().forEach(child -> waiting.push(new Level(child, level.depth() + 1)));
        }
        return deepest;
    }

    @Override
    public void close() {
        bench.close();
    }
}
