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
import java.util.stream.Stream;

/** An answer that a person calls right. What follows from it happens as a whole or not at all. */
public final class Confirmation {

    private final ProjectKnowledge knowledge;
    private final Path folder;
    private final Clock clock;

    Confirmation(ProjectKnowledge knowledge, Path folder, Clock clock) {
        this.knowledge = knowledge;
        this.folder = folder;
        this.clock = clock;
    }

    /** The same in the name of somebody else. */
    public Confirmation as(String person) {
        return new Confirmation(knowledge.as(person), folder, clock);
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

    /**
     * The query pattern that is to be made of it.
     *
     * @param description what it computes, or empty
     */
    public record Pattern(String name, String description) {}

    /**
     * The golden question that is to be made of it.
     *
     * @param id empty when one is to be made from the question
     */
    public record Golden(Optional<String> id, GoldenQuestion.Difficulty difficulty, List<String> tags) {

        /** As a person wants it who says nothing more. */
        public static final Golden USUAL = new Golden(Optional.empty(), GoldenQuestion.Difficulty.UNRATED, List.of());

        public Golden {
            tags = List.copyOf(tags);
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
     * @param rows how golden statements are run
     */
    public Made confirm(Right right, Optional<Pattern> pattern, Optional<Golden> golden, GoldenRows rows) {
        GoldenFolder questions = new GoldenFolder(folder);
        Optional<GoldenQuestion> question =
                golden.map(wanted -> questions.add(draft(right, wanted), rows, new Cancellation()));
        try {
            return kept(right, pattern, question);
        } catch (RuntimeException failed) {
            question.ifPresent(added -> questions.remove(added.id()));
            throw failed;
        }
    }

    private Made kept(Right right, Optional<Pattern> pattern, Optional<GoldenQuestion> question) {
        List<KnowledgeItem> patterns = new ArrayList<>();
        List<Integer> helped = new ArrayList<>();
        Memory memory = knowledge.learnings().change(knowledge.person(), current -> {
            patterns.clear();
            helped.clear();
            pattern.ifPresent(wanted -> patterns.add(pattern(wanted, right)));
            List<LearningChange> changes = helped(current, right);
            changes.forEach(change -> helped.add(change.after().number()));
            return changes;
        });
        List<Learning> after =
                helped.stream().flatMap(number -> memory.find(number).stream()).toList();
        return new Made(patterns.stream().findFirst(), question, after);
    }

    private GoldenDraft draft(Right right, Golden wanted) {
        return new GoldenDraft(
                wanted.id(),
                right.question(),
                List.of(),
                Optional.of(right.sql()),
                wanted.difficulty(),
                Stream.concat(Stream.of("confirmed"), wanted.tags().stream())
                        .distinct()
                        .toList(),
                false,
                "confirmed by " + knowledge.person() + " in answer " + right.id());
    }

    private KnowledgeItem pattern(Pattern wanted, Right right) {
        return new Promoting(knowledge.base(), knowledge.person(), clock)
                .pattern(wanted.name(), wanted.description(), right.question(), right.tables(), right.sql());
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
                                knowledge.person(),
                                about,
                                "an answer that rests on it was called right: " + right.question()))))
                .toList();
    }
}
