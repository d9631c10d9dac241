package dash.project.documents;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Document;
import dash.knowledge.Names;
import java.util.List;

/** The document that somebody means by its path or its title. */
public final class NamedDocument {

    private NamedDocument() {}

    public static Document among(List<Document> documents, String name) {
        return documents.stream()
                .filter(document -> Names.key(document.path()).equals(Names.key(name))
                        || Names.key(document.title()).equals(Names.key(name)))
                .findFirst()
                .orElseThrow(() -> FaultException.of(
                        Code.KNOWLEDGE_UNKNOWN,
                        Place.named("the document"),
                        name,
                        "there is no document of this path or title",
                        Nearest.among(
                                        name,
                                        documents.stream().map(Document::path).toList())
                                .map(near -> "Did you mean " + near + "?")
                                .orElse("Take a path from: dash documents list")));
    }
}
