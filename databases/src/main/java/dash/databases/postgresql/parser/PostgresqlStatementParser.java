package dash.databases.postgresql.parser;

import dash.databases.EngineParser;
import dash.databases.parser.NotUnderstoodException;
import dash.statement.Parsing;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * PostgreSQL's grammar behind the port. Construction returns at once and loads in the background. Whatever a text does to
 * the parser, the answer is a {@link Parsing} that is not {@link Parsing.Parsed}.
 */
public final class PostgresqlStatementParser implements EngineParser {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresqlStatementParser.class);

    /** In bytes of UTF-8, counted before anything looks at the text. */
    static final int LONGEST = 100 * 1024;

    static final int DEEPEST_BRACKETS = 300;

    /** Each level of an expression takes two or three of the grammar's tree. */
    private static final int DEEPEST_TREE = 1500;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final GrammarPool pool = new GrammarPool(PATIENCE);
    private final JsonMapper mapper = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST_TREE)
                            .build())
                    .build())
            .build();

    @Override
    public Parsing parse(String sql) {
        int nul = sql.indexOf('\0');
        if (nul >= 0) {
            return new Parsing.Unparsable("the text holds a NUL character", nul);
        }
        // What cannot be encoded would reach the grammar and the server as something else.
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(sql)) {
            return new Parsing.Unparsable("the text holds half a character (a lone surrogate)", sql.length());
        }
        if (sql.length() > LONGEST || sql.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            return new Parsing.TooMuch("the statement is longer than 100 KB");
        }
        if (Spans.depth(Tokens.of(sql)) > DEEPEST_BRACKETS) {
            return tooDeep();
        }
        return parseWithGrammar(sql);
    }

    private Parsing parseWithGrammar(String sql) {
        try {
            return pool.with(grammar -> read(sql, grammar));
        } catch (ExecutionException broken) {
            LOG.warn("the grammar broke down on a statement of {} characters", sql.length(), broken.getCause());
            return new Parsing.TooMuch("the parser could not cope with this statement");
        } catch (TimeoutException slow) {
            return new Parsing.TooMuch("parsing took longer than " + PATIENCE.toSeconds() + " seconds");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Parsing.TooMuch("parsing was interrupted");
        }
    }

    private Parsing read(String sql, Grammar grammar) {
        byte[] json;
        try {
            json = grammar.parse(sql);
        } catch (Grammar.SyntaxException syntax) {
            return new Parsing.Unparsable(syntax.complaint(), offset(sql, syntax.offset()));
        }
        try {
            JsonNode statements = mapper.readTree(json).path("stmts");
            return statements.size() == 1
                    ? new Parsing.Parsed(TreeReader.read(sql, statements.get(0)))
                    : new Parsing.NotOne(statements.size());
        } catch (NotUnderstoodException gap) {
            return new Parsing.NotUnderstood(gap.what(), gap.span());
        } catch (StreamConstraintsException deep) {
            return tooDeep();
        }
    }

    /** Unlike locations in the tree, the place of a syntax error counts whole characters. */
    private static int offset(String sql, int characters) {
        boolean known = characters >= 0 && characters <= sql.codePointCount(0, sql.length());
        return known ? sql.offsetByCodePoints(0, characters) : sql.length();
    }

    private static Parsing tooDeep() {
        return new Parsing.TooMuch("the statement nests too deeply");
    }

    @Override
    public void close() {
        pool.close();
    }
}
