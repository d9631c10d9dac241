package dash.models.analyst;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the statement in what a model wrote. Never picks one of several. */
final class SqlText {

    private static final Pattern BLOCK = Pattern.compile("(?s)```[a-zA-Z]*\\s*(.*?)```");

    private SqlText() {}

    /** The statements in fences; the whole text when there are none. */
    static List<String> of(String written) {
        List<String> blocks = blocks(written);
        return blocks.isEmpty() ? List.of(written.strip()) : blocks;
    }

    static List<String> blocks(String written) {
        List<String> blocks = new ArrayList<>();
        Matcher matcher = BLOCK.matcher(written);
        while (matcher.find()) {
            if (!matcher.group(1).isBlank()) {
                blocks.add(matcher.group(1).strip());
            }
        }
        return blocks;
    }

    /** For telling whether two statements are the same but for layout. */
    static String normal(String sql) {
        return sql.replaceAll("\\s+", " ").replaceAll("\\s*;\\s*$", "").strip();
    }
}
