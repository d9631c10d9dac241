package dash.app.command;

import dash.app.Console;
import dash.knowledge.ItemId;
import dash.project.curating.DraftDesk;
import java.util.List;
import picocli.CommandLine.Command;

/** Makes drafts a person's own. */
@Command(
        name = "accept",
        description = "Calls drafts right: from now on they count as written by you. All that are named, or none.",
        mixinStandardHelpOptions = true)
final class DraftsAcceptCommand extends DraftsDecision {

    DraftsAcceptCommand(Console console) {
        super(console, "Accepted");
    }

    @Override
    void decide(DraftDesk desk, List<ItemId> ids) {
        desk.accept(ids);
    }
}
