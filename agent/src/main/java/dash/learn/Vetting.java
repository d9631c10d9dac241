package dash.learn;

import dash.learnings.Lesson;
import java.util.Optional;

/** Holds a lesson against what is certain: the live schema, and statements that people curated. */
@FunctionalInterface
public interface Vetting {

    Vetting NONE = lesson -> Optional.empty();

    /** Why this lesson cannot be used as it is, as a sentence that names what speaks against it. */
    Optional<String> objection(Lesson lesson);
}
