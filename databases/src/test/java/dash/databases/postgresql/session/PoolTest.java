package dash.databases.postgresql.session;

import static dash.databases.postgresql.Sources.commission;
import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PoolTest {

    private static final Limits PATIENT = new Limits(500, Duration.ofSeconds(20), 8_192, 4L << 20, 1e8);

    @AutoClose
    private final TestDatabase database = TestPostgres.shared().database("CREATE TABLE orders (id int)");

    @AutoClose
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private int connections() throws Exception {
        try (Connection connection = database.superuser().connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM pg_stat_activity WHERE datname ="
                        + " current_database() AND usename = 'test_reader'")) {
            row.next();
            return row.getInt(1);
        }
    }

    @Test
    void nothing_is_connected_before_the_first_statement() throws Exception {
        try (Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 5)) {
            assertThat(connections()).isZero();
            Unguarded.run(sessions, "SELECT 1", commission());
            assertThat(connections()).isOne();
        }
    }

    @Test
    void fifty_at_once_share_five_connections_and_all_are_served_in_order() throws Exception {
        try (Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 5)) {
            long start = System.nanoTime();
            List<Future<Execution>> running = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                running.add(threads.submit(() -> Unguarded.run(sessions, "SELECT pg_sleep(0.1)", commission(PATIENT))));
            }
            long longest = 0;
            for (Future<Execution> one : running) {
                assertThat(one.get()).isInstanceOf(Execution.Ran.class);
                longest = Math.max(longest, one.get().took().toMillis());
                assertThat(connections()).isLessThanOrEqualTo(5);
            }
            System.out.println("measured: 50 statements of 100 ms over 5 connections in "
                    + (System.nanoTime() - start) / 1_000_000 + " ms, the unluckiest " + longest + " ms");
        }
    }

    @Test
    void a_burst_of_failures_does_not_use_the_connections_up() {
        try (Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 2)) {
            for (int i = 0; i < 20; i++) {
                assertThat(Unguarded.run(sessions, "SELECT nope", commission())).isInstanceOf(Execution.Failed.class);
            }
            assertThat(Unguarded.run(sessions, "SELECT 1", commission())).isInstanceOf(Execution.Ran.class);
        }
    }

    @Test
    void a_warm_statement_costs_little_beside_itself() {
        try (Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 1)) {
            List<Long> took = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                took.add(
                        Unguarded.run(sessions, "SELECT 1", commission()).took().toNanos() / 1_000);
            }
            List<Long> sorted = took.stream().sorted().toList();
            assertThat(sorted).hasSize(200);
            System.out.println("measured: SELECT 1 through session and gate, p50 " + sorted.get(100) + " µs, p99 "
                    + sorted.get(197) + " µs");
        }
    }

    @Test
    void closing_ends_what_still_runs() throws Exception {
        Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 1);
        Future<Execution> running =
                threads.submit(() -> Unguarded.run(sessions, "SELECT pg_sleep(15)", commission(PATIENT)));
        while (connections() == 0) {
            Thread.sleep(10);
        }
        Thread.sleep(100);
        sessions.close();
        assertThat(running.get()).isInstanceOf(Execution.Failed.class);
        assertThat(Unguarded.run(sessions, "SELECT 1", commission())).isInstanceOf(Execution.Failed.class);
    }
}
