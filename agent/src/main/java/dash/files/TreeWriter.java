package dash.files;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * Writes maps, lists and texts as JSON or YAML for people: one key a line, always the same bytes for the same tree, and
 * read back by {@link NodeReader} as what was written. In YAML every text is quoted, except one of several lines that a
 * block can hold exactly; so no text is ever taken for a number, a date or "no".
 */
public final class TreeWriter {

    private static final String STEP = "  ";
    private static final Pattern PLAIN_KEY = Pattern.compile("[a-z][a-z0-9_]*");
    /** YAML readers take these bare words for something else than a text. */
    private static final Pattern BARE_WORD = Pattern.compile("(?i)y|n|yes|no|on|off|true|false|null");
    /** YAML takes a longer key only in the form with a question mark. */
    private static final int LONGEST_KEY = 1000;

    private TreeWriter() {}

    public static String json(Object tree) {
        StringBuilder text = new StringBuilder();
        json(tree, "", text);
        return text.append('\n').toString();
    }

    /** The same on one line, for what would grow too large with a line for every key; YAML reads it, too. */
    public static String compact(Object tree) {
        StringBuilder text = new StringBuilder();
        compact(tree, text);
        return text.append('\n').toString();
    }

    private static void compact(Object value, StringBuilder text) {
        switch (value) {
            case Map<?, ?> map -> {
                StringJoiner entries = new StringJoiner(", ", "{", "}");
                map.forEach((key, item) -> {
                    StringBuilder entry = new StringBuilder(quoted(String.valueOf(key))).append(": ");
                    compact(item, entry);
                    entries.add(entry);
                });
                text.append(entries);
            }
            case List<?> list -> {
                StringJoiner items = new StringJoiner(", ", "[", "]");
                list.forEach(item -> {
                    StringBuilder one = new StringBuilder();
                    compact(item, one);
                    items.add(one);
                });
                text.append(items);
            }
            default -> text.append(quoted(value.toString()));
        }
    }

    public static String yaml(Map<String, ?> tree) {
        StringBuilder text = new StringBuilder();
        yaml(tree, "", text);
        return text.toString();
    }

    /** The same for a list at the top of a file. */
    public static String yaml(List<?> trees) {
        StringBuilder text = new StringBuilder();
        yaml(trees, "", text);
        return text.toString();
    }

    private static void json(Object value, String indent, StringBuilder text) {
        String deeper = indent + STEP;
        switch (value) {
            case Map<?, ?> map when map.isEmpty() -> text.append("{}");
            case Map<?, ?> map -> {
                String before = "{\n";
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    text.append(before).append(deeper).append(quoted(String.valueOf(entry.getKey())));
                    text.append(": ");
                    json(entry.getValue(), deeper, text);
                    before = ",\n";
                }
                text.append('\n').append(indent).append('}');
            }
            case List<?> list when list.isEmpty() -> text.append("[]");
            case List<?> list -> {
                String before = "[\n";
                for (Object item : list) {
                    text.append(before).append(deeper);
                    json(item, deeper, text);
                    before = ",\n";
                }
                text.append('\n').append(indent).append(']');
            }
            default -> text.append(plainOrQuoted(value));
        }
    }

    /** Numbers and truths stand as they are, everything else is a text. */
    private static String plainOrQuoted(Object value) {
        return value instanceof Number || value instanceof Boolean ? value.toString() : quoted(value.toString());
    }

    private static void yaml(Object value, String indent, StringBuilder text) {
        switch (value) {
            case Map<?, ?> map -> {
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    key(String.valueOf(entry.getKey()), indent, text);
                    child(entry.getValue(), indent, text);
                }
            }
            case List<?> list -> {
                for (Object item : list) {
                    item(item, indent, text);
                }
            }
            default -> throw new IllegalArgumentException("a text alone is no YAML file");
        }
    }

    private static void child(Object value, String indent, StringBuilder text) {
        switch (value) {
            case Map<?, ?> map when map.isEmpty() -> text.append(" {}\n");
            case List<?> list when list.isEmpty() -> text.append(" []\n");
            case Map<?, ?> map -> {
                text.append('\n');
                yaml(map, indent + STEP, text);
            }
            case List<?> list -> {
                text.append('\n');
                yaml(list, indent + STEP, text);
            }
            case Number number -> text.append(' ').append(number).append('\n');
            case Boolean truth -> text.append(' ').append(truth).append('\n');
            default ->
                text.append(' ').append(scalar(value.toString(), indent + STEP)).append('\n');
        }
    }

    /** The first key of an object stands on the line of its dash. */
    private static void item(Object value, String indent, StringBuilder text) {
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            StringBuilder inner = new StringBuilder();
            yaml(map, indent + STEP, inner);
            text.append(indent).append("- ").append(inner.substring(indent.length() + STEP.length()));
        } else {
            text.append(indent).append('-');
            child(value, indent, text);
        }
    }

    private static void key(String key, String indent, StringBuilder text) {
        boolean plain =
                PLAIN_KEY.matcher(key).matches() && !BARE_WORD.matcher(key).matches();
        String written = plain ? key : quoted(key);
        if (written.length() > LONGEST_KEY) {
            text.append(indent)
                    .append("? ")
                    .append(written)
                    .append('\n')
                    .append(indent)
                    .append(':');
        } else {
            text.append(indent).append(written).append(':');
        }
    }

    private static String scalar(String value, String indent) {
        if (!fitsABlock(value)) {
            return quoted(value);
        }
        StringBuilder block = new StringBuilder("|-");
        value.lines().forEach(line -> block.append('\n').append(line.isEmpty() ? "" : indent + line));
        return block.toString();
    }

    /**
     * A block keeps its text exactly when it is plain ASCII, begins and ends with a line that says something, and no line
     * is made of blanks only.
     */
    private static boolean fitsABlock(String value) {
        List<String> lines = value.lines().toList();
        return lines.size() > 1
                && value.chars().allMatch(one -> one == '\n' || (one >= ' ' && one <= '~'))
                && value.charAt(0) > ' '
                && !value.endsWith("\n")
                && lines.stream().allMatch(line -> line.isEmpty() || !line.isBlank());
    }

    /** As JSON writes it, which YAML reads in the same way. */
    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int index = 0; index < value.length(); index++) {
            char character = value.charAt(index);
            switch (character) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    if (mustBeEscaped(character)) {
                        quoted.append("\\u%04x".formatted((int) character));
                    } else {
                        quoted.append(character);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** What some reader drops, folds or cannot show: controls, line separators, marks of direction and byte order. */
    private static boolean mustBeEscaped(char character) {
        return Character.isISOControl(character)
                || character == '\u2028'
                || character == '\u2029'
                || character >= '\uFFFE'
                || character == '\uFEFF'
                || (character >= '\u202A' && character <= '\u202E')
                || (character >= '\u2066' && character <= '\u2069');
    }
}
