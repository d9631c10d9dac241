package dash.app.command;

import dash.app.Console;
import dash.memory.Memories;
import dash.memory.Remembered;
import dash.project.Workshop;
import dash.project.memory.MemoryTelling;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Remembers a preference. */
@Command(
        name = "set",
        aliases = "add",
        description = {
            "Remembers a preference of yours. KIND is one of",
            "  units      thousands, millions, billions or full",
            "  time-zone  where your days begin, such as Europe/Berlin",
            "  default    COLUMN=VALUE, for questions that say nothing of the column",
            "  team       what your team is called",
            "  detail     brief, normal or full answers",
            "  chart      bars, lines or none",
            "  note       words of your own"
        },
        mixinStandardHelpOptions = true)
final class MemorySetCommand extends MemoryVerb {

    @Parameters(index = "0", paramLabel = "KIND", description = "what it is about")
    private String kind = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "VALUE", description = "what to remember")
    private List<String> words = List.of();

    MemorySetCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, Memories memories) {
        Remembered entry = memories.remember(me(), preference(workshop, kind, words), Remembered.Origin.TOLD, WHERE);
        return new Told(MemoryTelling.lines(entry), MemoryTelling.object(entry));
    }
}
