package dash.project.curating;

import dash.knowledge.Names;
import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.learnings.files.LearningText;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which learnings somebody wants to see.
 *
 * @param statuses none for all but retired and rejected
 * @param table that they are about
 * @param person whose alone they are
 */
public record LearningFilter(List<Trust.Status> statuses, Optional<String> table, Optional<String> person) {

    public static final String STATUSES = "proposed, active, quarantined, retired or rejected";

    public LearningFilter {
        statuses = List.copyOf(statuses);
    }

    public List<Learning> of(Memory memory) {
        return memory.learnings().stream().filter(this::isWanted).toList();
    }

    private boolean isWanted(Learning learning) {
        Trust trust = learning.trust();
        boolean status = statuses.isEmpty()
                ? trust.status() != Trust.Status.RETIRED && trust.status() != Trust.Status.REJECTED
                : statuses.contains(trust.status());
        return status
                && table.stream()
                        .allMatch(
                                name -> learning.lesson().tables().stream().anyMatch(one -> one.equalsIgnoreCase(name)))
                && person.stream().allMatch(name -> trust.scope().equals(new Trust.Scope.Person(name)));
    }

    /** By words of their text, tables, rules and statements; what holds most of them comes first. */
    public static List<Learning> holding(List<String> words, List<Learning> learnings) {
        List<String> wanted = words.stream()
                .flatMap(word -> List.of(Names.key(word).split("\\s+")).stream())
                .filter(word -> !word.isEmpty())
                .toList();
        return learnings.stream()
                .filter(learning -> held(learning, wanted) > 0)
                .sorted(Comparator.comparingLong((Learning learning) -> -held(learning, wanted))
                        .thenComparingInt(Learning::number))
                .toList();
    }

    private static long held(Learning learning, List<String> wanted) {
        String text = Names.key(LearningText.write(learning));
        return wanted.stream().filter(text::contains).count();
    }
}
