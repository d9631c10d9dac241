package dash.databases.postgresql.session;

import static dash.databases.postgresql.Sources.commission;
import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.question.Cancellation;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CancelTest {

    /** Burns a processor without ever looking at its client by itself. */
    static final String ENDLESS =
            "SELECT sum(sqrt(a::float8 * b)) FROM generate_series(1, 1000000) a," + " generate_series(1, 1000000) b";

    private static final Limits LONG = new Limits(500, Duration.ofMinutes(2), 8_192, 4L << 20, Double.MAX_VALUE);
    private static final Duration WITHIN = Duration.ofSeconds(2);
    private static final int TIMES = Boolean.getBoolean("dash.long") ? 100 : 20;

    @AutoClose
    private final TestDatabase database = TestPostgres.shared().database("CREATE TABLE orders (id int)");

    private final ServerView server = new ServerView(database);

    @AutoClose
    private final Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit(), 5);

    @AutoClose
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @Test
    void a_statement_that_is_called_off_is_gone_from_the_server_within_two_seconds() throws Exception {
        List<Long> gone = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            Cancellation cancellation = new Cancellation();
            Future<Execution> running =
                    threads.submit(() -> Unguarded.run(sessions, ENDLESS, commission(LONG, cancellation)));
            server.awaitRunning(1);
            long start = System.nanoTime();
            cancellation.cancel();
            server.awaitNone(WITHIN);
            gone.add((System.nanoTime() - start) / 1_000_000);
            assertThat(running.get())
                    .isInstanceOfSatisfying(
                            Execution.Failed.class,
                            failed -> assertThat(failed.error().kind()).isEqualTo(Kind.CANCELLED));
        }
        System.out.println(
                "measured: called off " + TIMES + " times, gone after at most " + Collections.max(gone) + " ms");
    }

    @Test
    void calling_off_at_any_moment_leaves_nothing_running_and_nobody_waiting() throws Exception {
        for (int i = 0; i < TIMES; i++) {
            Cancellation cancellation = new Cancellation();
            Future<Execution> running =
                    threads.submit(() -> Unguarded.run(sessions, ENDLESS, commission(LONG, cancellation)));
            Thread.sleep(ThreadLocalRandom.current().nextInt(15));
            cancellation.cancel();
            assertThat(running.get()).isInstanceOf(Execution.Failed.class);
            server.awaitNone(WITHIN);
        }
        assertThat(Unguarded.run(sessions, "SELECT 1", commission())).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void rows_that_are_still_being_fetched_are_called_off_too() throws Exception {
        Cancellation cancellation = new Cancellation();
        Limits many = new Limits(100_000_000, Duration.ofMinutes(2), 8_192, 4L << 30, Double.MAX_VALUE);
        Future<Execution> running = threads.submit(() -> Unguarded.run(
                sessions,
                "SELECT pg_sleep(0.05), g FROM generate_series(1, 100000) g",
                commission(many, cancellation)));
        server.awaitRunning(1);
        Thread.sleep(300);
        cancellation.cancel();
        server.awaitNone(WITHIN);
        assertThat(running.get()).isInstanceOf(Execution.Failed.class);
    }

    @Test
    void whoever_waits_for_a_turn_can_be_called_off() throws Exception {
        try (Sessions narrow = Sources.sessions(database.reader(), new RecordedAudit(), 1)) {
            Cancellation first = new Cancellation();
            Cancellation second = new Cancellation();
            Future<Execution> running = threads.submit(() -> Unguarded.run(narrow, ENDLESS, commission(LONG, first)));
            server.awaitRunning(1);
            Future<Execution> waiting =
                    threads.submit(() -> Unguarded.run(narrow, "SELECT 1", commission(LONG, second)));
            Thread.sleep(100);
            second.cancel();
            assertThat(waiting.get())
                    .isInstanceOfSatisfying(
                            Execution.Failed.class,
                            failed -> assertThat(failed.error().kind()).isEqualTo(Kind.CANCELLED));
            first.cancel();
            assertThat(running.get()).isInstanceOf(Execution.Failed.class);
        }
    }

    @Test
    void a_statement_that_takes_too_long_is_ended_and_said_to_be() throws SQLException {
        Limits quick = new Limits(500, Duration.ofMillis(300), 8_192, 4L << 20, Double.MAX_VALUE);
        Execution execution = Unguarded.run(sessions, ENDLESS, commission(quick));
        assertThat(execution)
                .isInstanceOfSatisfying(
                        Execution.Failed.class,
                        failed -> assertThat(failed.error().kind()).isEqualTo(Kind.TIMED_OUT));
        server.awaitNone(WITHIN);
    }

    @Test
    void the_watchdog_ends_what_the_servers_own_timeout_does_not() throws SQLException {
        Limits quick = new Limits(100_000, Duration.ofMillis(500), 8_192, 4L << 20, Double.MAX_VALUE);
        Execution execution = Unguarded.run(
                sessions, "SELECT pg_sleep(0.002), g FROM generate_series(1, 100000) g", commission(quick));
        assertThat(execution)
                .isInstanceOfSatisfying(
                        Execution.Failed.class,
                        failed -> assertThat(failed.error().kind()).isEqualTo(Kind.TIMED_OUT));
        server.awaitNone(WITHIN);
    }

    @Test
    void a_statement_of_a_process_that_is_killed_is_gone_within_two_seconds() throws Exception {
        Process process = EndlessProcess.start(database.reader());
        try {
            server.awaitRunning(1);
            assertThat(commandLines()).doesNotContain(database.reader().password());
            process.destroyForcibly().waitFor();
            long start = System.nanoTime();
            server.awaitNone(WITHIN);
            System.out.println("measured: process killed, statement gone after "
                    + (System.nanoTime() - start) / 1_000_000 + " ms");
        } finally {
            process.destroyForcibly();
        }
    }

    private static String commandLines() throws IOException {
        StringBuilder all = new StringBuilder();
        ProcessHandle.allProcesses()
                .forEach(process ->
                        all.append(process.info().commandLine().orElse("")).append('\n'));
        return all.toString();
    }
}
