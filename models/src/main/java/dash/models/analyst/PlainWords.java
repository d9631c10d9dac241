package dash.models.analyst;

import java.util.regex.Pattern;

/**
 * A model's words as plain text. Pictures and links lose their targets: an address in an answer can carry data away as
 * soon as something loads it.
 */
final class PlainWords {

    private static final int LONGEST = 4_000;
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\]\\s*\\([^)]*\\)?");
    private static final Pattern REFERENCE = Pattern.compile("!?\\[([^\\]]*)\\]\\s*(?:\\[[^\\]]*\\]|:\\s*\\S+)");
    private static final Pattern ADDRESS =
            Pattern.compile("(?i)(?<![\\w:])//[\\w.-]+\\S*|\\b(?:[a-z][a-z0-9+.-]*://|www\\.|data:|javascript:)\\S*");
    private static final Pattern TAG = Pattern.compile("</?[a-zA-Z!?][^>]{0,2000}>");
    private static final Pattern MARKS = Pattern.compile("\\*\\*|__|`+|^#{1,6}\\s+", Pattern.MULTILINE);

    private PlainWords() {}

    static String of(String written) {
        String text = LINK.matcher(visible(written)).replaceAll("$1");
        text = REFERENCE.matcher(text).replaceAll("$1");
        text = ADDRESS.matcher(text).replaceAll("(address left out)");
        text = TAG.matcher(text).replaceAll("");
        text = MARKS.matcher(text).replaceAll("").strip();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    /** Without what nobody sees. */
    private static String visible(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            switch (Character.getType(point)) {
                case Character.CONTROL -> kept.append(point == '\n' ? '\n' : ' ');
                case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> {}
                default -> kept.appendCodePoint(point);
            }
        });
        return kept.toString();
    }
}
