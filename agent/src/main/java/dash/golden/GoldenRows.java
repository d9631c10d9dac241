package dash.golden;

import dash.execute.Rows;
import dash.question.Cancellation;

/** Computes the right rows of golden questions from their statements. Safe for many threads. */
@FunctionalInterface
public interface GoldenRows {

    Computed compute(String sql, Cancellation cancellation);

    /** What came of it. */
    sealed interface Computed {

        /** The right rows. */
        record Right(Rows rows) implements Computed {}

        /** The statement was refused or failed. */
        record NotRun(String reason) implements Computed {}
    }
}
