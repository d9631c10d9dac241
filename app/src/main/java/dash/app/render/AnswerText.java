package dash.app.render;

import dash.answer.Answer;
import dash.answer.Provenance;
import dash.answer.Result;
import dash.answer.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An answer for a terminal: the insight first, then the rows, then where it came from. */
public final class AnswerText {

    private static final int MOST_ROWS = 40;
    private static final String INDENT = "  ";

    private final Answer answer;
    private final int width;
    private final List<String> lines = new ArrayList<>();

    private AnswerText(Answer answer, int width) {
        this.answer = answer;
        this.width = width;
    }

    public static String of(Answer answer, int width) {
        return String.join(System.lineSeparator(), new AnswerText(answer, width).write()) + System.lineSeparator();
    }

    private List<String> write() {
        lines.add("");
        wrap("", Plain.of(answer.insight()));
        answer.result().ifPresent(this::table);
        lines.add("");
        if (answer.status() == Status.ANSWERED) {
            origin();
        }
        answer.choices().forEach(choice -> lines.add(INDENT + "· " + Plain.of(choice)));
        if (!answer.followUps().isEmpty()) {
            labelled(answer.status() == Status.ANSWERED ? "Next" : "Try", String.join(" · ", answer.followUps()));
        }
        answer.result().ifPresent(this::sql);
        return lines;
    }

    private void table(Result result) {
        if (result.rows().count() == 1 && result.rows().columns().size() == 1) {
            return;
        }
        if (result.rows().isEmpty()) {
            return;
        }
        lines.add("");
        new TextTable(result.rows(), result.units(), MOST_ROWS).lines().forEach(line -> lines.add(INDENT + line));
        if (result.rows().truncated()) {
            lines.add(INDENT + "(cut off at the row limit: the database has more)");
        }
    }

    private void origin() {
        Provenance provenance = answer.provenance();
        labelled("How", answer.explanation());
        List<String> from = new ArrayList<>();
        from.add(String.join(", ", provenance.tablesAccessed()));
        if (!provenance.timeRange().isEmpty()) {
            from.add(provenance.timeRange());
        }
        if (!provenance.metricUsed().isEmpty()) {
            from.add("canonical metric " + provenance.metricUsed());
        }
        from.add(String.format(
                Locale.ROOT, "confidence %.2f", answer.confidence().score()));
        labelled(
                "From",
                String.join(" · ", from.stream().filter(part -> !part.isEmpty()).toList()));
        labelled("Fresh", provenance.dataFreshness());
        if (!provenance.knowledgeApplied().isEmpty()) {
            labelled("Applied", String.join(" · ", provenance.knowledgeApplied()));
        }
        provenance.caveats().forEach(caveat -> labelled("Note", caveat));
        answer.doubts().forEach(doubt -> labelled("Doubt", doubt.claim() + " (" + doubt.evidence() + ")"));
        answer.assumptions().forEach(assumption -> labelled("Assumed", assumption));
    }

    private void sql(Result result) {
        lines.add("");
        result.sql().lines().map(Plain::of).forEach(line -> lines.add(INDENT + INDENT + line));
        lines.add("");
    }

    private void labelled(String label, String text) {
        if (!text.isBlank()) {
            wrap(Plain.pad(label, 9, false), Plain.of(text));
        }
    }

    private void wrap(String label, String text) {
        String margin = " ".repeat(label.length());
        StringBuilder line = new StringBuilder(label);
        int used = 0;
        for (String word : text.split(" ", -1)) {
            if (used > 0 && INDENT.length() + label.length() + used + 1 + Plain.width(word) > width) {
                lines.add(INDENT + line);
                line = new StringBuilder(margin);
                used = 0;
            }
            line.append(used == 0 ? "" : " ").append(word);
            used += Plain.width(word) + (used == 0 ? 0 : 1);
        }
        lines.add(INDENT + line);
    }
}
