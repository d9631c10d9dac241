package dash.drift;

import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.TableKnowledge;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds what is worth knowing and breaks nothing: tables nobody described, metrics that could be run. */
final class Notices {

    private final Live live;
    private final ProposeExpression proposals;

    Notices(Live live, ProposeExpression proposals) {
        this.live = live;
        this.proposals = proposals;
    }

    List<Notice> of(List<KnowledgeItem> items, List<SchemaChange> changes) {
        List<Notice> notices = new ArrayList<>();
        Set<String> heirs = changes.stream()
                .filter(change -> change.sort() == SchemaChange.Sort.TABLE_RENAMED)
                .map(SchemaChange::now)
                .collect(Collectors.toSet());
        for (Table table : undescribed(live, items)) {
            if (!heirs.contains(table.name().toString())) {
                notices.add(new Notice(
                        "table " + live.shortName(table),
                        "no knowledge describes it",
                        "dash check --fix drafts a file for it"));
            }
        }
        for (KnowledgeItem item : items) {
            if (item.content() instanceof Metric metric && !metric.runnable()) {
                notices.add(prose(metric));
            }
        }
        return notices;
    }

    static List<Table> undescribed(Live live, List<KnowledgeItem> items) {
        Set<String> described = items.stream()
                .filter(item -> item.content() instanceof TableKnowledge)
                .flatMap(item -> live.table(item.content().label()).stream())
                .map(table -> Names.key(table.name().toString()))
                .collect(Collectors.toSet());
        return live.schema().tables().stream()
                .filter(table -> !described.contains(Names.key(table.name().toString())))
                .toList();
    }

    private Notice prose(Metric metric) {
        return proposals
                .of(metric)
                .map(proposal -> new Notice(
                        "metric " + metric.name(),
                        "is told in words only and never run; this would compute it: "
                                + proposal.expression().orElse("")
                                + (proposal.filters().isEmpty()
                                        ? ""
                                        : " where " + String.join(" and ", proposal.filters())),
                        "Add expression, table and filters in metrics/ if that is what it means"))
                .orElseGet(() -> new Notice(
                        "metric " + metric.name(),
                        "is told in words only and never run",
                        "Add an expression and a table, or a template, in metrics/"));
    }
}
