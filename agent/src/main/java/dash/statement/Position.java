package dash.statement;

/** Where a character of the SQL text stands; lines and columns count from 1, columns in characters. */
public record Position(int line, int column) {

    public static Position of(String text, int offset) {
        int end = Math.clamp(offset, 0, text.length());
        int line = 1;
        int start = 0;
        for (int at = 0; at < end; at++) {
            if (text.charAt(at) == '\n') {
                line++;
                start = at + 1;
            }
        }
        return new Position(line, end - start + 1);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
