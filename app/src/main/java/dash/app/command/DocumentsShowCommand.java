package dash.app.command;

import dash.app.Console;
import dash.knowledge.Document;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.documents.NamedDocument;
import dash.project.render.DocumentTelling;
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
        Document document = NamedDocument.among(workshop.documents(project(), knowledge), name);
        return new Told(DocumentTelling.passages(document), DocumentTelling.cut(document));
    }
}
