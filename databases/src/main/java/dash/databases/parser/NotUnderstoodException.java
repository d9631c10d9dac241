package dash.databases.parser;

import dash.statement.Span;

/** Ends the reading at the first thing that may be SQL of the engine and has no place in the neutral tree. */
public final class NotUnderstoodException extends RuntimeException {

    private final String what;
    private final transient Span span;

    public NotUnderstoodException(String what, Span span) {
        super(what, null, false, false);
        this.what = what;
        this.span = span;
    }

    public String what() {
        return what;
    }

    public Span span() {
        return span;
    }
}
