package dash.databases.duckdb.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a text into tokens the way DuckDB does. Serves only to find where things end and how deep they nest: what a
 * statement means is decided by the grammar alone.
 */
final class Tokens {

    private static final String OPERATOR_CHARACTERS = "~!@^&|`+-*/%<>=";

    private final String sql;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Tokens(String sql) {
        this.sql = sql;
    }

    static List<Token> of(String sql) {
        Tokens cutting = new Tokens(sql);
        while (cutting.at < sql.length()) {
            cutting.next();
        }
        return List.copyOf(cutting.tokens);
    }

    private void next() {
        char first = sql.charAt(at);
        int from = at;
        if (Character.isWhitespace(first)) {
            at++;
        } else if (sql.startsWith("--", at)) {
            skipLine();
        } else if (sql.startsWith("/*", at)) {
            skipComment();
        } else if (first == '\'') {
            quoted('\'', false);
            add(Token.Kind.STRING, from);
        } else if (first == '"') {
            quoted('"', false);
            add(Token.Kind.QUOTED, from);
        } else if (isWordStart(first)) {
            word(from);
        } else if (first == '$') {
            dollar(from);
        } else if (Character.isDigit(first) || (first == '.' && at + 1 < sql.length() && isDigit(at + 1))) {
            number(from);
        } else if (OPERATOR_CHARACTERS.indexOf(first) >= 0) {
            operator(from);
        } else {
            at += sql.startsWith("::", at) || sql.startsWith(":=", at) ? 2 : 1;
            add(Token.Kind.PUNCTUATION, from);
        }
    }

    private void word(int from) {
        char first = Character.toUpperCase(sql.charAt(at));
        int mark = at + 1;
        if ("EBX".indexOf(first) >= 0 && mark < sql.length() && sql.charAt(mark) == '\'') {
            at = mark;
            quoted('\'', first == 'E');
            add(Token.Kind.STRING, from);
        } else {
            while (at < sql.length() && isWordPart(sql.charAt(at))) {
                at++;
            }
            add(Token.Kind.WORD, from);
        }
    }

    /** From the opening quote to behind the closing one; a doubled quote stays inside. */
    private void quoted(char quote, boolean backslashes) {
        at++;
        while (at < sql.length()) {
            char here = sql.charAt(at);
            if (backslashes && here == '\\') {
                at += 2;
            } else if (here != quote) {
                at++;
            } else if (at + 1 < sql.length() && sql.charAt(at + 1) == quote) {
                at += 2;
            } else {
                at++;
                return;
            }
        }
        at = sql.length();
    }

    private void dollar(int from) {
        int end = at + 1;
        while (end < sql.length() && isWordPart(sql.charAt(end)) && sql.charAt(end) != '$') {
            end++;
        }
        boolean tagged = end < sql.length()
                && sql.charAt(end) == '$'
                && (end == at + 1 || !Character.isDigit(sql.charAt(at + 1)));
        if (tagged) {
            String tag = sql.substring(at, end + 1);
            int close = sql.indexOf(tag, end + 1);
            at = close < 0 ? sql.length() : close + tag.length();
            add(Token.Kind.STRING, from);
        } else {
            at = Math.max(end, at + 1);
            add(Token.Kind.PARAMETER, from);
        }
    }

    private void number(int from) {
        while (at < sql.length() && (isWordPart(sql.charAt(at)) || sql.charAt(at) == '.' || isExponentSign())) {
            at++;
        }
        add(Token.Kind.NUMBER, from);
    }

    private boolean isExponentSign() {
        char here = sql.charAt(at);
        return (here == '+' || here == '-') && Character.toUpperCase(sql.charAt(at - 1)) == 'E';
    }

    private void operator(int from) {
        while (at < sql.length()
                && OPERATOR_CHARACTERS.indexOf(sql.charAt(at)) >= 0
                && !sql.startsWith("--", at)
                && !sql.startsWith("/*", at)) {
            at++;
        }
        // A sign behind another operator belongs to the number: a=-1.
        while (at - from > 1 && isSign(sql.charAt(at - 1)) && isPlain(sql.substring(from, at))) {
            at--;
        }
        add(Token.Kind.OPERATOR, from);
    }

    private static boolean isSign(char character) {
        return character == '+' || character == '-';
    }

    private static boolean isPlain(String operator) {
        return operator.chars().noneMatch(character -> "~!@%^&|`".indexOf(character) >= 0);
    }

    private void skipLine() {
        while (at < sql.length() && sql.charAt(at) != '\n' && sql.charAt(at) != '\r') {
            at++;
        }
    }

    private void skipComment() {
        int depth = 0;
        do {
            if (sql.startsWith("/*", at)) {
                depth++;
                at += 2;
            } else if (sql.startsWith("*/", at)) {
                depth--;
                at += 2;
            } else {
                at++;
            }
        } while (depth > 0 && at < sql.length());
        at = Math.min(at, sql.length());
    }

    private void add(Token.Kind kind, int from) {
        at = Math.min(at, sql.length());
        String text = sql.substring(from, at);
        tokens.add(new Token(kind, kind == Token.Kind.WORD ? text.toUpperCase(Locale.ROOT) : text, from, at));
    }

    private boolean isDigit(int index) {
        return Character.isDigit(sql.charAt(index));
    }

    private static boolean isWordStart(char character) {
        return character == '_' || character >= 0x80 || Character.isLetter(character);
    }

    private static boolean isWordPart(char character) {
        return isWordStart(character) || Character.isDigit(character) || character == '$';
    }
}
