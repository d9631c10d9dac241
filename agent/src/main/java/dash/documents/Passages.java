package dash.documents;

import dash.knowledge.Document;
import dash.knowledge.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a document into passages: at headings, then between paragraphs when they grow too long. A long paragraph is cut
 * between sentences; a table or a block of code is never cut, however long it is. In a file with pages no passage goes over
 * the end of one, so that the page of a citation is right.
 */
public final class Passages {

    private static final int MOST_CHARACTERS = 1200;
    private static final String FOLDER = "documents/";

    private record Heading(int level, String text) {}

    private final Document document;
    private final List<Passage> passages = new ArrayList<>();
    private final List<Heading> headings = new ArrayList<>();
    private final StringBuilder current = new StringBuilder();
    private final boolean paged;
    private String place = "";
    private int page = 1;

    private Passages(Document document) {
        this.document = document;
        this.paged = document.path().toLowerCase(Locale.ROOT).endsWith(".pdf");
    }

    public static List<Passage> of(Document document) {
        Passages cutting = new Passages(document);
        Blocks.of(document.text()).forEach(cutting::take);
        cutting.end();
        return List.copyOf(cutting.passages);
    }

    private void take(Block block) {
        if (isTitle(block)) {
            return;
        }
        if (block.kind() == Block.Kind.HEADING) {
            end();
            headings.removeIf(heading -> heading.level() >= block.level());
            headings.add(new Heading(block.level(), block.text()));
            return;
        }
        boolean turned = paged && page != block.page();
        page = block.page();
        if (!current.isEmpty() && (turned || current.length() + block.text().length() > MOST_CHARACTERS)) {
            end();
        }
        if (block.divisible() && block.text().length() > MOST_CHARACTERS) {
            for (String part : Sentences.parts(block.text(), MOST_CHARACTERS)) {
                end();
                add(part, block);
            }
            return;
        }
        add(block.text(), block);
    }

    /** A first line that the document is called by is named with every passage, and not told once more. */
    private boolean isTitle(Block block) {
        return block.kind() != Block.Kind.HEADING
                && passages.isEmpty()
                && current.isEmpty()
                && headings.isEmpty()
                && Names.key(block.text()).equals(Names.key(document.title()));
    }

    private void add(String text, Block block) {
        if (current.isEmpty()) {
            place = place(block);
        }
        current.append(current.isEmpty() ? "" : "\n\n").append(text);
    }

    private void end() {
        if (!current.isEmpty()) {
            passages.add(new Passage(
                    document.path(), document.title(), path(), place, passages.size() + 1, current.toString()));
            current.setLength(0);
        }
    }

    private List<String> path() {
        return headings.stream()
                .map(Heading::text)
                .filter(heading -> !Names.key(heading).equals(Names.key(document.title())))
                .toList();
    }

    /** Only a file has lines; what a server brought is where the server says it is. */
    private String place(Block block) {
        if (document.path().contains("://")) {
            return document.path();
        }
        return FOLDER + document.path() + (paged ? ", page " + block.page() : ", line " + block.line());
    }
}
