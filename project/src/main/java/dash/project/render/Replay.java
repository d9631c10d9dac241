package dash.project.render;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.project.told.Told;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** An answer beside the same statement run again: verdict, rows, schema, knowledge. */
public final class Replay {

    private static final int MOST_DIFFERENCES = 5;

    /** One thing that was looked at. */
    private record Part(String name, boolean same, String words) {}

    private final Told before;
    private final List<Part> parts = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();

    private Replay(Told before) {
        this.before = before;
    }

    public static Replay of(Told before, Told now) {
        Replay replay = new Replay(before);
        replay.compare("verdict", verdict(before), verdict(now));
        if (now.isAnswered()) {
            replay.rows(now);
            replay.compare("schema", part(before, "schema_fingerprint"), part(now, "schema_fingerprint"));
        } else {
            replay.parts.add(new Part("rows", false, "there are none: " + now.text("insight")));
        }
        if (now.isAnswered()) {
            replay.compare("knowledge", part(before, "knowledge_version"), part(now, "knowledge_version"));
        }
        return replay;
    }

    private static String verdict(Told told) {
        List<JsonNode> attempts = Told.items(told.json().path("attempts"));
        return attempts.isEmpty() ? "none" : Told.text(attempts.getLast(), "verdict");
    }

    private static String part(Told told, String key) {
        return Told.text(told.provenance(), key);
    }

    private void compare(String name, String one, String other) {
        boolean same = one.equals(other);
        parts.add(new Part(name, same, same ? "unchanged (" + one + ")" : "was " + one + ", is " + other));
    }

    private void rows(Told now) {
        Rows earlier = before.rows();
        Rows later = now.rows();
        boolean same = part(before, "row_hash").equals(part(now, "row_hash"));
        String count = earlier.count() == later.count()
                ? count(later.count())
                : "was " + count(earlier.count()) + ", is " + count(later.count());
        parts.add(new Part("rows", same, same ? "unchanged (" + count + ")" : "changed (" + count + ")"));
        if (!same) {
            for (int row = 0; row < Math.max(earlier.count(), later.count()); row++) {
                String was = row(earlier, row);
                String is = row(later, row);
                if (!was.equals(is) && differences.size() < MOST_DIFFERENCES) {
                    differences.add("row " + (row + 1) + ": " + was + " → " + is);
                }
            }
        }
    }

    private static String count(int rows) {
        return rows + (rows == 1 ? " row" : " rows");
    }

    private static String row(Rows rows, int row) {
        return row >= rows.count()
                ? "none"
                : rows.rows().get(row).stream().map(Replay::shown).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String shown(Cell cell) {
        return cell instanceof Cell.Missing ? "–" : cell.plain();
    }

    public boolean changed() {
        return parts.stream().anyMatch(part -> !part.same() && !part.name().equals("knowledge"));
    }

    /** What is not as it was, a sentence each. */
    public List<String> changes() {
        return Stream.concat(
                        parts.stream().filter(part -> !part.same()).map(part -> part.name() + ": " + part.words()),
                        differences.stream())
                .toList();
    }

    public Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", before.text("id"));
        json.put("question", before.text("question"));
        json.put("changed", changed());
        for (Part part : parts) {
            Map<String, @Nullable Object> told = new LinkedHashMap<>();
            told.put("same", part.same());
            told.put("words", part.words());
            json.put(part.name(), told);
        }
        json.put("differences", differences);
        return json;
    }

    public String text() {
        Lines lines = new Lines(100);
        lines.blank();
        lines.wrap("", before.text("question"));
        lines.blank();
        parts.forEach(part -> lines.wrap(Plain.pad(part.name(), 11, false), part.words()));
        differences.forEach(difference -> lines.wrap(Plain.pad("", 11, false), difference));
        lines.blank();
        lines.wrap("", changed() ? "Something changed since." : "The answer still stands.");
        return lines.text();
    }
}
