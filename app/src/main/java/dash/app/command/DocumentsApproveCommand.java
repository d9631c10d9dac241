package dash.app.command;

import dash.app.Console;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.ProjectKnowledge;
import dash.project.Workshop;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lets the tools of a server be used as they look now. */
@Command(
        name = "approve",
        description = "Lets the tools of a server be called as they look now, after it has changed one of them.",
        mixinStandardHelpOptions = true)
final class DocumentsApproveCommand extends KnowledgeVerb {

    @Parameters(arity = "1", paramLabel = "SERVER", description = "its name below mcp in dash.yaml")
    private String server = "";

    DocumentsApproveCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Workshop workshop, ProjectKnowledge knowledge) {
        if (!workshop.shelf(project()).approve(server)) {
            throw FaultException.of(
                    Code.PROJECT_BROKEN,
                    Place.named("the server"),
                    server,
                    "dash.yaml has no server of this name",
                    "Take a name from below mcp in dash.yaml");
        }
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("approved", server);
        return new Told(List.of("The tools of " + server + " are approved as they look at their next use."), object);
    }
}
