package dash.store;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/**
 * What a person typed to find something, as a query of PostgreSQL: every word must be there, in any order, and its
 * beginning is enough. Whatever was typed is a query: each word is quoted, and what is too long for a word is cut.
 */
final class SearchWords {

    private static final int MOST_WORDS = 20;
    private static final int LONGEST_WORD = 100;

    private SearchWords() {}

    /** Empty when nothing was typed, which finds everything. */
    static String query(String typed) {
        return Arrays.stream(Texts.storable(typed).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .limit(MOST_WORDS)
                .map(SearchWords::quoted)
                .collect(Collectors.joining(" & "));
    }

    /** How frequent the words are decides which index is quicker, so a plan that was made for others is no good. */
    static void planAnew(Handle handle) {
        handle.execute("SET LOCAL plan_cache_mode = force_custom_plan");
    }

    private static String quoted(String word) {
        String beginning = word.codePoints()
                .limit(LONGEST_WORD)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return "'" + beginning.replace("\\", "\\\\").replace("'", "''") + "':*";
    }
}
