package dash.drift;

import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Takes broken items out of use and brings mended ones back. Of a table note only what is wrong is set aside, as long as
 * the table itself is there: one stale column must not cost everything else that people know about it.
 */
public final class Quarantine {

    private Quarantine() {}

    /**
     * @param checked what the report is about; an item that was changed since is left for the next check
     * @param release false after a check that ran too little to say that something is well again
     */
    public static List<Change> changes(Edition checked, Edition current, CheckReport report, boolean release) {
        List<Change> changes = new ArrayList<>();
        Map<ItemId, KnowledgeItem> seen = checked.byId();
        for (KnowledgeItem item : current.living()) {
            KnowledgeItem then = seen.get(item.id());
            if (then == null || then.version() != item.version()) {
                continue;
            }
            List<Problem> problems = report.broken().getOrDefault(item.id(), List.of());
            boolean quarantined = item.standing().status() == Standing.Status.QUARANTINED;
            if (!problems.isEmpty()) {
                Standing standing =
                        item.standing().with(Standing.Status.QUARANTINED, reason(problems), parts(problems));
                if (!standing.equals(item.standing())) {
                    changes.add(Change.of("quarantined", item, standing));
                }
            } else if (quarantined && release) {
                Standing.Status status = item.standing().origin() == Standing.Origin.DRAFTED
                        ? Standing.Status.DRAFT
                        : Standing.Status.ACTIVE;
                changes.add(Change.of("released", item, item.standing().with(status, "", List.of())));
            }
        }
        return changes;
    }

    private static String reason(List<Problem> problems) {
        return problems.stream().map(Problem::message).collect(Collectors.joining("; "));
    }

    private static List<String> parts(List<Problem> problems) {
        boolean whole = problems.stream().anyMatch(problem -> problem.part().isEmpty());
        return whole
                ? List.of()
                : problems.stream()
                        .flatMap(problem -> problem.part().stream())
                        .distinct()
                        .toList();
    }
}
