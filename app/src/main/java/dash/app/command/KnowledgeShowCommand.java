package dash.app.command;

import dash.app.Console;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ItemTelling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows one item. */
@Command(
        name = "show",
        description = "Shows one item whole: its standing, its version and its text.",
        mixinStandardHelpOptions = true)
final class KnowledgeShowCommand extends KnowledgeVerb {

    @Mixin
    private NamedItem named = new NamedItem();

    KnowledgeShowCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        KnowledgeItem item = named.in(workshop.current(knowledge).edition());
        return new Told(ItemTelling.lines(item), ItemTelling.whole(item));
    }
}
