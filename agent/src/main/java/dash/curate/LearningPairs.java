package dash.curate;

import dash.curate.Agreement.Said;
import dash.knowledge.Names;
import dash.learnings.Learning;
import dash.learnings.Trust;
import dash.learnings.files.FileLearning;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Which learning of the store each file tells. What both agreed on word for word comes first, then the same rule, then the
 * same title; each learning is told by one file at most.
 */
final class LearningPairs {

    private final Map<String, Learning> byFile = new HashMap<>();
    private final Set<Integer> taken = new HashSet<>();
    private final List<Learning> stored;

    LearningPairs(List<FileLearning> files, List<Learning> stored, Agreement agreement) {
        this.stored = stored.stream()
                .sorted(Comparator.comparing(
                        learning -> learning.trust().status() == Trust.Status.RETIRED, Boolean::compare))
                .toList();
        pair(files, (file, learning) -> agreement.on(learning).equals(Optional.of(Said.of(file))));
        pair(files, (file, learning) -> Said.of(file).equals(Said.of(learning)));
        pair(files, (file, learning) -> file.rule().isPresent() && file.rule().equals(learning.rule()));
        pair(files, (file, learning) -> Names.key(file.title()).equals(Names.key(learning.title())));
    }

    private void pair(List<FileLearning> files, BiPredicate<Learning, Learning> same) {
        for (FileLearning file : files) {
            if (!byFile.containsKey(file.file())) {
                stored.stream()
                        .filter(learning -> !taken.contains(learning.number()) && same.test(file.learning(), learning))
                        .findFirst()
                        .ifPresent(learning -> {
                            byFile.put(file.file(), learning);
                            taken.add(learning.number());
                        });
            }
        }
    }

    Optional<Learning> of(FileLearning file) {
        return Optional.ofNullable(byFile.get(file.file()));
    }

    boolean hasFile(Learning learning) {
        return taken.contains(learning.number());
    }
}
