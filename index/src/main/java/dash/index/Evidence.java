package dash.index;

import dash.search.SearchDocument;
import dash.search.SearchDocument.Part;
import dash.search.SearchDocument.Role;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.util.BytesRef;

/**
 * What a document says, in stems and role by role: kept in the index beside BM25's postings, because ordering the
 * candidates and telling the reason need to know which words stand together.
 */
record Evidence(List<Line> lines) {

    private static final byte[] PLACE = (Role.PLACE.name() + '\t').getBytes(StandardCharsets.UTF_8);

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
        return read(bytes, (text, from, to) -> true);
    }

    /** Only what can say anything for a question: the lines in which it finds a word of its own, and the place. */
    static Evidence about(Said said, BytesRef bytes) {
        return read(
                bytes,
                (text, from, to) ->
                        isPlace(text, from, to) || said.anyOf(text, lastIndexOf('\t', text, from, to) + 1, to));
    }

    private static boolean isPlace(byte[] text, int from, int to) {
        return to - from > PLACE.length && Arrays.equals(text, from, from + PLACE.length, PLACE, 0, PLACE.length);
    }

    /** Whether the line that stands here is worth reading. */
    @FunctionalInterface
    private interface Wanted {
        boolean at(byte[] text, int from, int to);
    }

    private static Evidence read(BytesRef bytes, Wanted wanted) {
        List<Line> lines = new ArrayList<>();
        int from = bytes.offset;
        int all = bytes.offset + bytes.length;
        while (from < all) {
            int end = from;
            while (bytes.bytes[end] != '\n') {
                end++;
            }
            if (wanted.at(bytes.bytes, from, end)) {
                lines.add(line(new String(bytes.bytes, from, end - from, StandardCharsets.UTF_8)));
            }
            from = end + 1;
        }
        return new Evidence(lines);
    }

    private static int lastIndexOf(char wanted, byte[] text, int from, int to) {
        int index = to - 1;
        while (index >= from && text[index] != wanted) {
            index--;
        }
        return index;
    }

    private static Line line(String text) {
        int role = text.indexOf('\t');
        int first = text.indexOf('\t', role + 1);
        int second = text.indexOf('\t', first + 1);
        String stems = text.substring(second + 1);
        return new Line(
                Role.valueOf(text.substring(0, role)),
                text.substring(role + 1, first),
                text.substring(first + 1, second),
                stems.isEmpty() ? List.of() : List.of(stems.split(" ", -1)));
    }
}
