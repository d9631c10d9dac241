package dash.app.command;

import dash.app.Console;
import dash.project.Workshop;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Removes one golden question from its file. */
@Command(
        name = "remove",
        description = "Removes one golden question from its file; the rest of the file stays as it is.",
        mixinStandardHelpOptions = true)
final class GoldenRemoveCommand extends GoldenVerb {

    @Parameters(arity = "1", paramLabel = "ID", description = "its id")
    private String id = "";

    GoldenRemoveCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop) {
        Path file = workshop.golden(project()).remove(id);
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("removed", id);
        object.put("file", file.toString());
        return new Told(List.of("removed " + id + " from " + file.getFileName()), object);
    }
}
