package dash.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.curate.Editing;
import dash.curate.Promoting;
import dash.curate.Reviewing;
import dash.fault.FaultException;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.Standing;
import dash.learnings.LearningChange;
import dash.learnings.Learnings;
import dash.learnings.Trust;
import dash.store.Store;
import dash.store.StoreLocation;
import dash.store.StoreUrl;
import dash.store.server.Progress;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The port kept by the store, which also keeps knowledge: a step may take both. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LearningsInTheStoreTest extends LearningsContract {

    private final TestDatabase database = TestPostgres.shared().database("SELECT 1");
    private final Store store = Store.open(
            new StoreLocation.External(StoreUrl.parse(database.owner().sourceUrl(), "DASH_STORE_URL")),
            Progress.silent());
    private final String project = UUID.randomUUID().toString();

    @AfterAll
    void remove() {
        store.close();
        database.close();
    }

    @Override
    Learnings fresh() {
        return learnings(UUID.randomUUID().toString());
    }

    private Learnings learnings(String name) {
        return store.learnings(name, Clock.systemUTC());
    }

    private KnowledgeBase knowledge(String name) {
        return store.knowledge(name, Clock.systemUTC());
    }

    @Test
    void learnings_of_one_project_are_not_those_of_another() {
        fresh().change("ann", before -> List.of(new LearningChange(learning(1, "position"), "learned", List.of())));
        assertThat(fresh().current().learnings()).isEmpty();
    }

    @Test
    void knowledge_that_is_changed_inside_a_change_of_learnings_is_the_same_step() {
        GlossaryEntry word = new GlossaryEntry("pole", List.of(), "the first place");
        assertThatThrownBy(() -> learnings(project).change("ann", memory -> {
                    new Editing(knowledge(project), "ann").put(word, Standing.Origin.PROMOTED, OptionalInt.empty());
                    throw new IllegalStateException("thought better of it");
                }))
                .hasMessageContaining("thought better of it");
        assertThat(knowledge(project).current().items()).isEmpty();
        assertThat(learnings(project).current().learnings()).isEmpty();
    }

    @Test
    void a_promotion_is_there_on_both_sides_or_on_none() {
        String name = UUID.randomUUID().toString();
        Learnings learnings = learnings(name);
        learnings.change(
                "ann",
                memory -> List.of(
                        new LearningChange(learning(1, "position"), "learned", List.of()),
                        new LearningChange(learning(2, "position"), "learned", List.of())));
        Reviewing reviewing = new Reviewing(learnings, knowledge(name), "bob", Clock.systemUTC());
        reviewing.promote(1, Promoting.Into.RULE, Optional.empty(), OptionalInt.empty());
        assertThat(knowledge(name).current().items()).singleElement().satisfies(item -> {
            assertThat(item.standing().origin()).isEqualTo(Standing.Origin.PROMOTED);
            assertThat(item.changedBy()).isEqualTo("bob");
        });
        assertThat(learnings.current().find(1).orElseThrow().trust())
                .isEqualTo(new Trust(
                        Trust.Status.RETIRED, new Trust.Scope.Project(), "became knowledge by bob", "rule: position"));
        assertThatThrownBy(() -> reviewing.promote(2, Promoting.Into.RULE, Optional.empty(), OptionalInt.empty()))
                .isInstanceOf(FaultException.class)
                .hasMessageContaining("position already says this");
        assertThat(learnings.current().find(2).orElseThrow().version()).isEqualTo(1);
        assertThatThrownBy(() -> reviewing.accept(1, Set.of(), true, OptionalInt.empty()))
                .hasMessageContaining("became knowledge");
    }
}
