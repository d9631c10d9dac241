package dash.learnings;

import java.util.List;
import java.util.Optional;

/** All learnings of one project at one moment, by number; those that are no longer used included. */
public record Memory(long version, List<Learning> learnings) {

    public static final Memory EMPTY = new Memory(0, List.of());

    public Memory {
        learnings = List.copyOf(learnings);
    }

    public Optional<Learning> find(int number) {
        return learnings.stream()
                .filter(learning -> learning.number() == number)
                .findFirst();
    }

    /** What a question of this person may rest on. */
    public List<Learning> inUseFor(String person) {
        return learnings.stream()
                .filter(learning -> learning.trust().isFor(person))
                .toList();
    }

    public int nextNumber() {
        return learnings.stream().mapToInt(Learning::number).max().orElse(0) + 1;
    }
}
