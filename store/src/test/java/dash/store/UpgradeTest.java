package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.store.server.Carrier;
import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import dash.store.server.OldServer;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class UpgradeTest {

    @Test
    void a_store_of_the_older_postgresql_moves_whole_and_a_failed_move_changes_nothing() throws Exception {
        try (TestHome home = TestHome.fresh()) {
            try (OldServer old = OldServer.startIn(home)) {
                fill(old);
            }
            assertThat(version(home)).isEqualTo("17");

            Carrier fails = (from, to) -> {
                throw new SQLException("the lights went out");
            };
            assertThatThrownBy(() -> EmbeddedServer.open(home.path(), TestHome.settings(), fails, Progress.silent()))
                    .isInstanceOfSatisfying(
                            FaultException.class,
                            thrown -> assertThat(thrown.fault().code()).isEqualTo(Code.STORE_OF_ANOTHER_VERSION));
            assertThat(version(home)).isEqualTo("17");

            List<Progress.Part> parts = new ArrayList<>();
            try (Store store = Store.open(location(home), TestHome.settings(), parts::add)) {
                assertThat(parts).contains(Progress.Part.UPGRADING);
                check(home, store);
            }
        }
    }

    private static void fill(OldServer old) throws SQLException {
        Login login = old.databases().owned(Store.NAME, Store.NAME);
        old.databases().owned("demo", "demo");
        Migrations.upTo(StoreDataSource.at(login), Migrations.NEWEST);
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE dash.meta SET store_id = '00000000-0000-0000-0000-00000000000a'");
            statement.execute(
                    "INSERT INTO dash.answer SELECT 'a' || n, 'acme', E'tab\\there\\nline', 'answered', now(),"
                            + " '{\"n\": [1, \"ü\"]}' FROM generate_series(1, 5000) n");
            statement.execute("INSERT INTO dash.audit (at, project, asker, door, sql, verdict, finding_codes, millis)"
                    + " SELECT now(), 'acme', 'me', 'TEST', 'SELECT ' || n, 'allowed', '{}', n"
                    + " FROM generate_series(1, 300) n");
        }
    }

    private static void check(TestHome home, Store store) throws IOException {
        assertThat(version(home)).isEqualTo("18");
        assertThat(store.health().serverVersion()).startsWith("18");
        assertThat(store.health().storeId().toString()).endsWith("a");
        assertThat(store.transactions()
                        .<Long>inTransaction(handle -> handle.createQuery("SELECT count(*) FROM answer"
                                        + " WHERE question = :question AND body = CAST(:body AS jsonb)")
                                .bind("question", "tab\there\nline")
                                .bind("body", "{\"n\": [1, \"ü\"]}")
                                .mapTo(Long.class)
                                .one()))
                .isEqualTo(5000);
        assertThat(store.auditLog().count()).isEqualTo(300);
        store.auditLog().record(StoreTest.entry("SELECT 1"));
        assertThat(store.transactions()
                        .<Long>inTransaction(handle -> handle.createQuery("SELECT max(id) FROM audit")
                                .mapTo(Long.class)
                                .one()))
                .as("numbers go on where they were")
                .isEqualTo(301);
        EmbeddedServer server = store.server().orElseThrow();
        assertThat(server.databases().exists("demo")).as("can be made again").isFalse();
        try (var files = Files.list(home.path().resolve("store"))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("data")))
                    .satisfiesExactlyInAnyOrder(
                            name -> assertThat(name).isEqualTo("data"),
                            name -> assertThat(name).matches("data\\.17\\.\\d{4}-\\d\\d-\\d\\d"));
        }
    }

    private static StoreLocation location(TestHome home) {
        return new StoreLocation.Embedded(home.path());
    }

    private static String version(TestHome home) throws IOException {
        return Files.readString(home.path().resolve(Path.of("store", "data", "PG_VERSION")))
                .strip();
    }
}
