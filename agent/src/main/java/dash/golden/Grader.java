package dash.golden;

import dash.answer.Answer;
import dash.answer.Result;
import dash.execute.Rows;
import dash.golden.GoldenRows.Computed;
import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges answers to golden questions. What is written down as {@code expected} is the right answer; else what the SQL
 * computes now; alternatives are as right as either. Safe for many threads.
 */
public final class Grader {

    private final GoldenRows rows;
    private final boolean extraColumns;

    /** {@code extraColumns}: columns beside the right ones do no harm to any question, whatever it says itself. */
    public Grader(GoldenRows rows, boolean extraColumns) {
        this.rows = rows;
        this.extraColumns = extraColumns;
    }

    public Grader(GoldenRows rows) {
        this(rows, false);
    }

    public Judgement judge(GoldenQuestion golden, Answer answer, Cancellation cancellation) {
        return switch (answer.status()) {
            case ANSWERED ->
                golden.answerable()
                        ? answered(golden, answer.result().map(Result::rows), cancellation)
                        : judgement(Fate.FAILED, "answered, although no answer exists");
            case DECLINED, ASKED_BACK, UNSURE, NOTED ->
                golden.answerable()
                        ? unanswered(golden, answer, cancellation)
                        : judgement(Fate.PASSED, "not answered, which is right");
            case FAILED -> judgement(Fate.ERRORED, answer.insight());
            case CANCELLED -> judgement(Fate.ERRORED, "called off");
        };
    }

    /** Whether these rows are the right answer to an answerable question. */
    public Judgement judge(GoldenQuestion golden, Rows actual, Cancellation cancellation) {
        return answered(golden, Optional.of(actual), cancellation);
    }

    /** Not answered, though an answer exists; it may be among what was offered. */
    private Judgement unanswered(GoldenQuestion golden, Answer answer, Cancellation cancellation) {
        boolean offered = answer.offered().stream()
                .anyMatch(reading -> rows.compute(reading.sql(), cancellation) instanceof Computed.Right(Rows shown)
                        && judge(golden, shown, cancellation).passed());
        String reason = answer.status().written().replace('_', ' ') + ": " + answer.insight();
        return new Judgement(
                Fate.DECLINED,
                offered ? reason + " The right answer is among the readings that are offered." : reason,
                Optional.empty(),
                offered);
    }

    private Judgement answered(GoldenQuestion golden, Optional<Rows> result, Cancellation cancellation) {
        if (result.isEmpty()) {
            return judgement(Fate.ERRORED, "an answer without rows");
        }
        List<Judgement> against = new ArrayList<>();
        golden.expected().ifPresent(expected -> against.add(written(golden, expected, result.get())));
        if (golden.expected().isEmpty()) {
            golden.sql().ifPresent(sql -> against.add(computed(golden, sql, result.get(), cancellation)));
        }
        for (String sql : golden.alternatives()) {
            if (against.stream().noneMatch(Judgement::passed)) {
                against.add(computed(golden, sql, result.get(), cancellation));
            }
        }
        return against.stream().filter(Judgement::passed).findFirst().orElse(against.getFirst());
    }

    private Judgement written(GoldenQuestion golden, Expected expected, Rows actual) {
        return told(golden, ResultComparison.ofWritten(golden).compare(expected, actual), Optional.empty());
    }

    private Judgement computed(GoldenQuestion golden, String sql, Rows actual, Cancellation cancellation) {
        return switch (rows.compute(sql, cancellation)) {
            case Computed.NotRun(String reason) -> judgement(Fate.ERRORED, "the golden SQL did not run: " + reason);
            case Computed.Right(Rows right) -> {
                Judgement judged =
                        told(golden, ResultComparison.of(golden, sql).compare(right, actual), Optional.of(right));
                boolean drawn =
                        !judged.passed() && new TieAtTheCut(rows, golden).allows(sql, right, actual, cancellation);
                yield drawn
                        ? new Judgement(
                                Fate.PASSED,
                                "the right rows; which of those that rank alike stand last is drawn by lot",
                                Optional.of(right))
                        : judged;
            }
        };
    }

    private Judgement told(GoldenQuestion golden, ResultComparison.Result result, Optional<Rows> right) {
        return switch (result) {
            case ResultComparison.Result.Same same -> new Judgement(Fate.PASSED, passes(golden), right);
            case ResultComparison.Result.SameAndMore(List<String> further) -> {
                boolean allowed = extraColumns || golden.extraColumns();
                String columns =
                        (further.size() == 1 ? "a further column: " : "further columns: ") + String.join(", ", further);
                yield new Judgement(
                        allowed ? Fate.PASSED : Fate.FAILED,
                        allowed ? "the right rows, with " + columns : "the right values, but with " + columns,
                        right);
            }
            case ResultComparison.Result.OtherOrder(String reason) -> new Judgement(Fate.FAILED, reason, right);
            case ResultComparison.Result.Different(String reason) -> new Judgement(Fate.FAILED, reason, right);
        };
    }

    private static String passes(GoldenQuestion golden) {
        return switch (golden.compare()) {
            case EXACT -> "the right rows";
            case APPROXIMATE -> "the right rows, within the tolerance";
            case ROW_COUNT -> "the right number of rows";
            case CONTAINS -> "holds the right rows";
            case STRUCTURE -> "the right columns";
        };
    }

    private static Judgement judgement(Fate fate, String reason) {
        return new Judgement(fate, reason.isBlank() ? fate.written() : reason, Optional.empty());
    }
}
