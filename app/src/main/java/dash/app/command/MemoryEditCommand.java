package dash.app.command;

import dash.app.Console;
import dash.memory.Memories;
import dash.memory.Remembered;
import dash.project.Workshop;
import dash.project.memory.MemoryTelling;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes an entry. */
@Command(
        name = "edit",
        description = "Puts another value in the place of an entry; what stood there is forgotten.",
        mixinStandardHelpOptions = true)
final class MemoryEditCommand extends MemoryVerb {

    @Parameters(index = "0", paramLabel = "NUMBER", description = "the entry, as dash memory numbers it")
    private int number;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "VALUE", description = "what to remember instead")
    private List<String> words = List.of();

    @Option(names = "--kind", paramLabel = "KIND", description = "another kind than it is of now")
    private String kind = "";

    MemoryEditCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, Memories memories) {
        String wanted = kind.isBlank()
                ? memories.of(me()).stream()
                        .filter(entry -> entry.number() == number)
                        .map(entry -> entry.preference().kind().written())
                        .findFirst()
                        .orElse("note")
                : kind;
        Remembered entry = memories.change(me(), number, preference(workshop, wanted, words));
        return new Told(MemoryTelling.lines(entry), MemoryTelling.object(entry));
    }
}
