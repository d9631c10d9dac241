package dash.app;

import dash.curate.Promoting;
import dash.golden.GoldenWriter;
import dash.knowledge.KnowledgeItem;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Memory;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An answer that a person calls right. What follows from it happens as a whole or not at all. */
public final class Confirmation {

    private final ProjectKnowledge knowledge;
    private final Path golden;
    private final Clock clock;

    Confirmation(ProjectKnowledge knowledge, Path golden, Clock clock) {
        this.knowledge = knowledge;
        this.golden = golden;
        this.clock = clock;
    }

    /**
     * The answer, as far as it matters here.
     *
     * @param question as it is to be remembered
     * @param applied numbers of the learnings that the answer rests on
     */
    public record Right(String id, String question, String sql, List<String> tables, Set<Integer> applied) {
        public Right {
            tables = List.copyOf(tables);
            applied = Set.copyOf(applied);
        }
    }

    /** What was made of it. */
    public record Made(Optional<KnowledgeItem> pattern, Optional<Path> golden, List<Learning> helped) {
        public Made {
            helped = List.copyOf(helped);
        }
    }

    /**
     * @param pattern what the query pattern is called; without a name there is none
     * @param goldenId what the golden question is called; without a name there is none
     */
    public Made confirm(Right right, Optional<String> pattern, Optional<String> goldenId) {
        GoldenWriter writer = new GoldenWriter(golden);
        List<Path> written = new ArrayList<>();
        List<KnowledgeItem> patterns = new ArrayList<>();
        List<Integer> helped = new ArrayList<>();
        try {
            Memory memory = knowledge.learnings().change(Person.name(), current -> {
                written.forEach(writer::takeBack);
                written.clear();
                patterns.clear();
                helped.clear();
                pattern.ifPresent(name -> patterns.add(pattern(name, right)));
                List<LearningChange> changes = helped(current, right);
                changes.forEach(change -> helped.add(change.after().number()));
                goldenId.ifPresent(id -> written.add(golden(writer, id, right)));
                return changes;
            });
            List<Learning> after = helped.stream()
                    .flatMap(number -> memory.find(number).stream())
                    .toList();
            return new Made(patterns.stream().findFirst(), written.stream().findFirst(), after);
        } catch (RuntimeException failed) {
            written.forEach(writer::takeBack);
            throw failed;
        }
    }

    private Path golden(GoldenWriter writer, String id, Right right) {
        return writer.add(
                id,
                right.question(),
                right.sql(),
                List.of("confirmed"),
                "confirmed by " + Person.name() + " in answer " + right.id());
    }

    private KnowledgeItem pattern(String name, Right right) {
        return new Promoting(knowledge.base(), Person.name(), clock)
                .pattern(name, right.question(), right.tables(), right.sql());
    }

    /** Once for each answer, however often it is confirmed. */
    private List<LearningChange> helped(Memory memory, Right right) {
        Instant now = clock.instant();
        String about = "answer " + right.id();
        return memory.learnings().stream()
                .filter(learning -> right.applied().contains(learning.number()))
                .filter(learning -> knowledge.learnings().evidence(learning.number()).stream()
                        .noneMatch(known -> known.kind() == Evidence.Kind.HELPED
                                && known.about().equals(about)))
                .map(learning -> new LearningChange(
                        learning.with(learning.tally().helpedOnce()),
                        LearningChange.USED,
                        List.of(new Evidence(
                                now,
                                Evidence.Kind.HELPED,
                                Person.name(),
                                about,
                                "an answer that rests on it was called right: " + right.question()))))
                .toList();
    }
}
