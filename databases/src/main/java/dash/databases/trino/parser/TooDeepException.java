package dash.databases.trino.parser;

/** Ends the reading of a tree that nests deeper than those who read it afterwards can follow. */
final class TooDeepException extends RuntimeException {

    TooDeepException() {
        super("too deep", null, false, false);
    }
}
