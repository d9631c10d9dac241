package dash.learnings.files;

import dash.fault.Fault;
import dash.fault.FaultException;
import dash.knowledge.files.FreeLocation;
import dash.knowledge.files.KnowledgeFile;
import dash.knowledge.files.KnowledgeReader;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The learnings of a knowledge folder: one file a learning. */
public final class LearningFolder {

    private LearningFolder() {}

    /**
     * What was found.
     *
     * @param faults at most one for each file that is not understood; then nobody should use the others either
     */
    public record Read(List<FileLearning> learnings, List<Fault> faults) {
        public Read {
            learnings = List.copyOf(learnings);
            faults = List.copyOf(faults);
        }

        public List<FileLearning> orFail() {
            if (!faults.isEmpty()) {
                throw FaultException.ofAll(faults);
            }
            return learnings;
        }
    }

    /** Takes the {@code knowledge} folder itself; what a file does not say of its origin comes from {@code unsaid}. */
    public static Read read(Path folder, Discovery unsaid) {
        List<FileLearning> learnings = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (KnowledgeFile file : KnowledgeReader.learnings(folder)) {
            try {
                learnings.add(new FileLearning(learning(file, unsaid), file.shown()));
            } catch (FaultException broken) {
                faults.add(broken.fault());
            }
        }
        return new Read(learnings, faults);
    }

    private static Learning learning(KnowledgeFile file, Discovery unsaid) {
        if (!file.endsIn(".json") && !file.endsIn(".yaml") && !file.endsIn(".yml")) {
            throw file.unreadable("", "a learning stands in a file that ends in .json, .yaml or .yml", "Rename it");
        }
        return LearningText.read(file.shown(), file.text(), 0, 0, unsaid);
    }

    /** A file for a learning that has none. */
    public static String free(Learning learning, Set<String> taken) {
        String base = "learnings/" + FreeLocation.slug(learning.title());
        String file = base + ".json";
        for (int number = 2; taken.contains(file); number++) {
            file = base + "-" + number + ".json";
        }
        return file;
    }
}
