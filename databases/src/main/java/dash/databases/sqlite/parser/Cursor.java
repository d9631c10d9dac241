package dash.databases.sqlite.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.databases.parser.TooDeepException;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Where the reading of one statement stands. */
final class Cursor {

    private static final int DEEPEST = 250;

    private final List<Token> tokens;
    private int at;
    private int depth;
    private int parameters;

    Cursor(List<Token> tokens) {
        this.tokens = tokens;
    }

    Token here() {
        return tokens.get(at);
    }

    Token ahead(int count) {
        return tokens.get(Math.min(at + count, tokens.size() - 1));
    }

    private Token before() {
        return tokens.get(Math.max(at - 1, 0));
    }

    boolean is(String text) {
        return here().is(text);
    }

    /** Whether the next tokens are these, one after the other. */
    boolean are(String... texts) {
        for (int index = 0; index < texts.length; index++) {
            if (!ahead(index).is(texts[index])) {
                return false;
            }
        }
        return true;
    }

    /** Goes over a keyword or sign when it is there. */
    boolean take(String text) {
        if (is(text)) {
            at++;
            return true;
        }
        return false;
    }

    boolean takeAll(String... texts) {
        if (are(texts)) {
            at += texts.length;
            return true;
        }
        return false;
    }

    void want(String text) {
        if (!take(text)) {
            throw wrong();
        }
    }

    Token next() {
        Token token = here();
        at++;
        return token;
    }

    /** A name of any kind, folded. */
    String name() {
        if (!Keywords.isAnyName(here())) {
            throw wrong();
        }
        return Folding.lower(next().text());
    }

    /** Names in brackets, with a comma between them. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        want("(");
        do {
            names.add(name());
        } while (take(","));
        want(")");
        return names;
    }

    /** OVER is a keyword only behind a closing bracket and before a window. */
    boolean isOver() {
        return is("OVER") && before().is(")") && (ahead(1).is("(") || Keywords.isAnyName(ahead(1)));
    }

    boolean isFilter() {
        return is("FILTER") && before().is(")") && ahead(1).is("(");
    }

    /** WINDOW is a keyword only before {@code name AS}. */
    boolean isWindow() {
        return is("WINDOW") && Keywords.isAnyName(ahead(1)) && ahead(2).is("AS");
    }

    /** The place of the next token, to be handed to {@link #since} later. */
    int mark() {
        return here().from();
    }

    Span since(int mark) {
        return new Span(mark, Math.max(mark, before().to()));
    }

    int nextParameter() {
        return ++parameters;
    }

    <T> T deeper(Supplier<T> reading) {
        if (++depth > DEEPEST) {
            throw new TooDeepException();
        }
        try {
            return reading.get();
        } finally {
            depth--;
        }
    }

    SyntaxException wrong() {
        Token token = here();
        boolean end = token.kind() == Token.Kind.END;
        return new SyntaxException(end ? "incomplete input" : "syntax error", token.from());
    }

    NotUnderstoodException notUnderstood(String what) {
        return new NotUnderstoodException(what, new Span(here().from(), here().to()));
    }
}
