package dash.app.command;

import dash.app.Console;
import dash.knowledge.KnowledgeItem;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ItemTelling;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Takes an item out of use. */
@Command(name = "retire", description = "Takes an item out of use; its history stays, and undo brings it back.")
final class KnowledgeRetireCommand extends KnowledgeVerb {

    @Mixin
    private NamedItem named = new NamedItem();

    @Option(
            names = "--version",
            paramLabel = "N",
            description = "the version you looked at: refused when somebody changed the item since")
    private @Nullable Integer version;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help message and exit")
    @SuppressWarnings("UnusedVariable") // picocli looks whether it is there
    private boolean help;

    KnowledgeRetireCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        KnowledgeItem known = named.in(workshop.current(knowledge).edition());
        OptionalInt read = OptionalInt.of(version == null ? known.version() : version);
        KnowledgeItem item = knowledge.editing().retire(known.id(), read);
        return new Told(List.of(KnowledgeUndoCommand.done("Retired", item)), ItemTelling.whole(item));
    }
}
