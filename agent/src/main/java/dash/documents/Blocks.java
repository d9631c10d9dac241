package dash.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Divides a text into headings, paragraphs, tables and blocks of code. A form feed begins a new page. */
final class Blocks {

    private static final Pattern HEADING = Pattern.compile("(#{1,6})\\s+(.*?)\\s*#*");
    private static final Pattern UNDERLINE = Pattern.compile("={3,}|-{3,}");
    private static final Pattern FENCE = Pattern.compile("\\s{0,3}(`{3,}|~{3,}).*");

    private final List<Block> blocks = new ArrayList<>();
    private final List<String> current = new ArrayList<>();
    private Block.Kind kind = Block.Kind.PROSE;
    private String fence = "";
    private int began = 1;
    private int line;
    private int page = 1;

    private Blocks() {}

    static List<Block> of(String text) {
        Blocks cutting = new Blocks();
        for (String line : text.split("\n", -1)) {
            cutting.line++;
            cutting.take(line);
        }
        cutting.end();
        return cutting.blocks;
    }

    private void take(String line) {
        if (!fence.isEmpty()) {
            current.add(line);
            if (line.strip().startsWith(fence) && line.strip().chars().allMatch(one -> one == fence.charAt(0))) {
                fence = "";
                end();
            }
            return;
        }
        int breaks = (int) line.chars().filter(one -> one == '\f').count();
        if (breaks > 0) {
            end();
            page += breaks;
        }
        takeOpen(line.replace("\f", ""));
    }

    private void takeOpen(String line) {
        Matcher heading = HEADING.matcher(line);
        Matcher opening = FENCE.matcher(line);
        if (line.isBlank()) {
            end();
        } else if (opening.matches()) {
            end();
            begin(Block.Kind.CODE, line);
            fence = opening.group(1);
        } else if (heading.matches()) {
            end();
            heading(heading.group(1).length(), heading.group(2), this.line);
        } else if (current.size() == 1
                && kind == Block.Kind.PROSE
                && UNDERLINE.matcher(line.strip()).matches()) {
            String title = current.getFirst().strip();
            current.clear();
            heading(line.strip().startsWith("=") ? 1 : 2, title, began);
        } else {
            text(line);
        }
    }

    private void text(String line) {
        Block.Kind wanted = line.stripLeading().startsWith("|") ? Block.Kind.TABLE : Block.Kind.PROSE;
        if (current.isEmpty() || wanted != kind) {
            end();
            begin(wanted, line);
        } else {
            current.add(line);
        }
    }

    private void heading(int level, String title, int at) {
        if (!title.isBlank()) {
            blocks.add(new Block(Block.Kind.HEADING, level, title.strip(), at, page));
        }
    }

    private void begin(Block.Kind wanted, String first) {
        kind = wanted;
        began = line;
        current.add(first);
    }

    private void end() {
        if (!current.isEmpty()) {
            blocks.add(new Block(
                    kind, 0, String.join("\n", current).stripTrailing().stripIndent(), began, page));
            current.clear();
        }
    }
}
