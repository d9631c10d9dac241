package dash.context;

import dash.knowledge.Document;
import java.util.List;

/** Documents that live elsewhere, such as a wiki behind MCP. Asked once a question; may be slow or fail. */
@FunctionalInterface
public interface FurtherDocuments {

    FurtherDocuments NONE = question -> List.of();

    /** The best first, already chosen by whoever keeps them. */
    List<Document> about(String question);
}
