package dash.drift;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces a name in the text of a knowledge file where it is a name and leaves prose alone: whole quoted names, keys, and words
 * in lines that hold SQL. Whether the result means what it should is found out by checking it, not here.
 */
final class Rewording {

    private static final Set<String> PROSE_KEYS = Set.of(
            "table_description", "description", "definition", "means", "note", "issue", "solution", "title", "owner");
    private static final Set<String> SQL_KEYS = Set.of(
            "expression",
            "sql_template",
            "filters",
            "time_column",
            "dimensions",
            "join_hint",
            "freshness_column",
            "table",
            "table_name",
            "applies_to_tables",
            "tables_affected");

    /** A text of a JSON file; the second group is there when it is a key. */
    private static final Pattern JSON_TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"(\\s*:)?");

    private static final Pattern PROSE = key(PROSE_KEYS);
    private static final Pattern SQL_KEY = key(SQL_KEYS);
    private static final Pattern PROSE_TAG =
            Pattern.compile("\\s*--\\s*<(?:query name|query description|description|question|summary|notes|tags)\\b.*");

    private Rewording() {}

    private static Pattern key(Set<String> keys) {
        return Pattern.compile("\\s*(?:-\\s+)?\"?(?:" + String.join("|", keys) + ")\"?\\s*:.*");
    }

    static String of(String file, String text, String old, String young) {
        return file.endsWith(".json") ? json(text, old, young) : lines(file, text, old, young);
    }

    /** Every text of a JSON file is judged by the key it stands under. */
    private static String json(String text, String old, String young) {
        StringBuilder result = new StringBuilder();
        String key = "";
        int copied = 0;
        Matcher texts = JSON_TEXT.matcher(text);
        while (texts.find()) {
            String inside = texts.group(1);
            boolean isKey = texts.group(2) != null;
            String told = isKey || !SQL_KEYS.contains(key)
                    ? (inside.equals(old) && !PROSE_KEYS.contains(key) ? young : inside)
                    : inside.replaceAll(word(old), Matcher.quoteReplacement(young));
            result.append(text, copied, texts.start(1)).append(told);
            copied = texts.end(1);
            key = isKey ? inside : key;
        }
        return result.append(text.substring(copied)).toString();
    }

    private static String word(String name) {
        return "(?<![\\w$])" + Pattern.quote(name) + "(?![\\w$])";
    }

    private static String lines(String file, String text, String old, String young) {
        List<String> lines = List.of(text.split("\n", -1));
        boolean sql = file.endsWith(".sql");
        StringBuilder result = new StringBuilder();
        boolean prose = false;
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index);
            prose = sql ? stillProse(line, prose) : PROSE.matcher(line).matches();
            result.append(index == 0 ? "" : "\n").append(prose ? line : replaced(line, old, young, sql));
        }
        return result.toString();
    }

    /** A tag of several lines is prose until it is closed. */
    private static boolean stillProse(String line, boolean before) {
        boolean comment = line.stripLeading().startsWith("--");
        boolean opens = PROSE_TAG.matcher(line).matches();
        boolean inside = comment && before && !line.matches("\\s*--\\s*<(?:query|tables|parameters|verified).*");
        return opens || inside;
    }

    private static String replaced(String line, String old, String young, boolean sql) {
        boolean code = sql || SQL_KEY.matcher(line).matches() || !line.matches(".*\"\\s*:.*|.*\\w:\\s.*");
        String whole = "(?<=\")" + Pattern.quote(old) + "(?=\")|(?<=\\s)" + Pattern.quote(old) + "(?=\\s*(?::|$))";
        return line.replaceAll(code ? word(old) : whole, Matcher.quoteReplacement(young));
    }

    /** Puts another type to a column of a table file. */
    static String type(String text, String column, String type) {
        Pattern claim = Pattern.compile("(\"?name\"?\\s*:\\s*\"?" + Pattern.quote(column)
                + "\"?\\s*,?\\s*\"?type\"?\\s*:\\s*\"?)([^\"\\n,}]*)");
        Matcher matcher = claim.matcher(text);
        return matcher.find() ? text.substring(0, matcher.start(2)) + type + text.substring(matcher.end(2)) : text;
    }
}
