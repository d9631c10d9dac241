package dash.knowledge.files;

import dash.fault.Place;
import dash.knowledge.Document;

/** Reads one file of {@code documents/}. */
final class DocumentReader {

    private static final String FOLDER = "documents/";

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

    /** The first heading, else the name of the file. */
    private static String title(String text, String path) {
        return text.lines()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).strip())
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse(path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.\\w+$", ""));
    }
}
