package dash.context;

import java.util.regex.Pattern;

/**
 * Makes foreign text into data that stays data: every line of it begins with {@code "> "}, no character in it can begin a
 * new line, and it holds nothing that closes a fence or a tag. What it says is left alone; a sentence that gives orders
 * stays a quoted sentence.
 */
public final class Quoted {

    private static final String MARK = "> ";
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern FENCE = Pattern.compile("`{3,}|~{3,}");
    private static final Pattern TAG = Pattern.compile("(?<!<)<(?=[/!?a-zA-Z|])");

    private Quoted() {}

    /** Foreign words, on one line and without the mark: to be put together with others. */
    public static String words(String text) {
        return harmless(oneLine(text), "‹");
    }

    /** Foreign SQL on one line. A comparison keeps its sign; what looks like a tag is pulled apart. */
    public static String code(String text) {
        return harmless(oneLine(text), "< ");
    }

    private static String oneLine(String text) {
        return BLANKS.matcher(visible(text)).replaceAll(" ").strip();
    }

    /** One quoted line. */
    public static String line(String harmless) {
        return MARK + harmless + "\n";
    }

    /** Foreign SQL as it was laid out, each of its lines quoted. */
    public static String block(String sql) {
        StringBuilder block = new StringBuilder();
        for (String line : sql.strip().split("\\R", -1)) {
            String kept = harmless(visible(line), "< ").stripTrailing();
            if (!kept.isEmpty()) {
                block.append(MARK).append("  ").append(kept).append('\n');
            }
        }
        return block.toString();
    }

    /** Foreign lines as they were laid out, each of them quoted. */
    public static String lines(String text) {
        StringBuilder block = new StringBuilder();
        for (String line : text.strip().split("\\R", -1)) {
            block.append(MARK)
                    .append(harmless(visible(line), "‹").stripTrailing())
                    .append('\n');
        }
        return block.toString();
    }

    private static String harmless(String text, String insteadOfATag) {
        String open = text.indexOf('`') < 0 && text.indexOf('~') < 0
                ? text
                : FENCE.matcher(text).replaceAll("'''");
        return open.indexOf('<') < 0 ? open : TAG.matcher(open).replaceAll(insteadOfATag);
    }

    /** Without what nobody sees: control, format and unassigned characters can hide orders or begin a line. */
    private static String visible(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            switch (Character.getType(point)) {
                case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> kept.append(' ');
                case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> {}
                default -> kept.appendCodePoint(point);
            }
        });
        return kept.toString();
    }

    /** Most of what people write, and a context is thousands of it. */
    private static boolean isPlain(String text) {
        for (int index = 0; index < text.length(); index++) {
            if (text.charAt(index) < ' ' || text.charAt(index) > '~') {
                return false;
            }
        }
        return true;
    }
}
