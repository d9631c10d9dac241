package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.files.TextFile;
import dash.knowledge.Item;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import dash.knowledge.files.ItemText;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import dash.project.render.ItemTelling;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Adds or changes one item. */
@Command(
        name = "put",
        description = {
            "Adds one item, or changes the one of its name, in the store.",
            "Written as in its file: JSON or YAML, SQL with tags for a pattern, Markdown for a document."
        })
final class KnowledgePutCommand extends KnowledgeVerb {

    private static final int MOST_MEGABYTES = 1;

    @Parameters(
            index = "0",
            paramLabel = "KIND",
            converter = NamedItem.KindConverter.class,
            description = NamedItem.KINDS)
    private Kind kind = Kind.TABLE;

    @Parameters(index = "1", paramLabel = "FILE", description = "the item; - reads standard input")
    private String file = "-";

    @Option(
            names = "--version",
            paramLabel = "N",
            description = "the version that the change rests on; a new item has none")
    private @Nullable Integer version;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help message and exit")
    @SuppressWarnings("UnusedVariable") // picocli looks whether it is there
    private boolean help;

    KnowledgePutCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        Item content = content();
        workshop.current(knowledge);
        OptionalInt read = version == null ? OptionalInt.empty() : OptionalInt.of(version);
        KnowledgeItem item = knowledge.editing().put(content, Standing.Origin.HUMAN, read);
        return new Told(List.of(KnowledgeUndoCommand.done("Kept", item)), ItemTelling.whole(item));
    }

    private Item content() {
        if (file.equals("-")) {
            String shown = "standard input";
            String text = TextFile.read(console().in(), shown, Code.KNOWLEDGE_UNREADABLE, MOST_MEGABYTES);
            return ItemText.read(kind, shown, text);
        }
        Path path = console().here().resolve(file);
        String name = String.valueOf(path.getFileName());
        return ItemText.readFile(kind, name, TextFile.read(path, name, Code.KNOWLEDGE_UNREADABLE, MOST_MEGABYTES));
    }
}
