package dash.databases.mysql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a text into tokens the way the server does under the SQL mode that sessions pin: backslashes escape, double quotes
 * hold texts. Whatever the server could cut differently under another version or setting is not understood.
 */
final class Tokens {

    private static final String SPACES = " \t\n\u000b\f\r";
    private static final List<String> SYMBOLS =
            List.of("<=>", "->>", "<=", ">=", "<>", "!=", "<<", ">>", "&&", "||", ":=", "->");
    private static final String SINGLE_SYMBOLS = "+-*/%=<>!~^&|(),.;{}";

    private final String sql;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Tokens(String sql) {
        this.sql = sql;
    }

    /** With one token of kind END behind the last one. */
    static List<Token> of(String sql) {
        Tokens cutting = new Tokens(sql);
        while (cutting.at < sql.length()) {
            cutting.next();
        }
        cutting.tokens.add(new Token(Token.Kind.END, "", "", sql.length(), sql.length()));
        return List.copyOf(cutting.tokens);
    }

    private void next() {
        char first = sql.charAt(at);
        int from = at;
        if (SPACES.indexOf(first) >= 0) {
            at++;
        } else if (first == '#') {
            skipLine();
        } else if (sql.startsWith("--", at)) {
            dashes();
        } else if (sql.startsWith("/*", at)) {
            comment();
        } else if (first == '\'' || first == '"') {
            String value = Quotes.text(sql, at);
            at = Quotes.end(sql, at, true);
            add(Token.Kind.STRING, value, from);
        } else if (first == '`') {
            at = Quotes.end(sql, at, false);
            add(Token.Kind.QUOTED, Quotes.name(sql, from, at), from);
        } else if (isDigit(at) || (first == '.' && isDigit(at + 1) && !followsName())) {
            number(from);
        } else if (isWordPart(first)) {
            word(from);
        } else if (first == '?') {
            at++;
            add(Token.Kind.PARAMETER, "?", from);
        } else {
            symbol(from);
        }
    }

    private void word(int from) {
        while (at < sql.length() && isWordPart(sql.charAt(at))) {
            if (Character.isSurrogate(sql.charAt(at))) {
                throw notUnderstood("a name with characters beyond the basic plane", at, at + 1);
            }
            at++;
        }
        String word = sql.substring(from, at);
        boolean prefix = at - from == 1 && at < sql.length() && sql.charAt(at) == '\'';
        switch (prefix ? word.toUpperCase(Locale.ROOT) : "") {
            case "N" -> {
                String value = Quotes.text(sql, at);
                at = Quotes.end(sql, at, true);
                add(Token.Kind.STRING, value, from);
            }
            case "X", "B" -> {
                at = Quotes.end(sql, at, true);
                add(Token.Kind.BITS, sql.substring(from, at), from);
            }
            default -> tokens.add(new Token(Token.Kind.WORD, Words.capital(word), word, from, at));
        }
    }

    private void number(int from) {
        if (sql.startsWith("0x", at) || sql.startsWith("0b", at)) {
            at += 2;
            while (at < sql.length() && isWordPart(sql.charAt(at))) {
                at++;
            }
            add(Token.Kind.BITS, sql.substring(from, at), from);
            return;
        }
        digits();
        if (at < sql.length() && sql.charAt(at) == '.') {
            at++;
            digits();
        }
        if (at < sql.length() && (sql.charAt(at) == 'e' || sql.charAt(at) == 'E')) {
            int sign = at + 1 < sql.length() && "+-".indexOf(sql.charAt(at + 1)) >= 0 ? 1 : 0;
            if (isDigit(at + 1 + sign)) {
                at += 1 + sign;
                digits();
            }
        }
        if (at < sql.length() && isWordPart(sql.charAt(at))) {
            throw notUnderstood("a name that starts with a digit; put it in backticks", from, at + 1);
        }
        add(Token.Kind.NUMBER, sql.substring(from, at), from);
    }

    private void digits() {
        while (isDigit(at)) {
            at++;
        }
    }

    /** Only with a space behind them two dashes are a comment; without one they are two signs, which nobody means. */
    private void dashes() {
        int behind = at + 2;
        if (behind < sql.length() && SPACES.indexOf(sql.charAt(behind)) < 0) {
            throw notUnderstood("two dashes without a space behind them", at, behind);
        }
        skipLine();
    }

    private void skipLine() {
        while (at < sql.length() && sql.charAt(at) != '\n') {
            at++;
        }
    }

    /** Comments do not nest. Those that the server or its optimizer reads are no comments. */
    private void comment() {
        int close = sql.indexOf("*/", at + 2);
        if (close < 0) {
            throw new SyntaxException("a comment that does not end", at);
        }
        if (sql.startsWith("!", at + 2) || sql.regionMatches(true, at + 2, "M!", 0, 2)) {
            throw notUnderstood("a comment that the server executes", at, close + 2);
        }
        if (sql.startsWith("+", at + 2)) {
            Hints.check(sql.substring(at + 3, close), new Span(at, close + 2));
        }
        if (sql.substring(at + 2, close).contains("/*")) {
            throw notUnderstood("a comment inside a comment", at, close + 2);
        }
        at = close + 2;
    }

    private void symbol(int from) {
        for (String symbol : SYMBOLS) {
            if (sql.startsWith(symbol, at)) {
                at += symbol.length();
                add(Token.Kind.SYMBOL, symbol, from);
                return;
            }
        }
        char symbol = sql.charAt(at);
        if (symbol == '@') {
            throw notUnderstood("variables of the session or the server (@)", at, at + 1);
        }
        if (SINGLE_SYMBOLS.indexOf(symbol) < 0) {
            throw new SyntaxException("a character that SQL has no use for here", at);
        }
        at++;
        add(Token.Kind.SYMBOL, String.valueOf(symbol), from);
    }

    /** Behind a name the dot belongs to the name: {@code t.1} is no number. */
    private boolean followsName() {
        return !tokens.isEmpty()
                && tokens.getLast().isName()
                && tokens.getLast().to() == at;
    }

    private void add(Token.Kind kind, String value, int from) {
        tokens.add(new Token(kind, sql.substring(from, at), value, from, at));
    }

    private boolean isDigit(int index) {
        return index < sql.length() && sql.charAt(index) >= '0' && sql.charAt(index) <= '9';
    }

    private static boolean isWordPart(char character) {
        return character == '_'
                || character == '$'
                || character >= 0x80
                || (character >= '0' && character <= '9')
                || (character >= 'a' && character <= 'z')
                || (character >= 'A' && character <= 'Z');
    }

    private static NotUnderstoodException notUnderstood(String what, int from, int to) {
        return new NotUnderstoodException(what, new Span(from, to));
    }
}
