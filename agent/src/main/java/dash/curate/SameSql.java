package dash.curate;

import dash.knowledge.Names;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Statements and questions that differ only in how they are typed. */
public final class SameSql {

    /** Quoted texts and names, comments, words, blanks, single signs. */
    private static final Pattern PART =
            Pattern.compile("'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|--[^\\n]*|/\\*.*?\\*/|[\\w$]+|\\s+|.", Pattern.DOTALL);

    private SameSql() {}

    public static boolean same(String one, String other) {
        return normal(one).equals(normal(other));
    }

    /** The words and signs of a statement in small letters; what is quoted stays as it is. */
    static List<String> normal(String sql) {
        List<String> parts = PART.matcher(sql)
                .results()
                .map(MatchResult::group)
                .filter(part -> !part.isBlank() && !part.startsWith("--") && !part.startsWith("/*"))
                .map(part -> part.startsWith("'") || part.startsWith("\"") ? part : part.toLowerCase(Locale.ROOT))
                .toList();
        int end = parts.size();
        while (end > 0 && parts.get(end - 1).equals(";")) {
            end--;
        }
        return parts.subList(0, end);
    }

    static boolean sameWords(String one, String other) {
        return words(one).equals(words(other));
    }

    private static String words(String text) {
        return Names.key(text).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
