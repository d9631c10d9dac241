package dash.databases.trino.parser;

import dash.statement.Span;

/** Ends the reading of a tree at the first thing that the neutral tree has no place for. */
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
