package dash.correct;

import dash.execute.DatabaseError;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.statement.Statement;
import java.time.Duration;
import java.util.List;

/** What became of one statement. */
public sealed interface Outcome {

    /**
     * The guard did not let it through.
     *
     * @param verdict {@code refused} or {@code not_understood}
     */
    record Stopped(String verdict, List<Diagnosis> why) implements Outcome {
        public Stopped {
            why = List.copyOf(why);
        }
    }

    /** The database did not give rows. */
    record Failed(Statement statement, DatabaseError error, Diagnosis why, Duration took) implements Outcome {}

    /** It ran. */
    record Ran(Statement statement, Rows rows, List<Fact> facts, Duration took) implements Outcome {
        public Ran {
            facts = List.copyOf(facts);
        }
    }
}
