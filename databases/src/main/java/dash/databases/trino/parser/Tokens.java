package dash.databases.trino.parser;

import io.trino.grammar.sql.SqlBaseLexer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.antlr.v4.runtime.CharStreams;

/**
 * The text in tokens, cut by Trino's own lexer, without comments. The lexer counts whole characters; the tokens here count
 * in the text as Java holds it.
 */
final class Tokens {

    private static final Set<Integer> QUOTED = Set.of(
            SqlBaseLexer.STRING,
            SqlBaseLexer.UNICODE_STRING,
            SqlBaseLexer.DOLLAR_STRING,
            SqlBaseLexer.QUOTED_IDENTIFIER,
            SqlBaseLexer.BACKQUOTED_IDENTIFIER);

    private Tokens() {}

    static List<Token> of(String sql) {
        SqlBaseLexer lexer = new SqlBaseLexer(CharStreams.fromString(sql));
        lexer.removeErrorListeners();
        List<Token> tokens = new ArrayList<>();
        int counted = 0;
        int at = 0;
        for (org.antlr.v4.runtime.Token token : lexer.getAllTokens()) {
            if (token.getChannel() != org.antlr.v4.runtime.Token.DEFAULT_CHANNEL) {
                continue;
            }
            int from = sql.offsetByCodePoints(at, token.getStartIndex() - counted);
            int to = sql.offsetByCodePoints(from, token.getStopIndex() + 1 - token.getStartIndex());
            counted = token.getStopIndex() + 1;
            at = to;
            boolean quoted = QUOTED.contains(token.getType());
            String text = sql.substring(from, to);
            tokens.add(new Token(quoted, quoted ? text : text.toUpperCase(Locale.ROOT), from, to));
        }
        return tokens;
    }

    /** How many statements semicolons make of them; empty ones do not count. */
    static int statements(List<Token> tokens) {
        int count = 0;
        boolean open = false;
        for (Token token : tokens) {
            boolean end = token.is(";");
            count += !end && !open ? 1 : 0;
            open = !end;
        }
        return count;
    }

    /** How deep brackets nest. */
    static int depth(List<Token> tokens) {
        int depth = 0;
        int deepest = 0;
        for (Token token : tokens) {
            if (token.is("(") || token.is("[")) {
                deepest = Math.max(deepest, ++depth);
            } else if (token.is(")") || token.is("]")) {
                depth--;
            }
        }
        return deepest;
    }
}
