package dash.memory;

import dash.question.Asker;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What people want the curator to decide. Safe for many threads and processes. */
public interface CuratorQuestions {

    /**
     * One question.
     *
     * @param number names it within its project, from 1
     * @param why it was not simply remembered
     */
    record Open(int number, String person, String words, String why, Instant at) {}

    Open ask(Asker person, String words, String why);

    /** Oldest first. */
    List<Open> open();

    /** Takes it off the list and forgets its words; empty when there is no such question. */
    Optional<Open> settle(int number);
}
