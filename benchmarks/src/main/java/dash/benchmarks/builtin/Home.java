package dash.benchmarks.builtin;

import dash.project.Surroundings;
import dash.project.file.Environment;
import dash.question.Door;
import dash.store.Store;
import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import dash.store.server.Progress;
import dash.store.server.ServerSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A home of Dash that lies in the build's folder and outlives the run, so that the next one finds all databases loaded. */
final class Home implements AutoCloseable {

    private static final String OWNER = "bench_owner";
    private static final String READER = "bench_reader";

    private final Path folder;
    private final EmbeddedServer server;
    private final String age;

    /** {@code fresh}: whatever an earlier run left is made once more. */
    Home(Path root, boolean fresh) {
        this.folder = root.toAbsolutePath().resolve("target/bench-home");
        this.age = age(folder.resolve("age"), fresh);
        this.server =
                EmbeddedServer.open(folder, ServerSettings.standard().forTests(), Store.carrier(), Progress.silent());
    }

    private static String age(Path file, boolean fresh) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            if (fresh || Files.notExists(file)) {
                Files.writeString(file, String.valueOf(System.nanoTime()));
            }
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Another one whenever everything is to be made once more. */
    String age() {
        return age;
    }

    Path projects() {
        return folder.resolve("projects");
    }

    /** Puts rows into an empty database. */
    @FunctionalInterface
    interface Filling {
        void fill(Connection owner) throws SQLException;
    }

    /** The mark is written last: a database without it is not whole. */
    void ensure(String database, String mark, Filling filling) {
        try {
            if (!server.databases().exists(database) || !markOf(database).equals(age + mark)) {
                fill(database, age + mark, filling);
            }
        } catch (SQLException failed) {
            throw new IllegalStateException("could not load " + database, failed);
        }
    }

    private void fill(String database, String mark, Filling filling) throws SQLException {
        System.err.println("loading " + database);
        server.databases().drop(database);
        try (Connection owner = server.databases().owned(database, OWNER).connect()) {
            filling.fill(owner);
        }
        server.databases().reader(database, OWNER, READER, List.of("public"));
        try (Connection administrator = server.administrator().to(database).connect();
                Statement statement = administrator.createStatement()) {
            statement.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
            statement.execute("VACUUM ANALYZE");
            statement.execute("COMMENT ON DATABASE " + statement.enquoteIdentifier(database, true) + " IS "
                    + statement.enquoteLiteral(mark));
        }
    }

    private String markOf(String database) throws SQLException {
        try (Connection administrator = server.administrator().to(database).connect();
                Statement statement = administrator.createStatement();
                ResultSet mark = statement.executeQuery("SELECT shobj_description(oid, 'pg_database')"
                        + " FROM pg_database WHERE datname = current_database()")) {
            return mark.next() ? Objects.requireNonNullElse(mark.getString(1), "") : "";
        }
    }

    /** The port is another one after every start, so that project files name the address by a variable. */
    static String variable(String database) {
        return "BENCH_" + database.replace('-', '_');
    }

    /** Nothing of the real environment: no key and no store of somebody's own may change what is measured. */
    Surroundings around(List<String> databases) {
        Map<String, String> values = new HashMap<>();
        values.put("DASH_HOME", folder.toString());
        values.put("HOME", folder.toString());
        for (String database : databases) {
            Login reader = server.login(READER, database);
            values.put(variable(database), reader.sourceUrl());
        }
        return new Surroundings(Environment.of(values), folder, Door.ITSELF, told -> {}, System.err::println);
    }

    @Override
    public void close() {
        server.close();
    }
}
