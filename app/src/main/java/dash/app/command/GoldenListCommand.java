package dash.app.command;

import dash.app.Console;
import dash.golden.GoldenQuestion;
import dash.project.Workshop;
import dash.project.eval.Selection;
import dash.project.render.GoldenTelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists golden questions. */
@Command(name = "list", description = "Lists the project's golden questions.", mixinStandardHelpOptions = true)
final class GoldenListCommand extends GoldenVerb {

    @Option(
            names = "--where",
            paramLabel = "KEY=VALUE",
            description = "only those, by id, db, tag, difficulty, answerable or stable")
    private List<String> where = new ArrayList<>();

    GoldenListCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop) {
        List<GoldenQuestion> questions =
                new Selection(where).of(workshop.golden(project()).questions());
        List<String> lines = new ArrayList<>(GoldenTelling.table(questions));
        lines.add(questions.size() == 1 ? "1 golden question" : questions.size() + " golden questions");
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("questions", questions.stream().map(GoldenTelling::object).toList());
        return new Told(lines, object);
    }
}
