package dash.project.render;

import dash.project.told.Told;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Parts of a kept answer, for whoever wants to look closer. */
public final class KeptText {

    /** What can be looked at. */
    public enum Part {
        SQL,
        PROVENANCE,
        TRACE,
        ROWS
    }

    private static final int ALL = Integer.MAX_VALUE;

    private final Told told;
    private final Lines lines;

    private KeptText(Told told, int width) {
        this.told = told;
        this.lines = new Lines(width);
    }

    public static String of(Told told, Set<Part> parts, int width) {
        KeptText text = new KeptText(told, width);
        text.lines.blank();
        text.lines.wrap("", told.text("question"));
        text.lines.wrap("", told.text("insight"));
        parts.stream().sorted().forEach(text::part);
        return text.lines.text();
    }

    private void part(Part part) {
        switch (part) {
            case SQL -> lines.code(told.text("sql"));
            case ROWS -> {
                lines.blank();
                new TextTable(told.rows(), told.units(), ALL, List.of()).lines().forEach(lines::plain);
            }
            case PROVENANCE -> provenance();
            case TRACE -> trace();
        }
    }

    private void provenance() {
        JsonNode provenance = told.provenance();
        lines.blank();
        Told.items(provenance.path("tree")).forEach(because -> because(because, 0));
        lines.blank();
        lines.labelled("Schema", Told.text(provenance, "schema_fingerprint"));
        lines.labelled("Knows", "version " + Told.text(provenance, "knowledge_version"));
        String rows = Told.text(provenance, "row_hash");
        lines.labelled("Rows", rows.isEmpty() ? "" : "checksum " + rows);
        Told.items(provenance.path("filters_applied"))
                .forEach(filter ->
                        lines.labelled("Filter", Told.text(filter, "words") + "  [" + Told.text(filter, "sql") + "]"));
    }

    private void because(JsonNode because, int depth) {
        JsonNode origin = because.path("origin");
        String name = Told.text(origin, "name");
        String from = " [" + Told.text(origin, "kind") + (name.isEmpty() ? "" : " " + name) + "]";
        lines.wrap("  ".repeat(depth) + "· ", Told.text(because, "claim").replaceAll("\\s+", " ") + from);
        Told.items(because.path("parts")).forEach(part -> because(part, depth + 1));
    }

    private void trace() {
        lines.blank();
        lines.labelled("Analyst", told.text("analyst"));
        int number = 1;
        for (JsonNode attempt : Told.items(told.json().path("attempts"))) {
            String error = Told.text(attempt, "error");
            lines.labelled("Try " + number++, Told.text(attempt, "verdict") + (error.isEmpty() ? "" : ": " + error));
            Told.items(attempt.path("diagnosis")).forEach(found -> lines.labelled("", found.asString()));
            lines.code(Told.text(attempt, "sql"));
        }
        for (JsonNode thought : Told.items(told.json().path("thoughts"))) {
            lines.labelled(
                    Told.text(thought, "kind").equals("think") ? "Thought" : "Looked",
                    Told.text(thought, "title") + ": " + Told.text(thought, "thought") + " ("
                            + Told.text(thought, "next_action") + ")");
        }
        JsonNode confidence = told.json().path("confidence");
        lines.labelled(
                "Sure",
                confidence.path("score").asString("0") + ": "
                        + String.join(
                                "; ",
                                Told.items(confidence.path("reasons")).stream()
                                        .map(JsonNode::asString)
                                        .toList()));
        told.texts("incidents").forEach(incident -> lines.labelled("Incident", incident));
        JsonNode millis = told.json().path("millis");
        lines.labelled(
                "Took",
                millis.path("total").asString("0") + " ms: context "
                        + millis.path("context").asString("0") + ", analyst "
                        + millis.path("analyst").asString("0") + ", database "
                        + millis.path("database").asString("0"));
    }
}
