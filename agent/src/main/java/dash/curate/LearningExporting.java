package dash.curate;

import dash.curate.Agreement.Said;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Learnings;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.learnings.files.FileLearning;
import dash.learnings.files.LearningFolder;
import dash.learnings.files.LearningText;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes learnings as files, one a learning. A file that already says what the store says is left as its author wrote it;
 * one that says something the store has never seen is not touched, and the export says so. A learning that was retired
 * before it had a file gets none.
 */
public final class LearningExporting {

    private static final Discovery UNSAID = new Discovery(Discovery.Source.IMPORTED, "", "", Instant.EPOCH);

    private final Learnings learnings;
    private final String author;
    private final boolean people;

    /** {@code people} also writes what is for one person only. */
    public LearningExporting(Learnings learnings, String author, boolean people) {
        this.learnings = learnings;
        this.author = author;
        this.people = people;
    }

    /**
     * What an export will do, found out before anything is written.
     *
     * @param texts by path from the knowledge folder on
     */
    public record Plan(Map<String, String> texts, int unchanged, List<Learning> exported) {
        public Plan {
            texts = new TreeMap<>(texts);
            exported = List.copyOf(exported);
        }
    }

    public Plan plan(Path folder) {
        Agreement agreement = new Agreement(learnings);
        Memory memory = learnings.current();
        List<FileLearning> files = LearningFolder.read(folder, UNSAID).orFail();
        LearningPairs pairs = new LearningPairs(files, memory.learnings(), agreement);
        Map<String, String> texts = new TreeMap<>();
        List<Learning> exported = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        int unchanged = 0;
        for (FileLearning file : files) {
            Learning ours = known(file, pairs.of(file), agreement);
            taken.add(file.file());
            exported.add(ours);
            if (saysTheSame(file.learning(), ours)) {
                unchanged++;
            } else {
                texts.put(file.file(), LearningText.write(file.file(), ours));
            }
        }
        for (Learning learning : memory.learnings()) {
            if (!pairs.hasFile(learning) && isWanted(learning)) {
                String path = LearningFolder.free(learning, taken);
                taken.add(path);
                texts.put(path, LearningText.write(path, learning));
                exported.add(learning);
            }
        }
        return new Plan(texts, unchanged, exported);
    }

    /** Writes what was planned; {@code own} for the project's folder, which the store then agrees with. */
    public ExportReport write(Plan plan, Path folder, boolean own) {
        plan.texts().forEach((path, text) -> KnowledgeFiles.write(folder, path, text));
        if (own) {
            learnings.change(author, current -> agreed(plan, current));
        }
        return new ExportReport(List.copyOf(plan.texts().keySet()), List.of(), plan.unchanged());
    }

    private boolean isWanted(Learning learning) {
        boolean forOne = learning.trust().scope() instanceof Trust.Scope.Person;
        return learning.trust().status() != Trust.Status.RETIRED && (people || !forOne);
    }

    private static boolean saysTheSame(Learning file, Learning ours) {
        return Said.of(file).equals(Said.of(ours)) && file.tally().equals(ours.tally());
    }

    private static Learning known(FileLearning file, Optional<Learning> pair, Agreement agreement) {
        Optional<Said> said = Optional.of(Said.of(file.learning()));
        return pair.filter(ours -> Optional.of(Said.of(ours)).equals(said)
                        || agreement.on(ours).equals(said))
                .orElseThrow(() -> FaultException.of(
                        Code.LEARNING_CONFLICT,
                        file.place(),
                        file.learning().title(),
                        "the file says something that the store does not know; nothing was exported",
                        "Run dash import first, or export to another folder"));
    }

    private List<LearningChange> agreed(Plan plan, Memory current) {
        Agreement agreement = new Agreement(learnings);
        return plan.exported().stream()
                .filter(exported -> current.find(exported.number()).equals(Optional.of(exported)))
                .filter(exported -> !agreement.on(exported).equals(Optional.of(Said.of(exported))))
                .map(exported -> new LearningChange(exported, Agreement.EXPORTED, List.of()))
                .toList();
    }
}
