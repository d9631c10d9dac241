package dash.databases.postgresql.session;

import java.nio.charset.StandardCharsets;

/** The one place where a name or a text becomes part of SQL that we write. */
public final class Identifier {

    /** PostgreSQL cuts longer names silently, so that a quoted name would mean another object than the one given. */
    static final int LONGEST_BYTES = 63;

    private Identifier() {}

    /** A name as PostgreSQL reads it back letter by letter. */
    public static String quote(String name) {
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        if (name.isEmpty() || bytes > LONGEST_BYTES) {
            throw new IllegalArgumentException("a name of " + bytes + " bytes; it must have 1 to " + LONGEST_BYTES);
        }
        return "\"" + checked(name).replace("\"", "\"\"") + "\"";
    }

    /** A text as a literal. Standard strings are on in every session, so that a backslash is a backslash. */
    static String literal(String text) {
        return "'" + checked(text).replace("'", "''") + "'";
    }

    /** NUL ends a text on the way to the server; half a surrogate pair would arrive as something else. */
    private static String checked(String text) {
        if (text.indexOf(0) >= 0) {
            throw new IllegalArgumentException("a name or text with a NUL character");
        }
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("a name or text that is not Unicode");
        }
        return text;
    }
}
