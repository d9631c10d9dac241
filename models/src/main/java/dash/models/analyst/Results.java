package dash.models.analyst;

import dash.analyst.Transcript;
import dash.analyst.Transcript.Entry;
import dash.context.PastAnswers;
import dash.context.Quoted;
import dash.context.Recollection;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import dash.correct.LearningUse;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.learnings.Learning;
import dash.models.analyst.privacy.Veil;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Tells a model what became of its moves. Everything that comes from elsewhere is quoted, behind the veil. */
final class Results {

    private static final int LONGEST_CELL = 200;
    private static final int AROUND = 24;

    private final Veil veil;
    private final int mostRows;

    Results(Veil veil, int mostRows) {
        this.veil = veil;
        this.mostRows = mostRows;
    }

    String of(Entry entry, Transcript transcript) {
        return switch (entry) {
            case Transcript.Tried tried -> tried(tried.attempt(), transcript);
            case Transcript.Inspected inspected -> inspected(inspected);
            case Transcript.Recalled recalled -> recalled(recalled.found());
            case Transcript.Consulted consulted ->
                quoted(consulted.found().told(), "No document says anything about these words.");
            case Transcript.Noted noted -> "Noted.";
            case Transcript.Refuted refuted -> refuted(refuted);
        };
    }

    /** The nearest figure is a value of the source, and stays here where rows do. */
    private String refuted(Transcript.Refuted refuted) {
        StringBuilder text = new StringBuilder("Not told: these sentences do not hold.\n");
        refuted.untrue()
                .forEach(untrue -> text.append(
                        Quoted.line(Quoted.words(veil.foreign(untrue.sentence()) + " | " + veil.foreign(untrue.why())
                                + (veil.showsRows() && !untrue.nearest().isEmpty()
                                        ? " | " + veil.foreign(untrue.nearest())
                                        : "")))));
        return text + "Conclude again: mend each with figures of the rows or words of the documents, or leave it out."
                + " What still does not hold is left out here.";
    }

    private String recalled(Recollection found) {
        String past = found.past().stream().map(this::past).collect(Collectors.joining());
        return quoted(found.known(), past.isEmpty() ? "Nothing is known about these words." : "")
                + (past.isEmpty() ? "" : "## Answered before\n" + past);
    }

    /** What was told then holds values of the source, whatever the level was at that time. */
    private String past(PastAnswers.Past past) {
        String told = veil.answer(past.insight());
        return Quoted.line(past.id() + ": " + Quoted.words(veil.foreign(past.question()))
                        + (told.isBlank() ? "" : " | told: " + Quoted.words(told)))
                + Quoted.block(veil.foreign(past.sql()));
    }

    /** Already quoted by whoever found it. */
    private String quoted(String found, String nothing) {
        return found.isBlank() ? nothing : veil.context(found);
    }

    private String inspected(Transcript.Inspected inspected) {
        String description = Quoted.lines(veil.foreign(inspected.description()));
        if (inspected.samples().isEmpty()) {
            return description;
        }
        return description
                + (veil.showsRows()
                        ? "Sample rows:\n" + rows(inspected.samples().get())
                        : "Sample rows are not shown at this level of privacy.");
    }

    String tried(Attempt attempt, Transcript transcript) {
        return switch (attempt.outcome()) {
            case Outcome.Ran ran -> ran(attempt, ran);
            case Outcome.Failed failed -> wrong(attempt, "failed in the database", transcript);
            case Outcome.Stopped stopped ->
                wrong(attempt, "was not run, the guard says " + stopped.verdict(), transcript);
        };
    }

    private String ran(Attempt attempt, Outcome.Ran ran) {
        StringBuilder text = new StringBuilder("Attempt " + attempt.number() + " ran. ");
        text.append(count(ran.rows(), isAll(ran))).append('\n');
        rewritten(attempt, text);
        text.append("Columns:\n")
                .append(Quoted.line(ran.rows().columns().stream()
                        .map(column -> Quoted.words(column.name() + " " + column.type()))
                        .collect(Collectors.joining(", "))));
        if (veil.showsRows() && !ran.rows().isEmpty()) {
            text.append("Rows:\n").append(rows(ran.rows()));
        }
        if (veil.showsFacts() && !ran.facts().isEmpty()) {
            FactWords words = new FactWords(veil::label);
            text.append("Facts computed from all rows:\n");
            ran.facts().stream()
                    .map(words::of)
                    .filter(line -> !line.isBlank())
                    .forEach(line -> text.append(Quoted.line(Quoted.words(line))));
        }
        if (!ran.doubts().isEmpty()) {
            text.append("Doubts:\n");
            ran.doubts().forEach(doubt -> text.append(Quoted.line(Quoted.words(veil.foreign(inWords(doubt))))));
            text.append(attempt.repairable() ? "Repair the statement, or conclude if the doubt does not apply.\n" : "");
        }
        return text.toString();
    }

