package dash.project.render;

import dash.context.Consultation;
import dash.documents.Passage;
import dash.documents.Passages;
import dash.knowledge.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Documents and their passages, for people and for machines. */
public final class DocumentTelling {

    private DocumentTelling() {}

    public static List<String> list(List<Document> documents) {
        int widest = documents.stream()
                .mapToInt(document -> document.path().length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        documents.forEach(document -> lines.add(document.path()
                + " ".repeat(widest - document.path().length() + 2)
                + document.title()
                + ", "
                + count(Passages.of(document).size())));
        lines.add(documents.size() == 1 ? "1 document" : documents.size() + " documents");
        return lines;
    }

    private static String count(int passages) {
        return passages == 1 ? "1 passage" : passages + " passages";
    }

    public static Map<String, @Nullable Object> listed(List<Document> documents) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("documents", documents.stream().map(DocumentTelling::summary).toList());
        return object;
    }

    private static Map<String, @Nullable Object> summary(Document document) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("path", document.path());
        object.put("title", document.title());
        object.put("characters", document.text().length());
        object.put("passages", Passages.of(document).size());
        return object;
    }

    public static List<String> passages(Document document) {
        List<String> lines = new ArrayList<>();
        Passages.of(document).forEach(passage -> lines.addAll(lines(passage)));
        return lines;
    }

    private static List<String> lines(Passage passage) {
        List<String> lines = new ArrayList<>();
        lines.add(passage.label() + "  [" + passage.place() + "]");
        passage.text().lines().forEach(line -> lines.add("  " + line));
        lines.add("");
        return lines;
    }

    public static Map<String, @Nullable Object> cut(Document document) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("path", document.path());
        object.put("title", document.title());
        object.put(
                "passages",
                Passages.of(document).stream().map(DocumentTelling::object).toList());
        return object;
    }

    private static Map<String, @Nullable Object> object(Passage passage) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("title", passage.title());
        object.put("headings", passage.headings());
        object.put("place", passage.place());
        object.put("text", passage.text());
        return object;
    }

    public static List<String> lines(Consultation found) {
        List<String> lines = new ArrayList<>();
        found.passages().forEach(passage -> lines.addAll(lines(passage)));
        if (found.passages().isEmpty()) {
            lines.add("No document says anything about these words.");
        }
        found.notes().forEach(note -> lines.add("note: " + note));
        return lines;
    }

    public static Map<String, @Nullable Object> found(Consultation found) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(
                "passages",
                found.passages().stream().map(DocumentTelling::object).toList());
        object.put("notes", found.notes());
        return object;
    }
}
