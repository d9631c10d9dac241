package dash.builtin.choice;

import java.util.List;

/** What to do with a question. */
public sealed interface Choice {

    /** Answer it like this; the others, in their order, should it give nothing. */
    record Sure(Candidate candidate, List<Candidate> others) implements Choice {
        public Sure {
            others = List.copyOf(others);
        }

        Sure(Candidate candidate) {
            this(candidate, List.of());
        }
    }

    /** Ask which of these is meant. */
    record Open(List<Candidate> candidates) implements Choice {
        public Open {
            candidates = List.copyOf(candidates);
        }
    }

    /** There is no reading. */
    record None() implements Choice {}
}
