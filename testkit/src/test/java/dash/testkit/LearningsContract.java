package dash.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.LearningRevision;
import dash.learnings.Learnings;
import dash.learnings.Lesson;
import dash.learnings.Memory;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.Tally;
import dash.learnings.Trust;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What the port {@link Learnings} promises, whoever keeps it. */
abstract class LearningsContract {

    private static final Instant NOON = Instant.parse("2026-02-03T12:00:00Z");

    /** Of a project that nobody has used yet. */
    abstract Learnings fresh();

    static Learning learning(int number, String title) {
        return new Learning(
                number,
                new Lesson(
                        title,
                        "Compare " + title + " with text",
                        Category.TYPE_MISMATCH,
                        Optional.of(new Rule.CompareAsText("results", title)),
                        List.of("results"),
                        Optional.of(new Mistake(
                                Mistake.Sort.FAILED,
                                "operator does not exist",
                                "42883",
                                "SELECT 1",
                                "SELECT '1'",
                                "1 → '1'"))),
                Trust.proposed(new Trust.Scope.Project()),
                new Discovery(Discovery.Source.OBSERVED, "ann", "who won?", NOON),
                Tally.NEW,
                1);
    }

    private static LearningChange added(int number, String title) {
        Evidence seen = new Evidence(NOON, Evidence.Kind.OBSERVED, "ann", "who won?", "it failed, then it worked");
        return new LearningChange(learning(number, title), "learned", List.of(seen));
    }

    private static LearningChange accepted(Learning learning) {
        return new LearningChange(learning.with(learning.trust().active("accepted by bob")), "accepted", List.of());
    }

    @Test
    void a_project_that_learned_nothing_has_an_empty_memory() {
        assertThat(fresh().current()).isEqualTo(Memory.EMPTY);
        assertThat(fresh().history(1)).isEmpty();
        assertThat(fresh().evidence(1)).isEmpty();
    }

    @Test
    void what_was_learned_is_there_whole() {
        Learnings learnings = fresh();
        Memory memory = learnings.change("ann", before -> List.of(added(before.nextNumber(), "position")));
        assertThat(memory.learnings()).containsExactly(learning(1, "position"));
        assertThat(learnings.current()).isEqualTo(memory);
        assertThat(memory.version()).isEqualTo(1);
        assertThat(learnings.evidence(1))
                .containsExactly(
                        new Evidence(NOON, Evidence.Kind.OBSERVED, "ann", "who won?", "it failed, then it worked"));
    }

    @Test
    void every_change_is_a_revision_with_its_author_and_grows_the_version() {
        Learnings learnings = fresh();
        learnings.change("ann", before -> List.of(added(1, "position")));
        Memory memory = learnings.change(
                "bob", before -> List.of(accepted(before.find(1).orElseThrow())));
        assertThat(memory.find(1).orElseThrow().version()).isEqualTo(2);
        assertThat(memory.find(1).orElseThrow().isActive()).isTrue();
        assertThat(learnings.history(1))
                .extracting(
                        LearningRevision::author,
                        LearningRevision::act,
                        revision -> revision.learning().version())
                .containsExactly(tuple("ann", "learned", 1), tuple("bob", "accepted", 2));
        assertThat(learnings.history(1).getFirst().learning().isActive()).isFalse();
    }

    @Test
    void being_used_is_counted_without_a_revision() {
        Learnings learnings = fresh();
        learnings.change("ann", before -> List.of(added(1, "position")));
        Memory memory = learnings.change("ann", before -> {
            Learning known = before.find(1).orElseThrow();
            return List.of(
                    new LearningChange(known.with(known.tally().used(true, NOON)), LearningChange.USED, List.of()));
        });
        Learning used = memory.find(1).orElseThrow();
        assertThat(used.tally().applied()).isEqualTo(1);
        assertThat(used.tally().lastUsed()).contains(NOON);
        assertThat(used.version()).isEqualTo(1);
        assertThat(learnings.history(1)).hasSize(1);
    }

    @Test
    void a_change_that_throws_leaves_everything_as_it_is() {
        Learnings learnings = fresh();
        learnings.change("ann", before -> List.of(added(1, "position")));
        assertThatThrownBy(() -> learnings.change("ann", before -> {
                    throw new IllegalStateException("no");
                }))
                .hasMessageContaining("no");
        assertThat(learnings.current().learnings()).hasSize(1);
        assertThat(learnings.current().version()).isEqualTo(1);
    }

    @Test
    void nothing_to_change_is_no_change() {
        Learnings learnings = fresh();
        learnings.change("ann", before -> List.of(added(1, "position")));
        assertThat(learnings.change("bob", before -> List.of()).version()).isEqualTo(1);
    }

    @Test
    void several_changes_are_one_step_and_numbers_come_in_order() {
        Learnings learnings = fresh();
        Memory memory = learnings.change("ann", before -> List.of(added(2, "date"), added(1, "position")));
        assertThat(memory.learnings()).extracting(Learning::number).containsExactly(1, 2);
        assertThat(memory.version()).isEqualTo(1);
        assertThat(memory.nextNumber()).isEqualTo(3);
    }

    @Test
    void history_and_evidence_can_be_read_while_something_is_changed() {
        Learnings learnings = fresh();
        learnings.change("ann", before -> List.of(added(1, "position")));
        learnings.change("bob", before -> {
            assertThat(learnings.history(1)).hasSize(1);
            assertThat(learnings.evidence(1)).hasSize(1);
            return List.of(accepted(before.find(1).orElseThrow()));
        });
        assertThat(learnings.history(1)).hasSize(2);
    }

    @Test
    void many_at_once_lose_nothing_and_share_no_number() throws Exception {
        Learnings learnings = fresh();
        List<Callable<Memory>> people = new ArrayList<>();
        for (int person = 0; person < 8; person++) {
            String name = "column" + person;
            people.add(() -> learnings.change(name, before -> List.of(added(before.nextNumber(), name))));
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            for (Future<Memory> done : threads.invokeAll(people)) {
                done.get();
            }
        }
        assertThat(learnings.current().learnings())
                .extracting(Learning::number)
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(learnings.current().version()).isEqualTo(8);
    }
}
