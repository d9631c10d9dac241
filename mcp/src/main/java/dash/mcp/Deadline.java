package dash.mcp;

import java.time.Duration;

/** The end of a server's time, for all that is done with it. */
record Deadline(long nanos, Duration time) {

    static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos(), time);
    }

    long left() {
        return Math.max(0, nanos - System.nanoTime());
    }

    Trouble missed() {
        return new Trouble("did not answer within "
                + (time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms"));
    }
}
