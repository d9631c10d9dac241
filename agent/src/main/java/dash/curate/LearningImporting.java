package dash.curate;

import dash.curate.Importing.Take;
import dash.learnings.Learnings;
import dash.learnings.Trust;
import dash.learnings.files.FileLearning;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Brings the learnings of a folder into the store: all of them or none. What a file says of its standing is taken as written. */
public final class LearningImporting {

    private final Learnings learnings;
    private final String author;
    private final Take take;

    public LearningImporting(Learnings learnings, String author, Take take) {
        this.learnings = learnings;
        this.author = author;
        this.take = take;
    }

    /**
     * The project's own folder: what is gone from it is retired.
     *
     * @param together further work on the same store, done in the same step: both happen or neither
     */
    public LearningReport own(List<FileLearning> files, Runnable together) {
        return bring(files, together, true);
    }

    /** A folder from somewhere else adds and changes, and takes nothing away. */
    public LearningReport foreign(List<FileLearning> files, Runnable together) {
        return bring(files, together, false);
    }

    /** Whether anything that is still in use came from files. */
    public static boolean cameFromFiles(Learnings learnings) {
        Agreement agreement = new Agreement(learnings);
        return learnings.current().learnings().stream()
                .filter(learning -> learning.trust().status() != Trust.Status.RETIRED)
                .anyMatch(learning -> agreement.on(learning).isPresent());
    }

    private LearningReport bring(List<FileLearning> files, Runnable together, boolean own) {
        AtomicReference<LearningReport> report = new AtomicReference<>(LearningReport.NOTHING);
        learnings.change(author, memory -> {
            LearningWays ways = new LearningWays(memory, files, new Agreement(learnings), take, own);
            together.run();
            report.set(ways.report());
            return ways.changes();
        });
        return report.get();
    }
}
