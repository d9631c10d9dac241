package dash.databases.mysql.parser;

import java.util.Locale;

/**
 * How names are compared: columns, their aliases and functions never by case; tables, databases and their aliases by case,
 * which is what a server on Linux does. Where a server folds them, a name in another case is refused, not misunderstood.
 */
public final class Naming {

    private Naming() {}

    /** The server folds a capital I with a dot to a plain i, Java to two characters. */
    public static String column(String name) {
        return name.replace('\u0130', 'i').toLowerCase(Locale.ROOT);
    }
}
