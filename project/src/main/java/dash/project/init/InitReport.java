package dash.project.init;

import dash.draft.FoundQuirk;
import dash.knowledge.Item;
import dash.knowledge.ItemId;
import dash.profile.LeftOut;
import java.nio.file.Path;
import java.util.List;

/**
 * What a warm start did.
 *
 * @param tables how many the source has
 * @param quirks what would trip somebody up, by table, the gravest first
 * @param joins how many joins the catalog does not tell
 * @param drafted what was written
 * @param kept what was drafted and not written, because it is there already or was dropped
 * @param questions that were tried and can be answered
 * @param lastDay the newest day that any table tells, or empty
 */
public record InitReport(
        String project,
        Path folder,
        int tables,
        List<TableQuirk> quirks,
        int joins,
        List<Item> drafted,
        List<ItemId> kept,
        List<LeftOut> leftOut,
        List<String> notices,
        List<String> questions,
        String lastDay) {

    /** A quirk and where it is. */
    public record TableQuirk(String table, FoundQuirk quirk) {}

    public InitReport {
        quirks = List.copyOf(quirks);
        drafted = List.copyOf(drafted);
        kept = List.copyOf(kept);
        leftOut = List.copyOf(leftOut);
        notices = List.copyOf(notices);
        questions = List.copyOf(questions);
    }
}
