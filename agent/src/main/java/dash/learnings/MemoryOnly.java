package dash.learnings;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Learnings that last as long as this object: for trials, and for learning from an empty memory. */
public final class MemoryOnly implements Learnings {

    private final Clock clock;
    private final Map<Integer, List<Evidence>> evidence = new TreeMap<>();
    private final Map<Integer, List<LearningRevision>> history = new TreeMap<>();
    private Memory memory;

    public MemoryOnly(Clock clock, List<Learning> learnings) {
        this.clock = clock;
        this.memory = new Memory(0, learnings);
    }

    @Override
    public synchronized Memory current() {
        return memory;
    }

    @Override
    public synchronized Memory change(String author, Function<Memory, List<LearningChange>> changes) {
        List<LearningChange> wanted = changes.apply(memory);
        if (wanted.isEmpty()) {
            return memory;
        }
        Map<Integer, Learning> byNumber = new TreeMap<>(Comparator.naturalOrder());
        memory.learnings().forEach(learning -> byNumber.put(learning.number(), learning));
        for (LearningChange change : wanted) {
            Learning after = counted(change, byNumber);
            byNumber.put(after.number(), after);
            evidence.computeIfAbsent(after.number(), number -> new ArrayList<>())
                    .addAll(change.evidence());
            if (!change.act().equals(LearningChange.USED)) {
                history.computeIfAbsent(after.number(), number -> new ArrayList<>())
                        .add(new LearningRevision(after, clock.instant(), author, change.act()));
            }
        }
        memory = new Memory(memory.version() + 1, List.copyOf(byNumber.values()));
        return memory;
    }

    private static Learning counted(LearningChange change, Map<Integer, Learning> byNumber) {
        Learning after = change.after();
        Learning before = byNumber.get(after.number());
        int version = before == null ? 1 : before.version() + (change.act().equals(LearningChange.USED) ? 0 : 1);
        return new Learning(after.number(), after.lesson(), after.trust(), after.discovery(), after.tally(), version);
    }

    @Override
    public synchronized List<Evidence> evidence(int number) {
        return List.copyOf(evidence.getOrDefault(number, List.of()));
    }

    @Override
    public synchronized List<LearningRevision> history(int number) {
        return List.copyOf(history.getOrDefault(number, List.of()));
    }
}
