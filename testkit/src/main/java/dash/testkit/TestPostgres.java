package dash.testkit;

import dash.store.server.Carrier;
import dash.store.server.Databases;
import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import dash.store.server.Progress;
import dash.store.server.ServerSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/**
 * One real PostgreSQL for all tests of a build. Not durable against power loss, everything else as in production. Safe
 * for many threads and processes.
 */
public final class TestPostgres implements AutoCloseable {

    static final String OWNER = "test_owner";
    static final String READER = "test_reader";

    private static final Duration IDLE = Duration.ofMinutes(3);
    private static final Duration LOOK = Duration.ofSeconds(5);

    private final EmbeddedServer server;
    private final Templates templates;

    private TestPostgres(EmbeddedServer server) {
        this.server = server;
        this.templates = new Templates(server);
    }

    /** Opened by the first test of a process that asks, and never closed: the watcher sees when the process is gone. */
    private static final class OfThisProcess {
        static final TestPostgres SERVER = open(RepositoryRoot.path().resolve("target/test-home"));
    }

    public static TestPostgres shared() {
        return OfThisProcess.SERVER;
    }

    static TestPostgres open(Path home) {
        ServerSettings settings = ServerSettings.standard().withIdle(IDLE, LOOK).forTests();
        TestPostgres postgres =
                new TestPostgres(EmbeddedServer.open(home, settings, Carrier.nothing(), Progress.silent()));
        postgres.templates.removeWhatTheDeadLeft();
        return postgres;
    }

    /** Fills a database as its owner. Its content must depend on nothing but the key it is known by. */
    @FunctionalInterface
    public interface Filling {
        void fill(Connection owner) throws SQLException;
    }

    /** A fresh database after these statements; a template keeps their outcome for whoever asks again. */
    public TestDatabase database(String... statements) {
        return database(String.join(";\n", statements), owner -> {
            try (Statement statement = owner.createStatement()) {
                for (String sql : statements) {
                    statement.execute(sql);
                }
            }
        });
    }

    /**
     * A fresh database with what the filling puts in.
     *
     * @param key stands for the content: the same key gives a clone of what was filled under it first
     */
    public TestDatabase database(String key, Filling filling) {
        String name = Templates.PREFIX_OF_CLONES + ProcessHandle.current().pid() + "_"
                + UUID.randomUUID().toString().substring(0, 8);
        templates.cloneTo(name, key, filling);
        return new TestDatabase(this, server.login(OWNER, name), server.login(READER, name));
    }

    /** Puts this server's programs into a home that is about to be made, which would spend seconds on unpacking its own. */
    public void lendPrograms(Path home) {
        try {
            Files.createDirectories(home);
            Files.createSymbolicLink(home.resolve("postgres"), server.home().resolve("postgres"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Names of templates and users are the server's; here is the way to what no test database offers. */
    public EmbeddedServer server() {
        return server;
    }

    Login superuser() {
        return server.administrator();
    }

    void drop(String database) {
        try (Connection administrator = superuser().connect();
                Statement statement = administrator.createStatement()) {
            statement.execute("DROP DATABASE IF EXISTS " + Databases.quoted(database) + " WITH (FORCE)");
        } catch (SQLException failure) {
            throw new IllegalStateException("could not drop " + database, failure);
        }
    }

    static List<String> users() {
        return List.of(OWNER, READER);
    }

    @Override
    public void close() {
        server.close();
    }
}
