package dash.answer;

import dash.execute.Rows;
import dash.question.Question;
import java.util.Optional;

/**
 * Knows from elsewhere how far an answer can be trusted: whether other candidates agree, how similar golden questions
 * fare. Asked once an answer; must not take long and must not throw.
 */
public interface Witness {

    Optional<Signal> about(Question question, String sql, Rows rows);

    /**
     * What is known.
     *
     * @param change what it adds to the confidence, from -1 to 1
     * @param reason why, as a few words
     */
    record Signal(double change, String reason) {
        public Signal {
            if (!(change >= -1 && change <= 1) || reason.isBlank()) {
                throw new IllegalArgumentException("a signal without a reason or with change " + change);
            }
        }
    }
}
