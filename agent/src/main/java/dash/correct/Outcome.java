package dash.correct;

import dash.doubt.Doubt;
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

    /** It ran; doubts are the reasons to distrust what came back. */
    record Ran(Statement statement, Rows rows, List<Doubt> doubts, List<Fact> facts, Duration took) implements Outcome {
        public Ran {
            doubts = List.copyOf(doubts);
            facts = List.copyOf(facts);
        }
    }
}
