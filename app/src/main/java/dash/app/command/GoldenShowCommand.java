package dash.app.command;

import dash.app.Console;
import dash.golden.GoldenQuestion;
import dash.project.Workshop;
import dash.project.render.GoldenTelling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows one golden question. */
@Command(name = "show", description = "Shows one golden question.", mixinStandardHelpOptions = true)
final class GoldenShowCommand extends GoldenVerb {

    @Parameters(arity = "1", paramLabel = "ID", description = "its id")
    private String id = "";

    GoldenShowCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop) {
        GoldenQuestion question = workshop.golden(project()).question(id);
        return new Told(GoldenTelling.whole(question), GoldenTelling.object(question));
    }
}
