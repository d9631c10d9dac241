package dash.app.command;

import dash.app.Console;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.NamedDrafts;
import dash.project.render.DraftTelling;
import java.util.List;
import picocli.CommandLine.Mixin;

/** Lists drafts. */
abstract class DraftsListing extends KnowledgeVerb {

    @Mixin
    private DraftKind kind = new DraftKind();

    DraftsListing(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        List<KnowledgeItem> drafts = NamedDrafts.all(workshop.current(knowledge).edition(), kind.told());
        return new Told(DraftTelling.list(drafts), DraftTelling.object(drafts));
    }
}
