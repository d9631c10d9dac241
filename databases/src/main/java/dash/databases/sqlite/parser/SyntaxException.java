package dash.databases.sqlite.parser;

/** The text is not SQL as SQLite reads it. */
final class SyntaxException extends RuntimeException {

    private final String complaint;
    private final int offset;

    SyntaxException(String complaint, int offset) {
        super(complaint, null, false, false);
        this.complaint = complaint;
        this.offset = offset;
    }

    String complaint() {
        return complaint;
    }

    int offset() {
        return offset;
    }
}
