package dash.databases.mysql.parser;

/** Ends the reading of a text that nests deeper than anyone writes. */
final class TooDeepException extends RuntimeException {

    TooDeepException() {
        super("the statement nests too deeply", null, false, false);
    }
}
