package dash.golden;

import dash.execute.Rows;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What became of one trial, complete enough to be told without the question's file.
 *
 * @param id of the trial; {@code question} is the id of its golden question
 * @param difficulty as written in files
 * @param answered whether rows came back that could be right or wrong
 * @param error why no answer came about, or empty
 * @param sql the statement that answered, or empty
 * @param goldSql the right statement, or empty
 * @param confidence that the answer claims, from 0 to 1
 * @param rightOffered whether the right answer is among the readings that were offered in place of one
 */
public record TrialResult(
        String id,
        String question,
        String wording,
        String difficulty,
        List<String> tags,
        boolean answerable,
        boolean answered,
        Fate fate,
        String reason,
        String error,
        String sql,
        String goldSql,
        Optional<Rows> rows,
        Optional<Rows> expected,
        double confidence,
        Spent spent,
        boolean rightOffered) {

    public TrialResult {
        tags = List.copyOf(tags);
    }

    /** Of a trial in which nothing was offered. */
    public TrialResult(
            String id,
            String question,
            String wording,
            String difficulty,
            List<String> tags,
            boolean answerable,
            boolean answered,
            Fate fate,
            String reason,
            String error,
            String sql,
            String goldSql,
            Optional<Rows> rows,
            Optional<Rows> expected,
            double confidence,
            Spent spent) {
        this(
                id,
                question,
                wording,
                difficulty,
                tags,
                answerable,
                answered,
                fate,
                reason,
                error,
                sql,
                goldSql,
                rows,
                expected,
                confidence,
                spent,
                false);
    }

    static TrialResult of(Trial trial, Judgement judgement, Told told) {
        GoldenQuestion golden = trial.golden();
        return new TrialResult(
                trial.id(),
                golden.id(),
                trial.wording(),
                golden.difficulty().name().toLowerCase(Locale.ROOT),
                golden.tags(),
                golden.answerable(),
                told.answered(),
                judgement.fate(),
                judgement.reason(),
                judgement.fate() == Fate.ERRORED ? judgement.reason() : "",
                told.sql(),
                golden.sql().orElse(""),
                told.rows(),
                judgement.expected(),
                told.confidence(),
                told.spent(),
                judgement.rightOffered());
    }

    /** The part of an answer that a result keeps. */
    record Told(boolean answered, String sql, Optional<Rows> rows, double confidence, Spent spent) {}

    public boolean passed() {
        return fate == Fate.PASSED;
    }

    public boolean isParaphrase() {
        return !id.equals(question);
    }
}
