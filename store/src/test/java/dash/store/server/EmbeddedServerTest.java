package dash.store.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.Code;
import dash.fault.FaultException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EmbeddedServerTest {

    private final TestHome home;

    EmbeddedServerTest() throws Exception {
        home = TestHome.fresh();
    }

    @BeforeAll
    void start_once() {
        home.open().close();
    }

    @AfterAll
    void remove() throws IOException {
        home.close();
    }

    @Test
    void a_second_opening_adopts_the_running_server() throws IOException {
        try (EmbeddedServer first = home.open()) {
            long pid = home.postmaster().orElseThrow().pid();
            List<Progress.Part> slow = new ArrayList<>();
            try (EmbeddedServer second =
                    EmbeddedServer.open(home.path(), TestHome.settings(), Carrier.nothing(), slow::add)) {
                assertThat(home.postmaster().orElseThrow().pid()).isEqualTo(pid);
                assertThat(second.administrator()).isEqualTo(first.administrator());
                assertThat(slow).isEmpty();
            }
        }
    }

    @Test
    void closing_leaves_the_server_running_and_stopping_ends_it() throws IOException {
        home.open().close();
        ProcessHandle server = home.postmaster().orElseThrow();
        assertThat(Processes.runs(server)).isTrue();
        assertThat(EmbeddedServer.stop(home.path())).isTrue();
        assertThat(Processes.runs(server)).isFalse();
        assertThat(EmbeddedServer.stop(home.path())).isFalse();
    }

    @Test
    void data_that_is_gone_is_told_and_no_empty_store_is_made_in_its_place() throws Exception {
        try (TestHome other = TestHome.fresh()) {
            other.open().close();
            EmbeddedServer.stop(other.path());
            Path data = other.path().resolve("store/data");
            Path away = other.path().resolve("store/away");
            Files.move(data, away);
            assertThatThrownBy(other::open).isInstanceOfSatisfying(FaultException.class, gone -> {
                assertThat(gone.fault().code()).isEqualTo(Code.STORE_DAMAGED);
                assertThat(gone.fault().message()).contains("is gone");
                assertThat(gone.fault().nextStep()).contains("backup");
            });
            assertThat(data).doesNotExist();
            Files.move(away, data);
            other.open().close();
        }
    }

    @Test
    void what_was_written_is_there_after_stop_and_start_and_so_is_the_port() throws SQLException {
        int port;
        try (EmbeddedServer server = home.open()) {
            Login login = server.databases().owned("kept", "kept");
            port = login.port();
            execute(login, "CREATE TABLE IF NOT EXISTS t AS SELECT 42 AS answer");
            server.stop();
        }
        try (EmbeddedServer server = home.open()) {
            assertThat(value(server.login("kept", "kept"), "SELECT answer FROM t"))
                    .isEqualTo("42");
            assertThat(server.administrator().port()).isEqualTo(port);
        }
    }

    @Test
    void a_use_heals_when_its_server_was_killed() throws Exception {
        try (EmbeddedServer server = home.open()) {
            Login login = server.databases().owned("survivor", "survivor");
            execute(login, "CREATE TABLE IF NOT EXISTS t AS SELECT 7 AS answer");
            home.killPostmaster();
            server.ensureRunning(Progress.silent());
            assertThat(value(server.login("survivor", "survivor"), "SELECT answer FROM t"))
                    .isEqualTo("7");
        }
    }

    @Test
    void a_use_that_is_over_starts_nothing_again() throws Exception {
        EmbeddedServer over = home.open();
        over.close();
        EmbeddedServer.stop(home.path());
        over.ensureRunning(Progress.silent());
        assertThat(home.postmaster()).isEmpty();
    }

    @Test
    void a_postmaster_file_whose_number_went_to_another_program_is_no_obstacle() throws Exception {
        home.open().close();
        home.killPostmaster();
        Path file = PostmasterFile.in(home.files().data());
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(0, String.valueOf(ProcessHandle.current().pid()));
        Files.write(file, lines);
        home.open().close();
        assertThat(home.postmaster()).isPresent();
    }

    @Test
    void an_empty_postmaster_file_is_no_obstacle() throws IOException {
        EmbeddedServer.stop(home.path());
        Files.writeString(PostmasterFile.in(home.files().data()), "");
        home.open().close();
        assertThat(home.postmaster()).isPresent();
    }

    @Test
    void a_note_of_somebody_who_died_while_stopping_is_no_obstacle() throws IOException {
        long gone = goneProcess();
        Files.writeString(home.files().store().resolve("stopping"), gone + "\n");
        Files.writeString(home.files().users().resolve(gone + ".left"), "0\n");
        home.open().close();
        assertThat(home.files().store().resolve("stopping")).doesNotExist();
        assertThat(home.files().users().resolve(gone + ".left")).doesNotExist();
    }

    @Test
    void only_the_owner_can_read_what_matters() throws IOException {
        home.open().close();
        assertThat(permissions(home.files().password())).isEqualTo("rw-------");
        assertThat(permissions(home.files().data())).isEqualTo("rwx------");
        assertThat(permissions(home.files().log())).isEqualTo("rw-------");
        assertThat(permissions(home.path())).isEqualTo("rwx------");
    }

    @Test
    void it_listens_on_loopback_only_and_takes_no_wrong_password() {
        try (EmbeddedServer server = home.open()) {
            Login right = server.administrator();
            Login wrong = new Login(right.host(), right.port(), right.database(), right.user(), "guess");
            assertThatThrownBy(wrong::connect).hasMessageContaining("password authentication failed");
            assertThat(value(right, "SHOW listen_addresses")).isEqualTo("127.0.0.1");
            assertThat(value(right, "SHOW unix_socket_directories")).isEmpty();
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void it_loses_nothing_that_it_confirmed() throws SQLException {
        try (EmbeddedServer server = home.open()) {
            for (String setting : List.of("fsync", "synchronous_commit", "full_page_writes")) {
                assertThat(value(server.administrator(), "SHOW " + setting)).isEqualTo("on");
            }
        }
    }

    @Test
    void a_login_prints_no_password() {
        try (EmbeddedServer server = home.open()) {
            Login login = server.administrator();
            assertThat(login.toString()).doesNotContain(login.password());
        }
    }

    @Test
    void a_database_lets_in_its_owner_and_its_reader_and_nobody_else() throws SQLException {
        try (EmbeddedServer server = home.open()) {
            Login owner = server.databases().owned("company", "company");
            server.databases().owned("other", "other");
            execute(owner, "CREATE TABLE IF NOT EXISTS orders AS SELECT 1 AS id");
            Login reader = server.databases().reader("company", "company", "company_reader", List.of("public"));
            execute(owner, "CREATE TABLE IF NOT EXISTS later AS SELECT 2 AS id");
            assertThat(value(reader, "SELECT id FROM orders")).isEqualTo("1");
            assertThat(value(reader, "SELECT id FROM later")).isEqualTo("2");
            assertThatThrownBy(() -> execute(reader, "DELETE FROM orders")).hasMessageContaining("permission denied");
            assertThatThrownBy(() -> execute(reader, "CREATE TEMP TABLE t (id int)"))
                    .hasMessageContaining("permission denied");
            assertThatThrownBy(() -> reader.to("other").connect()).hasMessageContaining("permission denied");
        }
    }

    private static long goneProcess() throws IOException {
        try {
            Process process = new ProcessBuilder("true").start();
            process.waitFor();
            return process.pid();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static String value(Login login, String sql) throws SQLException {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getString(1);
        }
    }

    private static void execute(Login login, String sql) throws SQLException {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
