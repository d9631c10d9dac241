package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.curating.DraftDesk;
import dash.project.curating.NamedDrafts;
import dash.project.render.DraftTelling;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decides about drafts: named ones, or all together. */
abstract class DraftsDecision extends KnowledgeVerb {

    private final String done;

    @Mixin
    private DraftKind kind = new DraftKind();

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "what the drafts are called; case does not count, and a name of several words is quoted")
    private List<String> names = List.of();

    @Option(names = "--all", description = "every draft, or every one of the kind")
    private boolean all;

    DraftsDecision(Console console, String done) {
        super(console);
        this.done = done;
    }

    abstract void decide(DraftDesk desk, List<ItemId> ids);

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        if (all == !names.isEmpty()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the drafts"),
                    "",
                    all ? "there are names beside --all" : "no draft is named",
                    "Name the drafts, or say --all");
        }
        var edition = workshop.current(knowledge).edition();
        List<KnowledgeItem> drafts =
                all ? NamedDrafts.all(edition, kind.told()) : NamedDrafts.named(edition, kind.told(), names);
        decide(new DraftDesk(knowledge), drafts.stream().map(KnowledgeItem::id).toList());
        return new Told(DraftTelling.decided(done, drafts), DraftTelling.object(drafts));
    }
}
