package dash.databases.mysql.parser;

/** What stands in quotes: where it ends, and what it says. */
final class Quotes {

    private Quotes() {}

    /** Behind the closing quote; a doubled quote stays inside, and so does one behind a backslash. */
    static int end(String sql, int start, boolean backslashes) {
        char quote = sql.charAt(start);
        int at = start + 1;
        while (at < sql.length()) {
            char here = sql.charAt(at);
            if (backslashes && here == '\\') {
                at += 2;
            } else if (here != quote) {
                at++;
            } else if (at + 1 < sql.length() && sql.charAt(at + 1) == quote) {
                at += 2;
            } else {
                return at + 1;
            }
        }
        throw new SyntaxException("a quote that is not closed", start);
    }

    static String name(String sql, int from, int to) {
        String name = sql.substring(from + 1, to - 1).replace("``", "`");
        if (name.isBlank() || name.endsWith(" ")) {
            throw new SyntaxException("a name that is empty or ends with a space", from);
        }
        return name;
    }

    static String text(String sql, int start) {
        char quote = sql.charAt(start);
        int end = end(sql, start, true) - 1;
        StringBuilder text = new StringBuilder();
        for (int at = start + 1; at < end; at++) {
            char here = sql.charAt(at);
            if (here == '\\') {
                at++;
                text.append(escaped(sql.charAt(at)));
            } else {
                text.append(here);
                at += here == quote ? 1 : 0;
            }
        }
        return text.toString();
    }

    /** {@code \%} and {@code \_} keep their backslash: they mean something to LIKE. */
    private static String escaped(char letter) {
        return switch (letter) {
            case '0' -> "\0";
            case 'b' -> "\b";
            case 'n' -> "\n";
            case 'r' -> "\r";
            case 't' -> "\t";
            case 'Z' -> "\u001a";
            case '%' -> "\\%";
            case '_' -> "\\_";
            default -> String.valueOf(letter);
        };
    }
}
