package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.knowledge.Document;
import dash.knowledge.Names;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.DocumentTelling;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows one document as it is cut. */
@Command(
        name = "show",
        description = "Shows one document passage by passage, each with the place that a citation names.",
        mixinStandardHelpOptions = true)
final class DocumentsShowCommand extends KnowledgeVerb {

    @Parameters(arity = "1", paramLabel = "DOCUMENT", description = "its path or its title, as list tells it")
    private String name = "";

    DocumentsShowCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        Document document = find(workshop.documents(project(), knowledge));
        return new Told(DocumentTelling.passages(document), DocumentTelling.cut(document));
    }

    private Document find(List<Document> documents) {
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
