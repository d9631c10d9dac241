package dash.answer;

import java.util.Locale;

/** Makes two spellings of one piece of SQL comparable: spaces, case and the tables in front of columns do not count. */
final class Spelling {

    private Spelling() {}

    static String of(String sql) {
        return sql.toLowerCase(Locale.ROOT)
                .replaceAll("\\b[a-z_][a-z0-9_]*\\.", "")
                .replaceAll("[\\s()\"]+", "");
    }
}
