package dash.project.documents;

import dash.documents.PagedText;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.knowledge.Document;
import dash.knowledge.files.KnowledgeFile;
import dash.knowledge.files.KnowledgeReader;
import dash.pdf.PdfText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The PDF files below {@code knowledge/documents}. Their text is taken out when files are imported; questions rest on what was
 * taken out before. Safe for many threads and processes.
 */
public final class PdfShelf {

    private static final String FOLDER = "documents/";

    /** As much as some hundred handbooks; all of it is held in memory while a project is open. */
    private static final int MOST_CHARACTERS = 16_000_000;

    private final Path knowledge;
    private final TextsOfPages texts;
    private final PagedText pdf;

    /** @param kept the folder for texts that were taken out */
    public PdfShelf(Path knowledge, Path kept) {
        this(knowledge, kept, new PdfText());
    }

    PdfShelf(Path knowledge, Path kept, PagedText pdf) {
        this.knowledge = knowledge;
        this.texts = new TextsOfPages(kept);
        this.pdf = pdf;
    }

    /** What could be read, and why the rest could not. */
    public record Read(List<Document> documents, List<Fault> faults) {
        public Read {
            documents = List.copyOf(documents);
            faults = List.copyOf(faults);
        }
    }

    /** Reads what changed since, which may take its time; a state that could not be read is not tried again. */
    public Read read() {
        List<Document> documents = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        long characters = 0;
        for (KnowledgeFile file : KnowledgeReader.paged(knowledge)) {
            try {
                String text = text(file);
                characters += text.length();
                refuseTooMany(file, characters);
                documents.add(document(file, text));
            } catch (FaultException broken) {
                faults.add(broken.fault());
            }
        }
        return new Read(documents, faults);
    }

    /** Whether every file was looked at as it is now. */
    public boolean isRead() {
        return KnowledgeReader.paged(knowledge).stream().allMatch(texts::isRead);
    }

    /** What was read before, of each file its last good state. Takes nothing out of any file. */
    List<Document> lastGood() {
        List<Document> documents = new ArrayList<>();
        long characters = 0;
        for (KnowledgeFile file : KnowledgeReader.paged(knowledge)) {
            Optional<String> text = texts.lastGood(file);
            characters += text.map(String::length).orElse(0);
            if (text.isPresent() && characters <= MOST_CHARACTERS) {
                documents.add(document(file, text.get()));
            }
        }
        return documents;
    }

    /** The same as long as nothing else would be told. */
    String stamp() {
        return String.join(
                "\n",
                KnowledgeReader.paged(knowledge).stream()
                        .map(file -> file.path() + " " + texts.version(file))
                        .toList());
    }

    private static void refuseTooMany(KnowledgeFile file, long characters) {
        if (characters > MOST_CHARACTERS) {
            throw file.unreadable(
                    "",
                    "the PDF files together hold more than " + MOST_CHARACTERS + " characters",
                    "Keep fewer of them here, and the rest behind an MCP server");
        }
    }

    private static Document document(KnowledgeFile file, String text) {
        String path = file.shown().substring(FOLDER.length());
        return new Document(heading(text).orElseGet(() -> named(path)), path, text);
    }

    /** The largest letters at the beginning of a file are its title. */
    private static Optional<String> heading(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .findFirst()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).strip());
    }

    private static String named(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("(?i)\\.pdf$", "");
        return name.replaceAll("[-_]+", " ").strip();
    }

    private String text(KnowledgeFile file) {
        Optional<String> present = texts.present(file);
        if (present.isPresent()) {
            return present.get();
        }
        texts.fault(file).ifPresent(known -> {
            throw new FaultException(known);
        });
        String stamp = TextsOfPages.stamp(file);
        try {
            String text = pdf.read(file.path(), file.shown());
            texts.keep(file, stamp, text);
            return text;
        } catch (FaultException broken) {
            texts.keep(file, stamp, broken.fault());
            throw broken;
        }
    }
}
