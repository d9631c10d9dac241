package dash.index;

import dash.search.SearchDocument;
import dash.search.SearchDocument.Part;
import dash.search.SearchDocument.Role;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.util.BytesRef;

/**
 * What a document says, in stems and role by role: kept in the index beside BM25's postings, because ordering the
 * candidates and telling the reason need to know which words stand together.
 */
record Evidence(List<Line> lines) {

    /** A part in stems; the written text only where a reason will quote it. */
    record Line(Role role, String label, String written, List<String> stems) {}

    static Evidence of(SearchDocument document, Words words) {
        List<Line> lines = new ArrayList<>();
        if (document.texts(Role.NAME).isEmpty()) {
            lines.add(line(Part.of(Role.NAME, document.title()), words));
        }
        document.parts().forEach(part -> lines.add(line(part, words)));
        return new Evidence(lines);
    }

    private static Line line(Part part, Words words) {
        return switch (part.role()) {
            case PROSE -> new Line(part.role(), part.label(), "", words.stems(part.text()));
            case VALUE -> new Line(part.role(), part.label(), part.text(), words.ofName(part.text()));
            case NAME, SYNONYM, PLACE, COLUMN, RELATED ->
                new Line(part.role(), part.label(), "", words.ofName(part.text()));
        };
    }

    Stream<Line> in(Role role) {
        return lines.stream().filter(line -> line.role() == role);
    }

    /** The place it stands in, or empty. */
    String place() {
        return in(Role.PLACE)
                .map(line -> String.join(" ", line.stems()))
                .findFirst()
                .orElse("");
    }

    BytesRef toBytes() {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            text.append(line.role().name())
                    .append('\t')
                    .append(plain(line.label()))
                    .append('\t')
                    .append(plain(line.written()))
                    .append('\t')
                    .append(String.join(" ", line.stems()))
                    .append('\n');
        }
        return new BytesRef(text.toString());
    }

    private static String plain(String text) {
        return text.replace('\t', ' ').replace('\n', ' ');
    }

    static Evidence read(BytesRef bytes) {
        String text = new String(bytes.bytes, bytes.offset, bytes.length, StandardCharsets.UTF_8);
        List<Line> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            int role = text.indexOf('\t', from);
            int first = text.indexOf('\t', role + 1);
            int second = text.indexOf('\t', first + 1);
            String stems = text.substring(second + 1, end);
            lines.add(new Line(
                    Role.valueOf(text.substring(from, role)),
                    text.substring(role + 1, first),
                    text.substring(first + 1, second),
                    stems.isEmpty() ? List.of() : List.of(stems.split(" ", -1))));
            from = end + 1;
        }
        return new Evidence(lines);
    }
}
