package dash.databases.mysql.parser;

/** Ends the reading at the first place where the text is no SQL of this engine. */
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
