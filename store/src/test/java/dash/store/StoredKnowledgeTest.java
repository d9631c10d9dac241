package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.curate.Editing;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Item;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Location;
import dash.knowledge.Revision;
import dash.knowledge.Standing;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.io.IOException;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** What the port {@link KnowledgeBase} promises, kept by the store. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class StoredKnowledgeTest {

    private final TestHome home;
    private final Store store;

    StoredKnowledgeTest() throws Exception {
        home = TestHome.fresh();
        store = Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent());
    }

    @AfterAll
    void remove() throws IOException {
        store.close();
        home.close();
    }

    private KnowledgeBase base(String project) {
        return store.knowledge(project, Clock.systemUTC());
    }

    private KnowledgeBase fresh() {
        return base(UUID.randomUUID().toString());
    }

    private static GlossaryEntry word(String term, String means) {
        return new GlossaryEntry(term, List.of(), means);
    }

    private static Change added(Item content) {
        return new Change("added", content, new Location("business/words.json", 0), Standing.HUMAN, Optional.empty());
    }

    @Test
    void what_was_changed_is_there_with_who_and_when_and_how_often() {
        KnowledgeBase base = fresh();
        assertThat(base.current()).isEqualTo(new Edition(0, List.of()));
        Edition first =
                base.change("ann", current -> List.of(added(word("churn", "leaving")), added(word("mrr", "x"))));
        assertThat(first.version()).isEqualTo(1);
        assertThat(base.current()).isEqualTo(first);
        KnowledgeItem item = first.find(word("CHURN", "").id()).orElseThrow();
        assertThat(item.version()).isEqualTo(1);
        assertThat(item.changedBy()).isEqualTo("ann");
        Edition second = base.change(
                "bob",
                current -> List.of(
                        Change.of("changed", item, Standing.of(Standing.Origin.DRAFTED, Standing.Status.DRAFT))));
        assertThat(second.version()).isEqualTo(2);
        assertThat(second.find(item.id()).orElseThrow().version()).isEqualTo(2);
        assertThat(second.find(word("mrr", "").id()).orElseThrow().version()).isEqualTo(1);
    }

    @Test
    void the_history_grows_and_cannot_be_rewritten() {
        KnowledgeBase base = fresh();
        base.change("ann", current -> List.of(added(word("churn", "leaving"))));
        base.change("bob", current -> List.of(added(word("Churn", "leaving for good"))));
        List<Revision> history = base.history(word("churn", "").id());
        assertThat(history).extracting(Revision::version).containsExactly(1, 2);
        assertThat(history).extracting(Revision::author).containsExactly("ann", "bob");
        assertThat(history)
                .extracting(Revision::content)
                .containsExactly(word("churn", "leaving"), word("Churn", "leaving for good"));
        assertThat(base.history(word("never", "").id())).isEmpty();
        for (String change : List.of("UPDATE knowledge_revision SET author = 'x'", "DELETE FROM knowledge_revision")) {
            assertThatThrownBy(() -> store.transactions().inTransaction(handle -> handle.execute(change)))
                    .hasMessageContaining("only ever added to");
        }
    }

    @Test
    void a_change_is_made_whole_or_not_at_all() {
        KnowledgeBase base = fresh();
        Edition before = base.change("ann", current -> List.of(added(word("one", ""))));
        Change twice = added(word("two", ""));
        assertThatThrownBy(() -> base.change("bob", current -> List.of(added(word("three", "")), twice, twice)))
                .as("the same version twice in the history")
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> base.change("bob", current -> {
                    throw new IllegalStateException("changed my mind");
                }))
                .hasMessage("changed my mind");
        assertThat(base.current()).isEqualTo(before);
    }

    @Test
    void changing_nothing_is_no_new_edition() {
        KnowledgeBase base = fresh();
        Edition before = base.change("ann", current -> List.of(added(word("one", ""))));
        assertThat(base.change("bob", current -> List.of())).isEqualTo(before);
    }

    @Test
    void a_move_among_files_leaves_no_trace_in_the_history() {
        KnowledgeBase base = fresh();
        KnowledgeItem item = base.change("ann", current -> List.of(added(word("one", ""))))
                .items()
                .getFirst();
        Location elsewhere = new Location("business/elsewhere.json", 3);
        Edition moved = base.change(
                "bob",
                current -> List.of(
                        new Change(Change.MOVED, item.content(), elsewhere, item.standing(), Optional.of("digest"))));
        assertThat(moved.version()).isEqualTo(1);
        assertThat(moved.items().getFirst().location()).isEqualTo(elsewhere);
        assertThat(moved.items().getFirst().changedBy()).isEqualTo("ann");
        assertThat(base.history(item.id())).hasSize(1);
    }

    @Test
    void two_projects_do_not_see_each_other() {
        KnowledgeBase one = fresh();
        KnowledgeBase other = fresh();
        one.change("ann", current -> List.of(added(word("secret", "of one"))));
        assertThat(other.current().items()).isEmpty();
        assertThat(other.history(word("secret", "").id())).isEmpty();
        other.change("bob", current -> {
            assertThat(current.items()).isEmpty();
            return List.of(added(word("secret", "of the other")));
        });
        assertThat(one.current().items().getFirst().content()).isEqualTo(word("secret", "of one"));
        assertThat(other.current().version()).isEqualTo(1);
    }

    @Test
    void whoever_listens_is_told_which_project_changed() throws Exception {
        String project = "told-" + UUID.randomUUID();
        try (Connection connection = store.server()
                        .orElseThrow()
                        .login(Store.NAME, Store.NAME)
                        .connect();
                Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + StoredKnowledge.CHANNEL);
            base(project).change("ann", current -> List.of(added(word("one", ""))));
            PGNotification[] told = connection.unwrap(PGConnection.class).getNotifications(10_000);
            assertThat(told).extracting(PGNotification::getParameter).contains(project);
        }
    }

    @Test
    void concurrent_changes_wait_for_each_other_and_none_is_lost() throws Exception {
        KnowledgeBase base = fresh();
        List<Callable<Edition>> writers = new ArrayList<>();
        for (int writer = 0; writer < 20; writer++) {
            writers.add(() -> base.change(
                    "ann",
                    current -> List.of(added(word("word " + current.items().size(), "")))));
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(6)) {
            for (Future<Edition> done : threads.invokeAll(writers)) {
                done.get();
            }
        }
        assertThat(base.current().version()).isEqualTo(20);
        assertThat(base.current().items()).hasSize(20);
    }

    @Test
    void of_two_who_edit_the_same_version_one_wins_and_the_other_is_told() throws Exception {
        for (int round = 0; round < 10; round++) {
            KnowledgeBase base = fresh();
            base.change("ann", current -> List.of(added(word("churn", "leaving"))));
            List<Callable<String>> editors = List.of(() -> edit(base, "bob"), () -> edit(base, "eve"));
            List<String> outcomes = new ArrayList<>();
            try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
                for (Future<String> done : threads.invokeAll(editors)) {
                    outcomes.add(done.get());
                }
            }
            String winner = base.current().items().getFirst().changedBy();
            assertThat(outcomes).containsExactlyInAnyOrder(winner, Code.KNOWLEDGE_CHANGED_MEANWHILE.name());
            assertThat(base.history(word("churn", "").id()))
                    .extracting(Revision::author)
                    .containsExactly("ann", winner);
        }
    }

    private static String edit(KnowledgeBase base, String who) {
        try {
            return new Editing(base, who)
                    .put(word("churn", "by " + who), Standing.Origin.HUMAN, OptionalInt.of(1))
                    .changedBy();
        } catch (FaultException refused) {
            return refused.fault().code().name();
        }
    }
}
