package dash.app.command;

import dash.app.Console;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Revision;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ItemTelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows what an item was before. */
@Command(
        name = "history",
        description = "Shows every version of an item, newest first: when, who, what was done, and what it changed.",
        mixinStandardHelpOptions = true)
final class KnowledgeHistoryCommand extends KnowledgeVerb {

    @Mixin
    private NamedItem named = new NamedItem();

    KnowledgeHistoryCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        KnowledgeItem item = named.in(workshop.current(knowledge).edition());
        List<Revision> revisions = knowledge.base().history(item.id());
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("kind", item.id().kind().written());
        object.put("name", item.content().label());
        object.put("history", ItemTelling.objects(revisions));
        return new Told(ItemTelling.history(revisions), object);
    }
}
