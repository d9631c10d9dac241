package dash.app.command;

import dash.app.Console;
import dash.knowledge.ItemId;
import dash.project.curating.DraftDesk;
import java.util.List;
import picocli.CommandLine.Command;

/** Does away with drafts. */
@Command(
        name = "drop",
        description = "Does away with drafts; dash init does not bring them back. All that are named, or none.",
        mixinStandardHelpOptions = true)
final class DraftsDropCommand extends DraftsDecision {

    DraftsDropCommand(Console console) {
        super(console, "Dropped");
    }

    @Override
    void decide(DraftDesk desk, List<ItemId> ids) {
        desk.drop(ids);
    }
}
