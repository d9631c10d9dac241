package dash.databases.postgresql.errors;

/** The server counts characters from 1 in the text it got; we count Java's from 0 in the text that was written. */
final class Positions {

    private Positions() {}

    static int inStatement(int position, int prefix, String sql) {
        int characters = position - 1 - prefix;
        if (position < 1 || characters < 0 || characters > sql.codePointCount(0, sql.length())) {
            return -1;
        }
        return sql.offsetByCodePoints(0, characters);
    }
}
