package dash.golden;

import java.util.Locale;
import java.util.regex.Pattern;

/** Whether a statement orders its result: an ORDER BY outside of every parenthesis, text and comment. */
final class TopOrder {

    private static final Pattern ASIDE = Pattern.compile(
            "'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|--[^\\n]*|/\\*.*?\\*/|\\$(\\w*)\\$.*?\\$\\1\\$", Pattern.DOTALL);
    private static final Pattern ORDER = Pattern.compile("\\border\\s+by\\b");

    private TopOrder() {}

    static boolean asked(String sql) {
        String plain = ASIDE.matcher(sql).replaceAll(" ").toLowerCase(Locale.ROOT);
        StringBuilder top = new StringBuilder();
        int depth = 0;
        for (int index = 0; index < plain.length(); index++) {
            char character = plain.charAt(index);
            if (character == '(') {
                depth++;
            } else if (character == ')') {
                depth--;
            } else if (depth == 0) {
                top.append(character);
            }
        }
        return ORDER.matcher(top).find();
    }
}
