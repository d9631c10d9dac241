package dash.databases.sqlite.parser;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into tokens by SQLite's own rules. Throws {@link SyntaxException} where SQLite does not know a token. */
final class Tokenizer {

    private static final String DOUBLE_SIGNS = "== != <> <= >= << >> || ->";

    private final String sql;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Tokenizer(String sql) {
        this.sql = sql;
    }

    /** Without spaces and comments; the last token is {@link Token.Kind#END}. */
    static List<Token> of(String sql) {
        Tokenizer cutting = new Tokenizer(sql);
        while (cutting.at < sql.length()) {
            cutting.next();
        }
        cutting.tokens.add(new Token(Token.Kind.END, "", sql.length(), sql.length()));
        return cutting.tokens;
    }

    private void next() {
        char first = sql.charAt(at);
        int from = at;
        if (" \t\n\f\r\uFEFF".indexOf(first) >= 0) {
            spaces();
        } else if (sql.startsWith("--", at)) {
            line();
        } else if (sql.startsWith("/*", at) && at + 2 < sql.length()) {
            int end = sql.indexOf("*/", at + 2);
            at = end < 0 ? sql.length() : end + 2;
        } else if (first == '\'' || first == '"' || first == '`') {
            quoted(first);
        } else if (first == '[') {
            int end = sql.indexOf(']', at);
            if (end < 0) {
                throw unrecognized(from);
            }
            at = end + 1;
            add(Token.Kind.QUOTED, sql.substring(from + 1, end), from);
        } else if (isDigit(first) || (first == '.' && isDigit(peek(1)))) {
            number();
        } else if ((first == 'x' || first == 'X') && peek(1) == '\'') {
            blob();
        } else if (isWordPart(first) && first != '$') {
            word();
        } else if ("?:@$#".indexOf(first) >= 0) {
            parameter(first);
        } else {
            sign();
        }
    }

    private void spaces() {
        at++;
        while (at < sql.length() && " \t\n\u000B\f\r".indexOf(sql.charAt(at)) >= 0) {
            at++;
        }
    }

    private void line() {
        while (at < sql.length() && sql.charAt(at) != '\n') {
            at++;
        }
    }

    private void quoted(char quote) {
        int from = at++;
        StringBuilder content = new StringBuilder();
        while (at < sql.length()) {
            char here = sql.charAt(at++);
            if (here != quote) {
                content.append(here);
            } else if (at < sql.length() && sql.charAt(at) == quote) {
                content.append(quote);
                at++;
            } else {
                add(quote == '\'' ? Token.Kind.STRING : Token.Kind.QUOTED, content.toString(), from);
                return;
            }
        }
        throw unrecognized(from);
    }

    private void word() {
        int from = at;
        while (at < sql.length() && isWordPart(sql.charAt(at))) {
            at++;
        }
        add(Token.Kind.WORD, Folding.upper(sql.substring(from, at)), from);
    }

    private void number() {
        int from = at;
        boolean hexadecimal = sql.charAt(at) == '0' && (peek(1) == 'x' || peek(1) == 'X') && isHex(peek(2));
        boolean whole = true;
        if (hexadecimal) {
            at += 2;
            digits(true);
        } else {
            digits(false);
            if (peek(0) == '.') {
                whole = false;
                at++;
                digits(false);
            }
            boolean signed = peek(1) == '+' || peek(1) == '-';
            if ((peek(0) == 'e' || peek(0) == 'E') && isDigit(peek(signed ? 2 : 1))) {
                whole = false;
                at += signed ? 2 : 1;
                digits(false);
            }
        }
        if (at < sql.length() && isWordPart(sql.charAt(at))) {
            throw unrecognized(from);
        }
        add(whole ? Token.Kind.INTEGER : Token.Kind.DECIMAL, separated(from, hexadecimal), from);
    }

    private void digits(boolean hexadecimal) {
        while (isDigit(peek(0)) || peek(0) == '_' || (hexadecimal && isHex(peek(0)))) {
            at++;
        }
    }

    /** An underscore stands between two digits or the number is none. */
    private String separated(int from, boolean hexadecimal) {
        for (int index = from; index < at; index++) {
            if (sql.charAt(index) == '_'
                    && !(isDigitOf(index - 1, from, hexadecimal) && isDigitOf(index + 1, from, hexadecimal))) {
                throw unrecognized(from);
            }
        }
        return sql.substring(from, at).replace("_", "");
    }

    private boolean isDigitOf(int index, int from, boolean hexadecimal) {
        if (index < from || index >= at) {
            return false;
        }
        return hexadecimal ? isHex(sql.charAt(index)) : isDigit(sql.charAt(index));
    }

    private void blob() {
        int from = at;
        int end = sql.indexOf('\'', at + 2);
        String digits = end < 0 ? "?" : sql.substring(at + 2, end);
        if (digits.length() % 2 != 0 || !digits.chars().allMatch(digit -> isHex((char) digit))) {
            throw unrecognized(from);
        }
        at = end + 1;
        add(Token.Kind.BLOB, digits, from);
    }

    private void parameter(char first) {
        int from = at++;
        while (at < sql.length() && (first == '?' ? isDigit(sql.charAt(at)) : isWordPart(sql.charAt(at)))) {
            at++;
        }
        if (first == '#' || (first != '?' && at == from + 1)) {
            throw unrecognized(from);
        }
        add(Token.Kind.PARAMETER, sql.substring(from, at), from);
    }

    private void sign() {
        int from = at;
        String two = sql.substring(at, Math.min(at + 2, sql.length()));
        if (sql.startsWith("->>", at)) {
            at += 3;
        } else if (two.length() == 2 && DOUBLE_SIGNS.contains(two) && !two.contains(" ")) {
            at += 2;
        } else if ("+-*/%=<>|&~(),.;".indexOf(sql.charAt(at)) >= 0) {
            at++;
        } else {
            throw unrecognized(from);
        }
        add(Token.Kind.SIGN, sql.substring(from, at), from);
    }

    private void add(Token.Kind kind, String text, int from) {
        tokens.add(new Token(kind, text, from, at));
    }

    private SyntaxException unrecognized(int from) {
        return new SyntaxException("unrecognized token", from);
    }

    private char peek(int ahead) {
        return at + ahead < sql.length() ? sql.charAt(at + ahead) : '\0';
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    private static boolean isHex(char character) {
        return isDigit(character) || (character >= 'a' && character <= 'f') || (character >= 'A' && character <= 'F');
    }

    private static boolean isWordPart(char character) {
        return isDigit(character)
                || (character >= 'a' && character <= 'z')
                || (character >= 'A' && character <= 'Z')
                || character == '_'
                || character == '$'
                || character >= 0x80;
    }
}
