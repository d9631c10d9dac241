package dash.databases.mysql.parser;

import dash.statement.Span;

/** Ends the reading at the first thing that may be SQL of this engine and has no place in the neutral tree. */
final class NotUnderstoodException extends RuntimeException {

    private final String what;
    private final transient Span span;

    NotUnderstoodException(String what, Span span) {
        super(what, null, false, false);
        this.what = what;
        this.span = span;
    }

    String what() {
        return what;
    }

    Span span() {
        return span;
    }
}
