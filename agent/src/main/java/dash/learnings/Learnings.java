package dash.learnings;

import java.util.List;
import java.util.function.Function;

/** Keeps the learnings of one project, with their whole history. Safe for many threads and processes. */
public interface Learnings {

    Memory current();

    /**
     * Changes several learnings at once or none. The function sees the current memory while nobody else can change it, may
     * be called again when the store was away, and may throw to leave everything as it is. The memory that is returned
     * holds the changes. Within it evidence and history may be read, and what is changed of other ports of the same store
     * is part of the same step.
     */
    Memory change(String author, Function<Memory, List<LearningChange>> changes);

    /** Oldest first. */
    List<Evidence> evidence(int number);

    /** Oldest first; empty for a learning that never was. */
    List<LearningRevision> history(int number);
}
