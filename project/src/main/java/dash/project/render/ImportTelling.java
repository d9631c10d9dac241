package dash.project.render;

import dash.curate.ExportReport;
import dash.curate.ImportReport;
import dash.curate.LearningReport;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeItem;
import dash.learnings.Learning;
import dash.project.ProjectKnowledge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells what came into the store or went out to files: counts first, then names, the first of each sort. */
public final class ImportTelling {

    private static final int MOST_NAMES = 20;

    private ImportTelling() {}

    public static List<String> lines(ProjectKnowledge.Brought brought) {
        List<String> lines = new ArrayList<>(lines(brought.knowledge()));
        LearningReport learned = brought.learnings();
        if (!learned.isEmpty()) {
            String kept = learned.kept().isEmpty() ? "" : ", " + count(learned.kept()) + " kept as the store has them";
            lines.add("learnings: " + count(learned.added()) + " added, " + count(learned.changed()) + " changed, "
                    + count(learned.removed()) + " removed, " + number(learned.unchanged()) + " unchanged" + kept);
            lines.addAll(named("added", titles(learned.added())));
            lines.addAll(named("changed", titles(learned.changed())));
            lines.addAll(named("removed", titles(learned.removed())));
            lines.addAll(named("kept", titles(learned.kept())));
        }
        return lines;
    }

    private static List<String> titles(List<Learning> learnings) {
        return learnings.stream()
                .map(learning -> "learning " + learning.number() + " " + learning.title())
                .toList();
    }

    public static Map<String, @Nullable Object> object(ProjectKnowledge.Brought brought) {
        LearningReport learned = brought.learnings();
        Map<String, @Nullable Object> learnings = new LinkedHashMap<>();
        learnings.put("added", numbers(learned.added()));
        learnings.put("changed", numbers(learned.changed()));
        learnings.put("removed", numbers(learned.removed()));
        learnings.put("kept", numbers(learned.kept()));
        learnings.put("unchanged", learned.unchanged());
        Map<String, @Nullable Object> object = object(brought.knowledge());
        object.put("learnings", learnings);
        return object;
    }

    private static List<Map<String, @Nullable Object>> numbers(List<Learning> learnings) {
        return learnings.stream()
                .map(learning -> {
                    Map<String, @Nullable Object> object = new LinkedHashMap<>();
                    object.put("number", learning.number());
                    object.put("title", learning.title());
                    return object;
                })
                .toList();
    }

    private static List<String> lines(ImportReport report) {
        Map<ItemId, KnowledgeItem> items = report.edition().byId();
        List<String> lines = new ArrayList<>();
        String kept = report.kept().isEmpty() ? "" : ", " + count(report.kept()) + " kept as the store has them";
        lines.add(count(report.added()) + " added, " + count(report.changed()) + " changed, " + count(report.removed())
                + " removed, " + count(report.unchanged()) + " unchanged" + kept);
        lines.addAll(named("added", names(report.added(), items)));
        lines.addAll(named("changed", names(report.changed(), items)));
        lines.addAll(named("removed", names(report.removed(), items)));
        lines.addAll(named("kept", names(report.kept(), items)));
        if (!report.kept().isEmpty()) {
            lines.add("What was kept was changed in the store only; dash export writes it to the files.");
        }
        return lines;
    }

    private static Map<String, @Nullable Object> object(ImportReport report) {
        Map<ItemId, KnowledgeItem> items = report.edition().byId();
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("added", objects(report.added(), items));
        object.put("changed", objects(report.changed(), items));
        object.put("removed", objects(report.removed(), items));
        object.put("kept", objects(report.kept(), items));
        object.put("unchanged", report.unchanged().size());
        object.put("knowledge_version", report.edition().version());
        return object;
    }

    public static List<String> lines(ExportReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(count(report.written()) + " files written, " + count(report.deleted()) + " deleted, "
                + number(report.unchanged()) + " unchanged");
        lines.addAll(named("written", report.written()));
        lines.addAll(named("deleted", report.deleted()));
        return lines;
    }

    public static Map<String, @Nullable Object> object(ExportReport report) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("written", report.written());
        object.put("deleted", report.deleted());
        object.put("unchanged", report.unchanged());
        return object;
    }

    private static List<String> named(String sort, List<String> names) {
        List<String> lines = new ArrayList<>();
        names.stream()
                .limit(MOST_NAMES)
                .forEach(name -> lines.add(String.format(Locale.ROOT, "  %-8s %s", sort, name)));
        if (names.size() > MOST_NAMES) {
            lines.add("  … " + number(names.size() - MOST_NAMES) + " more " + sort + "; --json has them all");
        }
        return lines;
    }

    private static List<String> names(List<ItemId> ids, Map<ItemId, KnowledgeItem> items) {
        return ids.stream()
                .map(id -> id.kind().inWords() + " " + label(id, items))
                .toList();
    }

    private static List<Map<String, @Nullable Object>> objects(List<ItemId> ids, Map<ItemId, KnowledgeItem> items) {
        return ids.stream()
                .map(id -> {
                    Map<String, @Nullable Object> object = new LinkedHashMap<>();
                    object.put("kind", id.kind().written());
                    object.put("name", label(id, items));
                    return object;
                })
                .toList();
    }

    private static String label(ItemId id, Map<ItemId, KnowledgeItem> items) {
        return Optional.ofNullable(items.get(id))
                .map(item -> item.content().label())
                .orElse(id.key());
    }

    private static String count(List<?> things) {
        return number(things.size());
    }

    private static String number(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
