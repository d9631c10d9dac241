package dash.benchmarks.builtin;

import dash.answer.Answer;
import dash.answer.Offered;
import dash.builtin.Readings;
import dash.context.Context;
import dash.correct.Attempt;
import dash.execute.Rows;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Everything that is known of one wording. */
final class Trace {

    private static final int MOST_ROWS = 8;
    private static final int MOST_READINGS = 6;

    private Trace() {}

    static String of(Measured one, Optional<Answer> answer, Context context, Readings readings) {
        StringBuilder text = new StringBuilder(Block.of(one));
        answer.ifPresent(told -> told(text, told));
        one.trial().rows().ifPresent(rows -> rows(text, "our rows", rows));
        one.trial().expected().ifPresent(rows -> rows(text, "right rows", rows));
        lines(
                text,
                "readings over the schema",
                readings.of(one.trial().wording(), context).stream()
                        .limit(MOST_READINGS)
                        .map(Trace::reading)
                        .toList());
        text.append("  context\n").append(context.told().text().indent(4));
        return text.toString();
    }

    private static void told(StringBuilder text, Answer answer) {
        lines(text, "insight", List.of(answer.insight()));
        lines(text, "explanation", List.of(answer.explanation()));
        lines(text, "choices", answer.offered().stream().map(Offered::words).toList());
        lines(text, "assumptions", answer.assumptions());
        lines(text, "doubts", answer.doubts().stream().map(Object::toString).toList());
        lines(
                text,
                "confidence " + answer.confidence().score(),
                answer.confidence().reasons());
        lines(text, "could be asked instead", answer.followUps());
        lines(text, "notes", answer.notes().stream().map(Object::toString).toList());
        lines(text, "attempts", answer.attempts().stream().map(Trace::attempt).toList());
        lines(text, "time", List.of(answer.timing().toString()));
    }

    /** What the reader holds against it, how far it is believed, and all evidence that is there. */
    private static String reading(Readings.Read read) {
        Map<String, Double> evidence = new TreeMap<>(read.evidence());
        evidence.values().removeIf(amount -> amount == 0);
        return String.format(Locale.ROOT, "%.2f, believed %.2f: ", read.cost(), read.belief())
                + read.sql().replaceAll("\\s+", " ")
                + "\n  "
                + evidence;
    }

    private static String attempt(Attempt attempt) {
        return attempt.number() + ": " + attempt.sql() + "\n" + attempt.diagnoses();
    }

    private static void lines(StringBuilder text, String name, List<String> lines) {
        if (lines.stream().anyMatch(line -> !line.isBlank())) {
            text.append("  ").append(name).append('\n');
            lines.forEach(line -> text.append(line.indent(4)));
        }
    }

    private static void rows(StringBuilder text, String name, Rows rows) {
        text.append("  ").append(name).append(", ").append(rows.count()).append(": ");
        text.append(rows.columns().stream().map(column -> column.name()).toList())
                .append('\n');
        rows.rows().stream()
                .limit(MOST_ROWS)
                .forEach(row -> text.append(row.toString().indent(4)));
    }
}
