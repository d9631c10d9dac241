package dash.project.render;

import java.util.ArrayList;
import java.util.List;

/** Lines of a terminal, indented, wrapped at its width, and without anything that could harm it. */
final class Lines {

    private static final String INDENT = "  ";
    private static final int LABEL = 9;

    private final int width;
    private final List<String> lines = new ArrayList<>();

    Lines(int width) {
        this.width = width;
    }

    int width() {
        return width - INDENT.length();
    }

    String text() {
        return String.join(System.lineSeparator(), lines) + System.lineSeparator();
    }

    void blank() {
        lines.add("");
    }

    void plain(String text) {
        lines.add((INDENT + Plain.of(text)).stripTrailing());
    }

    /** SQL as it was written, line by line. */
    void code(String sql) {
        if (!sql.isBlank()) {
            blank();
            sql.lines().map(Plain::of).forEach(line -> lines.add(INDENT + INDENT + line));
            blank();
        }
    }

    void labelled(String label, String text) {
        if (!text.isBlank()) {
            wrap(Plain.pad(label, LABEL, false), text);
        }
    }

    /** Every line on its own; what is indented stays so. */
    void paragraph(String label, String text) {
        String head = label;
        for (String line : text.lines().toList()) {
            int indent = line.length() - line.stripLeading().length();
            wrap(Plain.pad(head, LABEL + indent, false), line.strip());
            head = "";
        }
    }

    void wrap(String label, String text) {
        String margin = " ".repeat(label.length());
        StringBuilder line = new StringBuilder(label);
        int used = 0;
        for (String word : Plain.of(text).split(" ", -1)) {
            if (used > 0 && INDENT.length() + label.length() + used + 1 + Plain.width(word) > width) {
                lines.add(INDENT + line);
                line = new StringBuilder(margin);
                used = 0;
            }
            line.append(used == 0 ? "" : " ").append(word);
            used += Plain.width(word) + (used == 0 ? 0 : 1);
        }
        lines.add(INDENT + line);
    }
}
