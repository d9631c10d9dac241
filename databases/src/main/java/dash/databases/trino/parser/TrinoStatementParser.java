package dash.databases.trino.parser;

import dash.databases.EngineParser;
import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.TooDeepException;
import dash.statement.Parsing;
import io.trino.sql.parser.ParsingException;
import io.trino.sql.parser.SqlParser;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trino's grammar behind the port. Trino takes one statement without a semicolon; one that ends the text is what people
 * write, so it is left out before the grammar sees the text. Whatever a text does to the parser, the answer is a
 * {@link Parsing} that is not {@link Parsing.Parsed}.
 */
public final class TrinoStatementParser implements EngineParser {

    private static final Logger LOG = LoggerFactory.getLogger(TrinoStatementParser.class);

    /** In bytes of UTF-8, counted before anything looks at the text. */
    private static final int LONGEST = 100 * 1024;

    private static final int DEEPEST_BRACKETS = 200;

    private final SqlParser grammar = new SqlParser();

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
            return parseTokens(sql, Tokens.of(sql));
        } catch (StackOverflowError deep) {
            return tooDeep();
        }
    }

    private Parsing parseTokens(String sql, List<Token> tokens) {
        if (Tokens.depth(tokens) > DEEPEST_BRACKETS) {
            return tooDeep();
        }
        int statements = Tokens.statements(tokens);
        if (statements != 1) {
            return new Parsing.NotOne(statements);
        }
        try {
            io.trino.sql.tree.Statement statement = grammar.createStatement(withoutEnd(sql, tokens));
            return new Parsing.Parsed(new TreeReader(new Spans(sql, tokens)).read(sql, statement));
        } catch (ParsingException syntax) {
            if (syntax.getErrorMessage().contains("stack overflow")) {
                return tooDeep();
            }
            int offset = Spans.offset(sql, syntax.getLineNumber(), syntax.getColumnNumber());
            return new Parsing.Unparsable(syntax.getErrorMessage(), offset);
        } catch (NotUnderstoodException gap) {
            return new Parsing.NotUnderstood(gap.what(), gap.span());
        } catch (TooDeepException deep) {
            return tooDeep();
        } catch (RuntimeException broken) {
            LOG.warn("the grammar broke down on a statement of {} characters", sql.length(), broken);
            return new Parsing.TooMuch("the parser could not cope with this statement");
        }
    }

    /** Semicolons become blanks, so that places stay the same. */
    private static String withoutEnd(String sql, List<Token> tokens) {
        StringBuilder text = new StringBuilder(sql);
        tokens.stream().filter(token -> token.is(";")).forEach(token -> text.setCharAt(token.from(), ' '));
        return text.toString();
    }

    private static Parsing tooDeep() {
        return new Parsing.TooMuch("the statement nests too deeply");
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
