package dash.databases.sqlite.parser;

/** Ends the reading of a statement that nests deeper than those who read it afterwards can follow. */
final class TooDeepException extends RuntimeException {

    TooDeepException() {
        super("too deep", null, false, false);
    }
}
