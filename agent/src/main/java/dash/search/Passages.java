package dash.search;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text of the house into passages: at headings and empty lines, never inside a paragraph that fits. */
final class Passages {

    private static final int MOST_CHARACTERS = 1200;

    /** A piece of the text under its heading, which may be empty. */
    record Passage(String heading, String text) {}

    private final List<Passage> passages = new ArrayList<>();
    private final StringBuilder current = new StringBuilder();
    private String heading = "";

    private Passages() {}

    static List<Passage> of(String text) {
        Passages cutting = new Passages();
        for (String paragraph : text.strip().split("\\R\\s*\\R|\\R(?=#{1,6} )", -1)) {
            cutting.take(paragraph.strip());
        }
        cutting.end();
        return cutting.passages;
    }

    private void take(String paragraph) {
        if (paragraph.matches("(?s)#{1,6} .*")) {
            end();
            String[] lines = paragraph.split("\\R", 2);
            heading = lines[0].replaceFirst("#+\\s*", "").strip();
            if (lines.length > 1) {
                take(lines[1].strip());
            }
            return;
        }
        if (current.length() + paragraph.length() > MOST_CHARACTERS) {
            end();
        }
        String rest = paragraph;
        while (rest.length() > MOST_CHARACTERS) {
            int blank = rest.lastIndexOf(' ', MOST_CHARACTERS);
            int cut = blank > 0 ? blank : MOST_CHARACTERS;
            passages.add(new Passage(heading, rest.substring(0, cut)));
            rest = rest.substring(cut).strip();
        }
        current.append(current.isEmpty() ? "" : "\n\n").append(rest);
    }

    private void end() {
        if (!current.isEmpty()) {
            passages.add(new Passage(heading, current.toString()));
            current.setLength(0);
        }
    }
}
