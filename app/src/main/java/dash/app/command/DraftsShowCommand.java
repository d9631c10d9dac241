package dash.app.command;

import dash.app.Console;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.NamedDrafts;
import dash.project.render.DraftTelling;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows what a draft says. */
@Command(name = "show", description = "Shows what a draft says.", mixinStandardHelpOptions = true)
final class DraftsShowCommand extends KnowledgeVerb {

    @Mixin
    private DraftKind kind = new DraftKind();

    @Parameters(arity = "1..*", paramLabel = "NAME", description = "what the draft is called; case does not count")
    private List<String> words = List.of();

    DraftsShowCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        List<KnowledgeItem> drafts =
                NamedDrafts.named(workshop.current(knowledge).edition(), kind.told(), List.of(String.join(" ", words)));
        return new Told(DraftTelling.whole(drafts), DraftTelling.wholeObject(drafts));
    }
}
