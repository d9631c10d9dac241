package dash.project.render;

import dash.execute.Rows;
import dash.memory.Preference;
import dash.memory.Tastes;
import dash.project.told.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** An answer for a terminal: the insight first, then the rows, then where it came from. */
public final class AnswerText {

    private static final int MOST_ROWS = 40;
    private static final int MOST_COLUMNS_IN_A_SENTENCE = 8;
    private static final int SHORT_ID = 6;

    private final Told told;
    private final Lines lines;

    private final String project;
    private final Tastes tastes;

    private AnswerText(Told told, int width, Optional<String> project, Tastes tastes) {
        this.told = told;
        this.tastes = tastes;
        this.project = project.map(name -> " --project " + quoted(name)).orElse("");
        this.lines = new Lines(width);
    }

    /** {@code project} is how this command was told its project, so that the next one finds it as well. */
    public static String of(Told told, int width, Optional<String> project) {
        return of(told, width, project, Tastes.USUAL);
    }

    /** The same as somebody likes to see it. */
    public static String of(Told told, int width, Optional<String> project, Tastes tastes) {
        return new AnswerText(told, width, project, tastes).write();
    }

    private static String quoted(String name) {
        return name.matches("[\\w./-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
    }

    private String write() {
        lines.blank();
        if (!told.text("read_as").isEmpty()) {
            lines.wrap("Read as: ", told.text("read_as"));
            lines.blank();
        }
        lines.wrap("", told.text("insight"));
        why();
        table();
        lines.blank();
        if (told.isAnswered()) {
            origin();
        }
        choices();
        List<String> next = told.texts("follow_ups");
        if (!next.isEmpty()) {
            lines.labelled(told.isAnswered() ? "Next" : "Try", String.join(" · ", next));
        }
        if (told.isAnswered() && !isBrief()) {
            String id = told.text("id");
            lines.labelled(
                    "More",
                    "dash show " + id.substring(0, Math.min(SHORT_ID, id.length())) + project
                            + (told.text("sql").isEmpty() ? " --provenance" : " --sql --provenance"));
        }
        if (!isBrief()) {
            lines.code(told.text("sql"));
        }
        return lines.text() + more();
    }

    private boolean isBrief() {
        return tastes.detail() == Preference.Detail.BRIEF;
    }

    /** For whoever wants all of it, where every part came from. */
    private String more() {
        return tastes.detail() == Preference.Detail.FULL && told.isAnswered()
                ? KeptText.of(told, Set.of(KeptText.Part.PROVENANCE), lines.width())
                : "";
    }

    /** Readings that were run, each with what it comes to. */
    private void choices() {
        List<JsonNode> choices = told.choices();
        if (!choices.isEmpty()) {
            lines.plain(heading());
        }
        for (int index = 0; index < choices.size(); index++) {
            lines.labelled(Integer.toString(index + 1), Told.text(choices.get(index), "words"));
            lines.labelled("", Told.text(choices.get(index), "figure"));
        }
        if (!choices.isEmpty()) {
            String id = told.text("id");
            lines.blank();
            lines.labelled(
                    "Choose",
                    "dash ask" + project + " --reply " + id.substring(0, Math.min(SHORT_ID, id.length())) + " --choose "
                            + (choices.size() == 1 ? "1" : "N"));
        }
    }

    private String heading() {
        return switch (told.text("status")) {
            case "declined", "failed" -> "The closest that can be answered:";
            case "noted" -> "For example:";
            default -> "Choose what you mean:";
        };
    }

    /** A single row is already in the first sentence. */
    private void table() {
        Rows rows = told.rows();
        if (rows.isEmpty() || (rows.count() == 1 && rows.columns().size() <= MOST_COLUMNS_IN_A_SENTENCE)) {
            return;
        }
        lines.blank();
        ChartText chart = new ChartText(told, tastes.chart());
        Scaled shown = Scaled.of(rows, told.units(), tastes.scale());
        chart.plot(lines.width()).forEach(lines::plain);
        new TextTable(shown.rows(), shown.units(), MOST_ROWS, chart.bars(MOST_ROWS))
                .lines()
                .forEach(lines::plain);
        if (!shown.rows().equals(rows)) {
            lines.labelled("Assumed", "amounts in " + tastes.scale().plural() + ", as you prefer");
        }
        if (rows.truncated()) {
            lines.plain("(cut off at the row limit: the database has more)");
        }
    }

    private String spent() {
        JsonNode tokens = told.json().path("tokens");
        long all = tokens.path("in").asLong(0) + tokens.path("out").asLong(0);
        return all == 0 ? "" : told.text("analyst") + ", " + all + " tokens";
    }

    private void why() {
        List<JsonNode> found = Told.items(told.json().path("why"));
        if (!found.isEmpty()) {
            lines.blank();
            found.forEach(why -> lines.labelled("Why", Told.text(why, "words")));
        }
    }

    private static String cited(JsonNode citation) {
        String place = Told.text(citation, "place");
        return Told.text(citation, "kind") + " " + Told.text(citation, "name") + (place.isEmpty() ? "" : ", " + place);
    }

    private void origin() {
        if (!isBrief()) {
            whence();
        }
        JsonNode provenance = told.provenance();
        remarks(provenance);
    }

    private void whence() {
        JsonNode provenance = told.provenance();
        lines.paragraph("How", told.text("explanation"));
        List<String> from = new ArrayList<>();
        from.add(String.join(
                ", ",
                Told.items(provenance.path("tables_accessed")).stream()
                        .map(JsonNode::asString)
                        .toList()));
        from.add(Told.text(provenance, "time_range"));
        Told.items(told.json().path("citations")).stream()
                .map(AnswerText::cited)
                .distinct()
                .forEach(from::add);
        String metric = Told.text(provenance, "metric_used");
        boolean verified = told.json().path("verified").asBoolean(false);
        from.add(metric.isEmpty() ? "" : (verified ? "canonical metric " : "by metric ") + metric);
        from.add(verified ? "verified" : "");
        from.add(spent());
        from.add(String.format(
                Locale.ROOT,
                "confidence %.2f",
                told.json().path("confidence").path("score").asDouble(0)));
        lines.labelled(
                "From",
                String.join(" · ", from.stream().filter(part -> !part.isEmpty()).toList()));
        lines.labelled("Fresh", Told.text(provenance, "data_freshness"));
        if (!told.text("sql").isEmpty()) {
            applied(provenance);
        }
    }

    /** What nobody should miss, however short they like it. */
    private void remarks(JsonNode provenance) {
        Told.items(provenance.path("caveats")).forEach(caveat -> lines.labelled("Note", caveat.asString()));
        Told.items(told.json().path("doubts"))
                .forEach(doubt ->
                        lines.labelled("Doubt", Told.text(doubt, "claim") + " (" + Told.text(doubt, "evidence") + ")"));
        told.texts("incidents").forEach(incident -> lines.labelled("Note", incident));
        told.texts("assumptions").forEach(assumption -> lines.labelled("Assumed", assumption));
        Told.items(told.json().path("learnings_saved"))
                .forEach(learning -> lines.labelled(
                        "Learned",
                        Told.text(learning, "description") + " (learning "
                                + learning.path("number").asInt(0) + ", " + Told.text(learning, "status") + ")"));
    }

    /** A quotation has said where it comes from already. */
    private void applied(JsonNode provenance) {
        lines.labelled(
                "Applied",
                String.join(
                        " · ",
                        Stream.concat(
                                        Told.items(provenance.path("knowledge_applied")).stream(),
                                        Told.items(provenance.path("learnings_applied")).stream())
                                .map(JsonNode::asString)
                                .toList()));
    }
}
