package dash.knowledge.files;

import dash.fault.Place;
import dash.knowledge.Document;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one file of {@code documents/}. */
final class DocumentReader {

    private static final String FOLDER = "documents/";

    /** Short, without a mark at its end or of a layout at its beginning, with an empty line and something else behind it. */
    private static final Pattern ALONE =
            Pattern.compile("([\\p{L}\\p{N}][^\\n]{1,78}[^\\s.!?:;,…])\\h*\\R\\h*\\R\\s*\\S");

    private DocumentReader() {}

    static Located<Document> read(KnowledgeFile file) {
        if (!file.endsIn(".md") && !file.endsIn(".txt")) {
            throw file.unreadable("", "a document ends in .md, .txt or .pdf", "Convert it to text");
        }
        String text = file.text();
        if (text.indexOf('\0') >= 0) {
            throw file.unreadable("", "the document holds a zero character", "Save it as plain text");
        }
        String path = file.shown().substring(FOLDER.length());
        if (!KnowledgeFolder.isTame(path)) {
            throw file.unreadable("", "the name of the document or of one of its folders is too long", "Shorten it");
        }
        return new Located<>(document(path, text), Place.file(file.shown()));
    }

    static Document document(String path, String text) {
        return new Document(title(text, path), path, text);
    }

    /** The first heading, else a first line that stands alone as one, else the name of the file. */
    private static String title(String text, String path) {
        return text.lines()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).strip())
                .filter(line -> !line.isEmpty())
                .findFirst()
                .or(() -> firstLine(text))
                .orElse(path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.\\w+$", ""));
    }

    private static Optional<String> firstLine(String text) {
        Matcher alone = ALONE.matcher(text.stripLeading());
        return alone.lookingAt() ? Optional.of(alone.group(1).strip()) : Optional.empty();
    }
}
