package dash.models.analyst;

import dash.analyst.Move;
import java.util.List;

/** A tool call, read. */
sealed interface Call {

    /** It is a move. */
    record Act(Move move) implements Call {}

    /** Readings to be run and compared before anybody is asked. */
    record Compare(String question, List<Choice> readings, int standard) implements Call {
        public Compare {
            readings = List.copyOf(readings);
        }
    }

    /** A reading and the statement that answers it. */
    record Choice(String words, String sql) {}

    /** It cannot be done as it stands; the model is told why. */
    record Wrong(String why) implements Call {}
}
