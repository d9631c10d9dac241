package dash.app.command;

import dash.app.Console;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ItemTelling;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Takes back the last change of an item. */
@Command(
        name = "undo",
        description =
                "Takes back the last change of an item; undoing twice brings it back. The history keeps everything.",
        mixinStandardHelpOptions = true)
final class KnowledgeUndoCommand extends KnowledgeVerb {

    @Mixin
    private NamedItem named = new NamedItem();

    KnowledgeUndoCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        KnowledgeItem known = named.in(workshop.current(knowledge).edition());
        KnowledgeItem item = knowledge.editing().undo(known.id());
        return new Told(List.of(done("Undone", item)), ItemTelling.whole(item));
    }

    static String done(String what, KnowledgeItem item) {
        return what + ": " + item.id().kind().inWords() + " " + item.content().label() + " is "
                + item.standing().status().name().toLowerCase(Locale.ROOT) + ", version " + item.version()
                + ". dash export writes it to the files.";
    }
}
