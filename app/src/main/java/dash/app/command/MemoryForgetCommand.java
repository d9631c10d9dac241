package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.memory.Memories;
import dash.project.Workshop;
import dash.project.memory.MemoryTelling;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Forgets completely. */
@Command(
        name = "forget",
        description = "Forgets entries of your memory completely, and says what is left of what they did.",
        mixinStandardHelpOptions = true)
final class MemoryForgetCommand extends MemoryVerb {

    @Parameters(arity = "0..*", paramLabel = "NUMBER", description = "the entries, as dash memory numbers them")
    private List<Integer> numbers = List.of();

    @Option(names = "--all", description = "forget everything that is remembered of you here")
    private boolean all;

    @Option(
            names = "--keep-answers",
            description = "keep the answers that they narrowed, with their statements and figures")
    private boolean keepAnswers;

    MemoryForgetCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, Memories memories) {
        if (all == !numbers.isEmpty()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("dash memory forget"),
                    "",
                    all ? "numbers and --all exclude each other" : "there is nothing to forget",
                    "give the numbers of entries, or --all");
        }
        Memories.Forgotten forgotten = all
                ? memories.forgetEverything(me(), keepAnswers)
                : memories.forget(me(), Set.copyOf(numbers), keepAnswers);
        return new Told(List.of(MemoryTelling.forgotten(forgotten)), MemoryTelling.object(forgotten));
    }
}
