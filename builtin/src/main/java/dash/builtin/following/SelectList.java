package dash.builtin.following;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of the columns of a statement that Dash wrote itself, which is plain enough to be read off. */
final class SelectList {

    private static final Pattern NAME =
            Pattern.compile("(?is).*?(?:\\bas\\s+|[.\\s]|^)[\"`]?([\\p{L}_][\\p{L}\\p{N}_$]*)[\"`]?\\s*$");

    private SelectList() {}

    /** None when a column has no name or the statement is of another form. */
    static List<String> names(String sql) {
        String text = sql.strip().replaceAll("\\s+", " ");
        if (!text.regionMatches(true, 0, "select ", 0, 7)) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        for (String item : items(text.substring(7))) {
            Matcher name = NAME.matcher(item);
            if (!name.matches()) {
                return List.of();
            }
            names.add(name.group(1));
        }
        return names;
    }

    private static List<String> items(String text) {
        List<String> items = new ArrayList<>();
        int depth = 0;
        boolean quoted = false;
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            quoted ^= letter == '\'';
            depth += quoted ? 0 : letter == '(' ? 1 : letter == ')' ? -1 : 0;
            boolean open = !quoted && depth == 0;
            if (open && text.regionMatches(true, at, " from ", 0, 6)) {
                items.add(text.substring(from, at).strip());
                return items;
            }
            if (open && letter == ',') {
                items.add(text.substring(from, at).strip());
                from = at + 1;
            }
        }
        return List.of("");
    }
}