    /** Whoever drafted a statement has to know that another one ran. */
    private void rewritten(Attempt attempt, StringBuilder text) {
        List<LearningUse> applied = attempt.learnings().stream()
                .filter(use -> use.kind() == LearningUse.Kind.APPLIED)
                .toList();
        if (!applied.isEmpty()) {
            text.append("Your draft was changed before it ran, because of what was learned:\n");
            applied.forEach(use -> text.append(Quoted.line(Quoted.words(veil.foreign("learning "
                    + use.learning().number() + ": " + use.learning().lesson().description())))));
            text.append("The statement that ran:\n").append(Quoted.block(veil.foreign(attempt.sql())));
        }
    }

    /** A statement that ended at its own limit may have more, like one that was cut. */
    private static boolean isAll(Outcome.Ran ran) {
        return !ran.rows().truncated()
                && ran.facts().stream()
                        .noneMatch(fact -> fact instanceof Fact.RowCount(int rows, boolean complete) && !complete);
    }

    private String count(Rows rows, boolean all) {
        if (rows.isEmpty()) {
            return "It gave no rows.";
        }
        if (!veil.showsFacts()) {
            return rows.count() == 1 ? "It gave one row." : "It gave several rows.";
        }
        return rows.count() + " rows"
                + (all ? ", all there are." : rows.truncated() ? "; more exist." : "; there may be more.")
                + (veil.showsRows() && rows.count() > mostRows ? " The first " + mostRows + " are shown." : "");
    }

    private static String inWords(Doubt doubt) {
        return doubt.kind().name().toLowerCase(Locale.ROOT) + ": " + doubt.claim() + " (" + doubt.evidence() + ")"
                + (doubt.correctable() ? ". What to change: " + doubt.advice() : "");
    }

    private String rows(Rows rows) {
        StringBuilder text = new StringBuilder();
        text.append(Quoted.line(rows.columns().stream()
                .map(column -> Quoted.words(column.name()))
                .collect(Collectors.joining(" | "))));
        rows.rows().stream()
                .limit(mostRows)
                .forEach(row ->
                        text.append(Quoted.line(row.stream().map(Results::cell).collect(Collectors.joining(" | ")))));
        return text.toString();
    }

    private static String cell(Cell cell) {
        if (cell instanceof Cell.Missing) {
            return "NULL";
        }
        String plain = Quoted.words(cell.plain()).replace('|', '¦');
        return plain.length() <= LONGEST_CELL ? plain : plain.substring(0, LONGEST_CELL) + "…";
    }

    private String wrong(Attempt attempt, String how, Transcript transcript) {
        StringBuilder text = new StringBuilder("Attempt " + attempt.number() + " " + how + ".\n");
        for (Diagnosis diagnosis : attempt.diagnoses()) {
            text.append(diagnosis.code())
                    .append(place(diagnosis, attempt.sql()))
                    .append(":\n");
            text.append(Quoted.line(Quoted.words(veil.foreign(diagnosis.message()))));
            text.append("What to change:\n").append(Quoted.line(Quoted.words(veil.foreign(diagnosis.advice()))));
        }
        List<Learning> lessons = lessons(attempt, transcript);
        if (!lessons.isEmpty()) {
            text.append("Learned about these tables before:\n");
            lessons.forEach(lesson -> text.append(Quoted.line(Quoted.words(
                    veil.foreign(lesson.title() + ": " + lesson.lesson().description())))));
        }
        return text.toString();
    }

    private String place(Diagnosis diagnosis, String sql) {
        if (diagnosis.position() < 0 || diagnosis.position() >= sql.length()) {
            return "";
        }
        String near = sql.substring(diagnosis.position(), Math.min(sql.length(), diagnosis.position() + AROUND));
        return " at character " + diagnosis.position() + ", at \"" + Quoted.words(veil.foreign(near)) + "\"";
    }

    private static List<Learning> lessons(Attempt attempt, Transcript transcript) {
        String sql = attempt.sql().toLowerCase(Locale.ROOT);
        return transcript.context().lessons().stream()
                .filter(lesson -> lesson.lesson().tables().stream()
                        .map(table ->
                                table.substring(table.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT))
                        .anyMatch(sql::contains))
                .limit(5)
                .toList();
    }
}
