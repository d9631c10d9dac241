package dash.curate;

import dash.learnings.Learning;
import dash.learnings.LearningRevision;
import dash.learnings.Learnings;
import dash.learnings.Lesson;
import dash.learnings.Trust;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What files and store last said alike of each learning. The history tells: an import and an export are steps of it. How
 * often a learning was used is nobody's opinion and is not compared.
 */
final class Agreement {

    static final String IMPORTED = "imported";
    static final String EXPORTED = "exported";

    private static final Set<String> ACTS = Set.of(IMPORTED, EXPORTED);

    private final Learnings learnings;
    private final Map<Integer, Optional<Said>> known = new HashMap<>();

    Agreement(Learnings learnings) {
        this.learnings = learnings;
    }

    /** What a file or the store says of a learning. */
    record Said(Lesson lesson, Trust trust) {
        static Said of(Learning learning) {
            return new Said(learning.lesson(), learning.trust());
        }
    }

    /** Empty for what never was in a file of the project. */
    Optional<Said> on(Learning learning) {
        return known.computeIfAbsent(learning.number(), this::read);
    }

    private Optional<Said> read(int number) {
        List<LearningRevision> history = learnings.history(number);
        return history.reversed().stream()
                .filter(revision -> ACTS.contains(revision.act()))
                .findFirst()
                .map(revision -> Said.of(revision.learning()));
    }
}
