package dash.databases.postgresql;

import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** PostgreSQL's spelling: the standard's, and shorter where PostgreSQL has a shorter one that people know. */
public final class PostgresqlDialect extends StandardDialect {

    public static final Dialect INSTANCE = new PostgresqlDialect();

    private static final Pattern ONE_PIECE =
            Pattern.compile("[\\w.\"]+|[\\w.]+\\([^()]*(\\([^()]*\\)[^()]*)*\\)|\\([^()]*\\)");

    /** PostgreSQL cuts longer names silently, so that a quoted name would mean another object than the one given. */
    static final int LONGEST_BYTES = 63;

    private PostgresqlDialect() {
        super("postgresql", "PostgreSQL");
    }

    @Override
    public String quoted(String name) {
        int bytes = name.getBytes(StandardCharsets.UTF_8).length;
        if (name.isEmpty() || bytes > LONGEST_BYTES) {
            throw new IllegalArgumentException("a name of " + bytes + " bytes; it must have 1 to " + LONGEST_BYTES);
        }
        return super.quoted(whole(name));
    }

    /** Standard strings are on in every session, so that a backslash is a backslash. */
    @Override
    public String text(String text) {
        return super.text(whole(text));
    }

    /** Half a surrogate pair would arrive as something else. */
    private static String whole(String text) {
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("a name or text that is not Unicode");
        }
        return text;
    }

    @Override
    public String asDay(String value) {
        return closed(value) + "::date";
    }

    @Override
    public String numberIn(String text) {
        return "CASE WHEN " + text + " ~ '^ *-?[0-9]+([.][0-9]+)? *$' THEN " + text + "::numeric END";
    }

    @Override
    public String asText(String value) {
        return closed(value) + "::text";
    }

    @Override
    protected String extracted(String part, String day) {
        return "extract(" + part + " FROM " + day + ")::int";
    }

    /** A cast binds tighter than every operator. */
    private static String closed(String value) {
        return ONE_PIECE.matcher(value).matches() ? value : "(" + value + ")";
    }
}
