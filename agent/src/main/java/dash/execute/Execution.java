package dash.execute;

import java.time.Duration;

/** How running a statement ended. */
public sealed interface Execution {

    Duration took();

    /** It ran to its end, or to the limits. */
    record Ran(Rows rows, Duration took) implements Execution {}

    /** It did not. */
    record Failed(DatabaseError error, Duration took) implements Execution {}
}
