package dash.statement;

import java.util.regex.Pattern;

/** How names and texts are written into SQL. */
public final class Spelling {

    private static final Pattern PLAIN_NAME = Pattern.compile("[a-z_][a-z0-9_]*");

    private Spelling() {}

    /** In quotes, whatever it is. */
    public static String quoted(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }

    /** As a person would write it: in quotes only when it has to be. */
    public static String name(String name) {
        return PLAIN_NAME.matcher(name).matches() ? name : quoted(name);
    }

    /** Standard strings; one with a backslash would need more than doubled quotes on an old setting, which sessions fix. */
    public static String text(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
