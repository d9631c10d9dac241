package dash.project.render;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.files.UnifiedDiff;
import dash.knowledge.Edition;
import dash.knowledge.Kind;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Revision;
import dash.knowledge.Standing;
import dash.knowledge.files.ItemText;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells items of knowledge: in a table, whole, or version by version. */
public final class ItemTelling {

    private static final List<ResultColumn> COLUMNS = Stream.of(
                    "kind", "name", "status", "origin", "version", "changed by", "changed at", "file")
            .map(name -> new ResultColumn(name, name.equals("version") ? "int4" : "text"))
            .toList();

    /** Comparing costs the product of both lengths. */
    private static final long MOST_STEPS = 4_000_000;

    private ItemTelling() {}

    public static List<String> table(List<KnowledgeItem> items) {
        List<List<Cell>> rows = items.stream()
                .map(item -> List.of(
                        Cell.text(item.id().kind().written()),
                        Cell.text(item.content().label()),
                        Cell.text(written(item.standing().status())),
                        Cell.text(written(item.standing().origin())),
                        Cell.number(item.version()),
                        Cell.text(item.changedBy()),
                        Cell.text(moment(item.changedAt())),
                        Cell.text(item.location().file())))
                .toList();
        return new TextTable(new Rows(COLUMNS, rows, false), Map.of(), Integer.MAX_VALUE).lines();
    }

    /** How much there is of each kind, in one line. */
    public static String counts(Edition edition) {
        Map<Kind, Long> counts = new TreeMap<>();
        edition.living().forEach(item -> counts.merge(item.id().kind(), 1L, Long::sum));
        String kinds = counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().written())
                .collect(Collectors.joining(", "));
        return edition.living().size() + " items" + (kinds.isEmpty() ? "" : " (" + kinds + ")") + ", version "
                + edition.version();
    }

    public static Map<String, @Nullable Object> object(KnowledgeItem item) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("kind", item.id().kind().written());
        object.put("name", item.content().label());
        object.put("status", written(item.standing().status()));
        object.put("reason", item.standing().reason());
        object.put("set_aside", item.standing().setAside());
        object.put("origin", written(item.standing().origin()));
        object.put("version", item.version());
        object.put("changed_by", item.changedBy());
        object.put("changed_at", item.changedAt().toString());
        object.put("file", item.location().file());
        return object;
    }

    /** The item with its text. */
    public static Map<String, @Nullable Object> whole(KnowledgeItem item) {
        Map<String, @Nullable Object> object = object(item);
        object.put("text", ItemText.write(item.content()));
        return object;
    }

    public static List<String> lines(KnowledgeItem item) {
        Standing standing = item.standing();
        List<String> lines = new ArrayList<>();
        lines.add(item.id().kind().inWords() + " " + item.content().label());
        lines.add("  " + written(standing.status()) + ", " + written(standing.origin()) + ", version " + item.version()
                + ", changed by " + item.changedBy() + " at " + moment(item.changedAt()));
        lines.add("  " + item.location().file());
        if (!standing.reason().isEmpty()) {
            lines.add("  " + standing.reason());
        }
        if (!standing.setAside().isEmpty()) {
            lines.add("  not used of it: " + String.join(", ", standing.setAside()));
        }
        lines.add("");
        ItemText.write(item.content()).lines().forEach(lines::add);
        return lines;
    }

    /** Newest first; each with what it changed. */
    public static List<String> history(List<Revision> revisions) {
        List<String> lines = new ArrayList<>();
        for (int index = revisions.size() - 1; index >= 0; index--) {
            Revision revision = revisions.get(index);
            String reason = revision.standing().reason();
            lines.add("version " + revision.version() + "  " + moment(revision.at()) + "  " + revision.author() + "  "
                    + revision.act() + (reason.isEmpty() ? "" : ": " + reason));
            difference(revisions, index).forEach(line -> lines.add("    " + line));
        }
        return lines;
    }

    public static List<Map<String, @Nullable Object>> objects(List<Revision> revisions) {
        List<Map<String, @Nullable Object>> objects = new ArrayList<>();
        for (int index = revisions.size() - 1; index >= 0; index--) {
            Revision revision = revisions.get(index);
            Map<String, @Nullable Object> object = new LinkedHashMap<>();
            object.put("version", revision.version());
            object.put("at", revision.at().toString());
            object.put("author", revision.author());
            object.put("act", revision.act());
            object.put("status", written(revision.standing().status()));
            object.put("reason", revision.standing().reason());
            object.put("text", ItemText.write(revision.content()));
            object.put("difference", String.join("\n", difference(revisions, index)));
            objects.add(object);
        }
        return objects;
    }

    private static List<String> difference(List<Revision> revisions, int index) {
        String before =
                index == 0 ? "" : ItemText.write(revisions.get(index - 1).content());
        String after = ItemText.write(revisions.get(index).content());
        if (before.lines().count() * after.lines().count() > MOST_STEPS) {
            return List.of("too long to compare line by line");
        }
        // The first two lines name files, and this is about an item.
        return UnifiedDiff.of("", before, after).lines().skip(2).toList();
    }

    private static String written(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static String moment(Instant at) {
        return at.truncatedTo(ChronoUnit.SECONDS).toString().replace('T', ' ');
    }
}
