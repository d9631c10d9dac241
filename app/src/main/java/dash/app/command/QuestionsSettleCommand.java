package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.memory.CuratorQuestions;
import dash.project.Workshop;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes a question off the list. */
@Command(
        name = "settle",
        description = "Takes a question off the curator's list and forgets its words.",
        mixinStandardHelpOptions = true)
final class QuestionsSettleCommand extends QuestionsVerb {

    @Parameters(paramLabel = "NUMBER", description = "the question, as dash questions numbers it")
    private int number;

    QuestionsSettleCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, CuratorQuestions questions) {
        CuratorQuestions.Open settled = questions
                .settle(number)
                .orElseThrow(() -> FaultException.of(
                        Code.MEMORY_UNKNOWN,
                        Place.named("the curator's questions"),
                        String.valueOf(number),
                        "there is no open question of this number",
                        "dash questions lists them"));
        return new Told(List.of("Settled question " + settled.number() + "."), object(settled));
    }
}
