package dash.builtin.choice;

import java.util.List;

/** What to do with a question. */
public sealed interface Choice {

    /** Answer it like this. */
    record Sure(Candidate candidate) implements Choice {}

    /** Ask which of these is meant. */
    record Open(List<Candidate> candidates) implements Choice {
        public Open {
            candidates = List.copyOf(candidates);
        }
    }

    /** There is no reading. */
    record None() implements Choice {}
}
