package dash.store;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Edition;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.KnowledgeItem;
import dash.store.server.ChildProcess;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.time.Clock;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Kills a process at random moments of an import: 6 times, or 100 with {@code -Ddash.long=true}; {@code -Ddash.seed=N}
 * repeats a run's choices.
 */
final class KilledImportTest {

    private static final int KILLS = Boolean.getBoolean("dash.long") ? 100 : 6;

    @Test
    void an_import_that_is_killed_leaves_the_old_edition_or_the_new_one() throws Exception {
        long seed = Long.getLong("dash.seed", 4711L);
        Random random = new Random(seed);
        try (TestHome home = TestHome.fresh();
                Store store =
                        Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent())) {
            StoredKnowledge knowledge = store.knowledge(ImportingMain.PROJECT, Clock.systemUTC());
            for (int kill = 0; kill < KILLS; kill++) {
                try (ChildProcess child = ChildProcess.run(ImportingMain.class, home.path())) {
                    for (int begun = random.nextInt(3); begun >= 0; begun--) {
                        child.line();
                    }
                    Thread.sleep(random.nextInt(200));
                    child.kill();
                    check(knowledge.current(), "kill " + kill + " of seed " + seed);
                }
            }
            long reached = knowledge.current().version();
            System.out.println(
                    "KILLED " + KILLS + " imports with seed " + seed + ": edition " + reached + ", none half");
            assertThat(reached).as("some were done before the kill").isPositive();
        }
    }

    private static void check(Edition edition, String when) {
        Set<String> told = edition.living().stream()
                .map(item -> ((GlossaryEntry) item.content()).means())
                .collect(Collectors.toSet());
        if (edition.version() == 0) {
            assertThat(edition.items()).as(when).isEmpty();
        } else {
            assertThat(told).as(when).containsExactly("edition " + edition.version());
            assertThat(edition.living()).as(when).hasSize(ImportingMain.ITEMS);
            assertThat(edition.items())
                    .as(when)
                    .extracting(KnowledgeItem::version)
                    .allSatisfy(version -> assertThat((long) version).isLessThanOrEqualTo(edition.version()));
        }
    }
}
