package dash.analyst;

import dash.question.Cancellation;
import java.time.Duration;

/**
 * What an analyst that takes long, costs money or can fail tells the engine while it decides. One for each question; used
 * by the thread that asked for the move.
 */
public interface Work {

    /** Hears nothing and is never called off, for analysts that are asked outside of a question. */
    Work ALONE = new Work() {
        private final Cancellation never = new Cancellation();

        @Override
        public Cancellation cancellation() {
            return never;
        }

        @Override
        public void text(String delta) {}

        @Override
        public void retrying(String why, int nextAttempt, Duration wait) {}

        @Override
        public void spent(Spending more) {}

        @Override
        public void incident(String what) {}

        @Override
        public void handedTo(String analyst) {}

        @Override
        public void vouch(double change, String reason) {}
    };

    /** Whoever waits for something slow stops waiting when this is cancelled. */
    Cancellation cancellation();

    /** The next piece of text that somebody may like to watch being written. It is not the answer. */
    void text(String delta);

    /** What was tried failed and is tried again after the wait; the text since the last move is void. */
    void retrying(String why, int nextAttempt, Duration wait);

    /** Adds to what the question has cost. */
    void spent(Spending more);

    /** Something had to be put right; the answer will say so. */
    void incident(String what);

    /** From here on somebody else decides; the answer carries that name. */
    void handedTo(String analyst);

    /**
     * The analyst knows how far its answer can be trusted, such as by having computed it twice.
     *
     * @param change what that adds to the confidence, from -1 to 1
     */
    void vouch(double change, String reason);
}
