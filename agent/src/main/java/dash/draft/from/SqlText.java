package dash.draft.from;

import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One statement of a file and the comment above it.
 *
 * @param comment without its marks
 */
record SqlText(String comment, String sql) {

    /** Texts, quoted names, dollar quotes and comments are one piece each: a semicolon inside ends nothing. */
    private static final Pattern PIECE = Pattern.compile(
            "'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`[^`]*`|\\$(\\w*)\\$.*?\\$\\1\\$|--[^\\n]*|/\\*.*?\\*/|;",
            Pattern.DOTALL);

    private static final Pattern COMMENT = Pattern.compile("\\G\\s*(?:--([^\\n]*)\\n?|/\\*(.*?)\\*/)", Pattern.DOTALL);
    private static final int LONGEST_SUMMARY = 200;

    static List<SqlText> split(String text) {
        List<SqlText> found = new ArrayList<>();
        Matcher piece = PIECE.matcher(text);
        int from = 0;
        while (piece.find()) {
            if (piece.group().equals(";")) {
                add(found, text.substring(from, piece.start()));
                from = piece.end();
            }
        }
        add(found, text.substring(from));
        return found;
    }

    private static void add(List<SqlText> found, String text) {
        Matcher comment = COMMENT.matcher(text);
        StringBuilder said = new StringBuilder();
        int end = 0;
        while (comment.find()) {
            String words = comment.group(1) == null ? comment.group(2) : comment.group(1);
            said.append(words.replaceAll("(?m)^\\s*\\*", "").strip()).append('\n');
            end = comment.end();
        }
        String sql = text.substring(end).strip();
        if (!sql.isEmpty()) {
            found.add(new SqlText(said.toString().strip(), sql));
        }
    }

    /** A comment that asks something is a question that the statement answers. */
    Optional<QueryPattern> pattern(String name, Statements statements) {
        if (sql.contains("{{") || sql.contains("{%")) {
            return Optional.empty();
        }
        return statements
                .tables(sql)
                .filter(tables -> !tables.isEmpty())
                .map(tables -> new QueryPattern(
                        name.replaceAll("\\p{Cntrl}", " ").strip(),
                        comment.replace("<", "(").replace(">", ")"),
                        questions(),
                        summary(),
                        tables,
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        sql.replace("\r\n", "\n").strip()));
    }

    private List<String> questions() {
        return comment.lines()
                .map(String::strip)
                .filter(line -> line.endsWith("?") && !line.contains("<"))
                .toList();
    }

    private String summary() {
        String first =
                comment.lines().findFirst().orElse("").strip().replace("<", "(").replace(">", ")");
        return first.length() <= LONGEST_SUMMARY ? first : first.substring(0, LONGEST_SUMMARY - 1) + "…";
    }
}
