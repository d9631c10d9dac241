package dash.project.documents;

import dash.fault.Fault;
import dash.fault.FaultException;
import dash.files.Sha256;
import dash.knowledge.Document;
import dash.knowledge.files.KnowledgeFile;
import dash.knowledge.files.KnowledgeReader;
import dash.pdf.PdfText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The PDF files below {@code knowledge/documents}. Their text is taken out once and kept until the file changes. Safe for
 * many threads and processes.
 */
public final class PdfShelf {

    private static final Logger LOG = LoggerFactory.getLogger(PdfShelf.class);
    private static final String FOLDER = "documents/";

    private final Path knowledge;
    private final Path kept;
    private final PdfText pdf = new PdfText();

    /** @param kept the folder for texts that were taken out */
    public PdfShelf(Path knowledge, Path kept) {
        this.knowledge = knowledge;
        this.kept = kept;
    }

    /** What could be read, and why the rest could not. */
    public record Read(List<Document> documents, List<Fault> faults) {
        public Read {
            documents = List.copyOf(documents);
            faults = List.copyOf(faults);
        }
    }

    public Read read() {
        List<Document> documents = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (KnowledgeFile file : KnowledgeReader.paged(knowledge)) {
            try {
                documents.add(document(file));
            } catch (FaultException broken) {
                faults.add(broken.fault());
            }
        }
        return new Read(documents, faults);
    }

    /** The same for the same files. */
    String stamp() {
        return String.join(
                "\n",
                KnowledgeReader.paged(knowledge).stream().map(PdfShelf::stamp).toList());
    }

    private static String stamp(KnowledgeFile file) {
        try {
            return file.path() + " " + Files.size(file.path()) + " " + Files.getLastModifiedTime(file.path());
        } catch (IOException gone) {
            return file.path() + " gone";
        }
    }

    private Document document(KnowledgeFile file) {
        String path = file.shown().substring(FOLDER.length());
        String text = text(file);
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
        Path before = kept.resolve(Sha256.of(stamp(file)).substring(0, 32) + ".txt");
        try {
            if (Files.exists(before)) {
                return Files.readString(before);
            }
        } catch (IOException unreadable) {
            LOG.debug("taken out again: {}", unreadable.toString());
        }
        String text = pdf.read(file.path(), file.shown());
        try {
            Files.createDirectories(kept);
            Path fresh = Files.createTempFile(kept, "text", ".new");
            Files.writeString(fresh, text);
            Files.move(fresh, before, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            LOG.debug("the text of {} is not kept: {}", file.shown(), unwritable.toString());
        }
        return text;
    }
}
