package dash.store;

import static org.assertj.core.api.Assertions.assertThat;

import dash.store.server.ChildProcess;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/**
 * Kills the writer or the server at random points during writes, in turns. Counts: 12, or 200 with
 * {@code -Ddash.long=true}; {@code -Ddash.seed=N} repeats a run's choices.
 */
final class KillTest {

    private static final int KILLS = Boolean.getBoolean("dash.long") ? 200 : 12;

    private final Set<String> confirmed = ConcurrentHashMap.newKeySet();

    @Test
    void nothing_confirmed_is_lost_and_nothing_is_half_written() throws Exception {
        long seed = Long.getLong("dash.seed", 4711L);
        Random random = new Random(seed);
        try (TestHome home = TestHome.fresh();
                Store store =
                        Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent())) {
            for (int kill = 0; kill < KILLS; kill += 4) {
                killTheServerThriceAndThenTheWriter(home, random);
                check(store, kill, seed);
            }
            System.out.println("KILLED " + KILLS + " times with seed " + seed + ": " + confirmed.size()
                    + " confirmed pairs, none lost, none half-written");
        }
        assertThat(confirmed).hasSizeGreaterThan(KILLS);
    }

    private void killTheServerThriceAndThenTheWriter(TestHome home, Random random) throws Exception {
        try (ChildProcess writer = ChildProcess.run(WritingMain.class, home.path())) {
            confirmed.add(writer.line());
            Thread listener = Thread.startVirtualThread(() -> listen(writer.output()));
            for (int server = 0; server < 3; server++) {
                awaitMoreThan(confirmed.size());
                Thread.sleep(random.nextInt(150));
                home.killPostmaster();
            }
            awaitMoreThan(confirmed.size());
            Thread.sleep(random.nextInt(150));
            writer.kill();
            listener.join();
        }
    }

    private void listen(BufferedReader output) {
        try {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                // A line cut off by the kill is no confirmation that anybody could have read.
                if (line.length() == 36) {
                    confirmed.add(line);
                }
            }
        } catch (IOException killed) {
            throw new UncheckedIOException(killed);
        }
    }

    private void awaitMoreThan(int count) throws InterruptedException {
        long end = System.nanoTime() + 60_000_000_000L;
        while (confirmed.size() <= count) {
            assertThat(System.nanoTime())
                    .as("the writer goes on within a minute")
                    .isLessThan(end);
            Thread.sleep(5);
        }
    }

    private void check(Store store, int kill, long seed) {
        Set<String> answers = ids(store, "SELECT id FROM answer WHERE body ->> 'id' = id");
        Set<String> audits = ids(store, "SELECT question_id FROM audit WHERE length(sql) = 3000");
        assertThat(answers).as("after kill %d of seed %d", kill, seed).containsAll(confirmed);
        assertThat(audits).as("pairs after kill %d of seed %d", kill, seed).isEqualTo(answers);
    }

    private static Set<String> ids(Store store, String sql) {
        List<String> ids = store.transactions()
                .inTransaction(
                        handle -> handle.createQuery(sql).mapTo(String.class).list());
        return new HashSet<>(ids);
    }
}
