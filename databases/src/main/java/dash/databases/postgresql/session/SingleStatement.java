package dash.databases.postgresql.session;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.postgresql.core.NativeQuery;
import org.postgresql.core.Parser;

/**
 * Asks the driver's own splitter how many statements it would make of a text, for it runs each of them by itself. What
 * it would not split but the server would is refused by the server.
 */
final class SingleStatement {

    private SingleStatement() {}

    /** The text up to its closing semicolon; empty when the driver would run more than one statement, or none. */
    static Optional<String> of(String sql) throws SQLException {
        List<NativeQuery> pieces = Parser.parseJdbcSql(sql, true, false, true, false, false);
        if (pieces.isEmpty() || pieces.stream().skip(1).anyMatch(piece -> !onlyComments(piece.nativeSql))) {
            return Optional.empty();
        }
        return Optional.of(pieces.getFirst().nativeSql);
    }

    private static boolean onlyComments(String piece) {
        char[] letters = piece.toCharArray();
        int i = 0;
        while (i < letters.length) {
            int end = endOfComment(letters, i);
            if (end == i && !Character.isWhitespace(letters[i])) {
                return false;
            }
            i = end + 1;
        }
        return true;
    }

    private static int endOfComment(char[] letters, int start) {
        return switch (letters[start]) {
            case '-' -> Parser.parseLineComment(letters, start);
            case '/' -> Parser.parseBlockComment(letters, start);
            default -> start;
        };
    }
}
