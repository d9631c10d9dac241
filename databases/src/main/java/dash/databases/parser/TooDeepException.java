package dash.databases.parser;

/** Ends the reading of a statement that nests deeper than those who read it afterwards can follow. */
public final class TooDeepException extends RuntimeException {

    public TooDeepException() {
        super("too deep", null, false, false);
    }
}
