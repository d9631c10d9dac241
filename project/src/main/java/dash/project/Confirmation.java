package dash.project;

import dash.curate.Promoting;
import dash.golden.GoldenDraft;
import dash.golden.GoldenFolder;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenRows;
import dash.knowledge.KnowledgeItem;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Memory;
import dash.question.Cancellation;
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
    public record Made(Optional<KnowledgeItem> pattern, Optional<GoldenQuestion> golden, List<Learning> helped) {
        public Made {
            helped = List.copyOf(helped);
        }
    }

    /**
     * The golden question comes first, because its statement is run, and no statement runs inside a step of the store;
     * when the rest is refused it is taken out again.
     *
     * @param pattern what the query pattern is called; without a name there is none
     * @param rows how golden statements are run; without it there is no golden question
     */
    public Made confirm(Right right, Optional<String> pattern, Optional<GoldenRows> rows) {
        GoldenFolder folder = new GoldenFolder(golden);
        Optional<GoldenQuestion> question = rows.map(run -> folder.add(draft(right), run, new Cancellation()));
        try {
            return kept(right, pattern, question);
        } catch (RuntimeException failed) {
            question.ifPresent(added -> folder.remove(added.id()));
            throw failed;
        }
    }

    private Made kept(Right right, Optional<String> pattern, Optional<GoldenQuestion> question) {
        List<KnowledgeItem> patterns = new ArrayList<>();
        List<Integer> helped = new ArrayList<>();
        Memory memory = knowledge.learnings().change(Person.name(), current -> {
            patterns.clear();
            helped.clear();
            pattern.ifPresent(name -> patterns.add(pattern(name, right)));
            List<LearningChange> changes = helped(current, right);
            changes.forEach(change -> helped.add(change.after().number()));
            return changes;
        });
        List<Learning> after =
                helped.stream().flatMap(number -> memory.find(number).stream()).toList();
        return new Made(patterns.stream().findFirst(), question, after);
    }

    private static GoldenDraft draft(Right right) {
        return new GoldenDraft(
                Optional.empty(),
                right.question(),
                List.of(),
                Optional.of(right.sql()),
                GoldenQuestion.Difficulty.UNRATED,
                List.of("confirmed"),
                false,
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
