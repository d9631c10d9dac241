package dash.app.command;

import dash.app.Console;
import dash.knowledge.Document;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.DocumentTelling;
import java.util.List;
import picocli.CommandLine.Command;

/** Lists the documents of a project. */
@Command(
        name = "list",
        description = "Lists the documents with their titles and how many passages each has.",
        mixinStandardHelpOptions = true)
final class DocumentsListCommand extends KnowledgeVerb {

    DocumentsListCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        List<Document> documents = workshop.documents(project(), knowledge);
        return new Told(DocumentTelling.list(documents), DocumentTelling.listed(documents));
    }
}
