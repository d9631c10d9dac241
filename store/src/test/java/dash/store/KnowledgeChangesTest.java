package dash.store;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Change;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Two stores stand for two processes: they share nothing but the server. */
final class KnowledgeChangesTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @Test
    void a_change_by_another_process_is_heard_of_also_after_the_server_was_killed() throws Exception {
        try (TestHome home = TestHome.fresh();
                Store one = open(home);
                Store other = open(home)) {
            Semaphore heard = new Semaphore(0);
            try (KnowledgeChanges changes = one.knowledgeChanges("shop", heard::release)) {
                assertThat(changes.hears(PATIENCE)).isTrue();
                add(other, "elsewhere", "far");
                add(other, "shop", "near");
                assertThat(heard.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                        .isTrue();
                assertThat(heard.availablePermits())
                        .as("the other project is not ours")
                        .isZero();

                home.killPostmaster();
                assertThat(heard.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                        .as("anything may have changed meanwhile")
                        .isTrue();
                add(other, "shop", "after");
                assertThat(heard.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                        .isTrue();
            }
        }
    }

    private static Store open(TestHome home) {
        return Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent());
    }

    private static void add(Store store, String project, String term) {
        GlossaryEntry entry = new GlossaryEntry(term, List.of(), "a word");
        store.knowledge(project, Clock.systemUTC())
                .change(
                        "ann",
                        edition -> List.of(new Change(
                                "added",
                                entry,
                                new Location(
                                        "business/glossary.json",
                                        edition.items().size()),
                                Standing.HUMAN,
                                Optional.empty())));
    }
}
