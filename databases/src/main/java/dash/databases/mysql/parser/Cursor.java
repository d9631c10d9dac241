package dash.databases.mysql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.TooDeepException;
import dash.statement.Span;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Goes over the tokens of one statement. Every token is taken exactly once: what nobody takes is a syntax error. */
final class Cursor {

    private static final int DEEPEST = 400;
    private static final int LONGEST_SHOWN = 40;
    private static final Set<String> QUERY_STARTS = Set.of("SELECT", "WITH", "VALUES", "TABLE");
    private static final Set<String> BEHIND_A_QUERY =
            Set.of(")", "UNION", "EXCEPT", "INTERSECT", "ORDER", "LIMIT", "FETCH", "OFFSET");

    private final List<Token> tokens;
    private final int[] partners;
    private int at;
    private int depth;

    Cursor(List<Token> tokens) {
        this.tokens = tokens;
        this.partners = partners(tokens);
    }

    int at() {
        return at;
    }

    Token peek() {
        return tokens.get(at);
    }

    Token peek(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    boolean is(String word) {
        return peek().is(word);
    }

    boolean are(String word, String next) {
        return peek().is(word) && peek(1).is(next);
    }

    boolean isOneOf(Set<String> words) {
        return (peek().kind() == Token.Kind.WORD || peek().kind() == Token.Kind.SYMBOL)
                && words.contains(peek().text());
    }

    Token take() {
        Token token = peek();
        if (token.kind() == Token.Kind.END) {
            throw unexpected();
        }
        at++;
        return token;
    }

    void undo() {
        at--;
    }

    boolean accept(String word) {
        boolean there = is(word);
        at += there ? 1 : 0;
        return there;
    }

    boolean accept(String word, String next) {
        boolean there = are(word, next);
        at += there ? 2 : 0;
        return there;
    }

    void expect(String word) {
        if (!accept(word)) {
            throw unexpected();
        }
    }

    void expect(String word, String next) {
        expect(word);
        expect(next);
    }

    /** A name that is in quotes or no reserved word. */
    Token name() {
        if (!isPlainName(peek())) {
            throw unexpected();
        }
        return take();
    }

    static boolean isPlainName(Token token) {
        return token.kind() == Token.Kind.QUOTED
                || (token.kind() == Token.Kind.WORD && !Words.isReserved(token.text()));
    }

    /** Behind a dot even reserved words are names. */
    Token nameBehindDot() {
        if (!peek().isName()) {
            throw unexpected();
        }
        return take();
    }

    Span from(int start) {
        return new Span(
                tokens.get(start).from(), tokens.get(Math.max(at - 1, start)).to());
    }

    Span here() {
        return new Span(peek().from(), peek().to());
    }

    /** Whether the bracket here opens a query, and not an expression or tables that only start with one. */
    boolean opensQuery() {
        return is("(") && opensQuery(at);
    }

    private boolean opensQuery(int bracket) {
        Token first = tokens.get(bracket + 1);
        if (first.kind() == Token.Kind.WORD) {
            return QUERY_STARTS.contains(first.text());
        }
        if (!first.is("(") || partners[bracket + 1] < 0) {
            return false;
        }
        Token behind = tokens.get(partners[bracket + 1] + 1);
        boolean goesOn = (behind.kind() == Token.Kind.WORD || behind.kind() == Token.Kind.SYMBOL)
                && BEHIND_A_QUERY.contains(behind.text());
        return goesOn && opensQuery(bracket + 1);
    }

    /** The token behind the bracket that closes the one here. */
    Token behindBrackets() {
        int partner = partners[at];
        return partner < 0 ? tokens.getLast() : tokens.get(partner + 1);
    }

    void deeper() {
        if (++depth > DEEPEST) {
            throw new TooDeepException();
        }
    }

    void back() {
        depth--;
    }

    SyntaxException unexpected() {
        Token token = peek();
        String written = token.kind() == Token.Kind.WORD ? token.value() : token.text();
        String shown = written.length() > LONGEST_SHOWN ? written.substring(0, LONGEST_SHOWN) + "…" : written;
        return new SyntaxException(
                token.kind() == Token.Kind.END
                        ? "syntax error at the end"
                        : "syntax error at or near \"" + shown + "\"",
                token.from());
    }

    NotUnderstoodException notUnderstood(String what) {
        return new NotUnderstoodException(what, here());
    }

    private static int[] partners(List<Token> tokens) {
        int[] partners = new int[tokens.size()];
        Arrays.fill(partners, -1);
        Deque<Integer> open = new ArrayDeque<>();
        for (int index = 0; index < partners.length; index++) {
            if (tokens.get(index).is("(")) {
                open.push(index);
            } else if (tokens.get(index).is(")") && !open.isEmpty()) {
                partners[index] = open.pop();
                partners[partners[index]] = index;
            }
        }
        return partners;
    }
}
