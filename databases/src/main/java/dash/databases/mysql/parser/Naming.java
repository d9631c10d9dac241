package dash.databases.mysql.parser;

import java.util.Locale;

/**
 * How names are compared: columns, aliases of columns and functions never by case; tables by case unless the server says
 * otherwise ({@code lower_case_table_names}).
 */
public enum Naming {
    TABLES_EXACT,
    TABLES_FOLDED;

    public String table(String name) {
        return this == TABLES_FOLDED ? folded(name) : name;
    }

    public String column(String name) {
        return folded(name);
    }

    /** The server folds a capital I with a dot to a plain i, Java to two characters. */
    private static String folded(String name) {
        return name.replace('\u0130', 'i').toLowerCase(Locale.ROOT);
    }
}
