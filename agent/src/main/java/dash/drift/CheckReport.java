package dash.drift;

import dash.knowledge.ItemId;
import java.util.List;
import java.util.Map;

/**
 * What a check found.
 *
 * @param changes what is different in the source, each with whom it breaks
 * @param problems everything wrong that no change of the source explains
 * @param broken every item that must not be used, with all its problems; changes and problems told once more, by item
 * @param statements how many statements were run
 */
public record CheckReport(
        List<SchemaChange> changes,
        List<Problem> problems,
        List<Notice> notices,
        Map<ItemId, List<Problem>> broken,
        int items,
        int statements) {

    public CheckReport {
        changes = List.copyOf(changes);
        problems = List.copyOf(problems);
        notices = List.copyOf(notices);
        broken = Map.copyOf(broken);
    }

    /** Whether there is nothing that somebody has to mend. */
    public boolean clean() {
        return problems.isEmpty() && changes.stream().noneMatch(SchemaChange::breaksSomething);
    }
}
