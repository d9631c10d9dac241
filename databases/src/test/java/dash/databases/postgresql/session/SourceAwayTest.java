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
import dash.store.server.Carrier;
import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import dash.store.server.Progress;
import dash.store.server.ServerSettings;
import dash.testkit.RepositoryRoot;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class SourceAwayTest {

    private static final Limits LONG = new Limits(500, Duration.ofMinutes(1), 8_192, 4L << 20, Double.MAX_VALUE);

    /** Kept between runs, for unpacking a server takes longer than the whole test. */
    private final Path home = RepositoryRoot.path().resolve("target/away-home");

    @AutoClose
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @Test
    void a_source_that_dies_in_a_statement_and_comes_back_is_used_again() throws Exception {
        ServerSettings settings = ServerSettings.standard().forTests().withPort(freePort());
        EmbeddedServer server = EmbeddedServer.open(home, settings, Carrier.nothing(), Progress.silent());
        Login login = server.administrator();
        try (Sessions sessions = Sources.sessions(login, new RecordedAudit(), 3)) {
            Future<Execution> running =
                    threads.submit(() -> Unguarded.run(sessions, "SELECT pg_sleep(50)", commission(LONG)));
            awaitSleeper(login);
            assertThat(Unguarded.run(sessions, "SELECT 1", commission())).isInstanceOf(Execution.Ran.class);
            server.stop();
            assertAway(running.get());
            assertAway(Unguarded.run(sessions, "SELECT 1", commission()));
            server.ensureRunning(Progress.silent());
            assertThat(Unguarded.run(sessions, "SELECT 1", commission())).isInstanceOf(Execution.Ran.class);
        } finally {
            server.stop();
        }
    }

    private static void assertAway(Execution execution) {
        assertThat(execution)
                .isInstanceOfSatisfying(
                        Execution.Failed.class,
                        failed -> assertThat(failed.error().kind()).isEqualTo(Kind.UNREACHABLE));
    }

    private static void awaitSleeper(Login login) throws Exception {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            boolean sleeps = false;
            while (!sleeps) {
                try (ResultSet row = statement.executeQuery(
                        "SELECT count(*) > 0 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")) {
                    sleeps = row.next() && row.getBoolean(1);
                }
                Thread.sleep(20);
            }
        }
    }

    private static int freePort() throws Exception {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
