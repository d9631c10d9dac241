package dash.documents;

import dash.knowledge.Document;
import java.util.List;

/**
 * Texts that live elsewhere, such as a wiki behind MCP. Asked when somebody consults documents; may be slow. A keeper that
 * cannot answer is a note and never a failure. Implementations are safe for many threads.
 */
@FunctionalInterface
public interface Library {

    Library NONE = words -> Findings.NONE;

    /** The best first, already chosen by whoever keeps them. */
    Findings about(String words);

    /**
     * What was brought.
     *
     * @param notes what stood in the way, a sentence each, for whoever gets the answer
     */
    record Findings(List<Document> documents, List<String> notes) {

        public static final Findings NONE = new Findings(List.of(), List.of());

        public Findings {
            documents = List.copyOf(documents);
            notes = List.copyOf(notes);
        }
    }
}
