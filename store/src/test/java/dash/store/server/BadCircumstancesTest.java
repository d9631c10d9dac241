package dash.store.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class BadCircumstancesTest {

    private final TestHome home;

    BadCircumstancesTest() throws Exception {
        home = TestHome.fresh();
    }

    @BeforeEach
    void a_healthy_server_that_is_stopped() {
        if (!Files.exists(home.files().data())) {
            home.open().close();
        }
        EmbeddedServer.stop(home.path());
    }

    @AfterAll
    void remove() throws IOException {
        home.close();
    }

    @Test
    void a_home_that_is_a_file(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("home"), "");
        Fault fault =
                faultOf(() -> EmbeddedServer.open(file, TestHome.settings(), Carrier.nothing(), Progress.silent()));
        assertThat(fault.code()).isEqualTo(Code.HOME_UNUSABLE);
        assertThat(fault.place().inWords()).isEqualTo(file.toString());
        assertThat(fault.nextStep()).contains("DASH_HOME");
    }

    @Test
    void a_password_file_that_others_can_read() throws IOException {
        Files.setPosixFilePermissions(home.files().password(), PosixFilePermissions.fromString("rw-r--r--"));
        try {
            Fault fault = faultOf(home::open);
            assertThat(fault.code()).isEqualTo(Code.STORE_PASSWORD_REFUSED);
            assertThat(fault.value()).isEqualTo("rw-r--r--");
            assertThat(fault.nextStep()).contains("chmod 600");
        } finally {
            Files.setPosixFilePermissions(home.files().password(), PosixFilePermissions.fromString("rw-------"));
        }
    }

    @Test
    void a_password_file_that_is_missing() throws IOException {
        Path elsewhere = home.files().password().resolveSibling("elsewhere");
        Files.move(home.files().password(), elsewhere);
        try {
            Fault fault = faultOf(home::open);
            assertThat(fault.code()).isEqualTo(Code.STORE_PASSWORD_REFUSED);
            assertThat(fault.value()).isEqualTo("missing");
            assertThat(home.files().password()).doesNotExist();
        } finally {
            Files.move(elsewhere, home.files().password());
        }
    }

    @Test
    void a_password_file_with_another_password() throws IOException {
        String right = Files.readString(home.files().password());
        Files.writeString(home.files().password(), "0123456789\n");
        try {
            Fault fault = faultOf(home::open);
            assertThat(fault.code()).isEqualTo(Code.STORE_PASSWORD_REFUSED);
            assertThat(fault.place().inWords())
                    .isEqualTo(home.files().password().toString());
            assertThat(fault.inOneLine()).doesNotContain("0123456789");
        } finally {
            Files.writeString(home.files().password(), right);
        }
    }

    @Test
    void a_data_directory_with_a_damaged_control_file() throws IOException {
        Path control = home.files().data().resolve("global/pg_control");
        byte[] healthy = Files.readAllBytes(control);
        byte[] damaged = healthy.clone();
        damaged[20] ^= 0x55;
        Files.write(control, damaged);
        try {
            assertThat(faultOf(home::open).code()).isEqualTo(Code.STORE_DAMAGED);
        } finally {
            Files.write(control, healthy);
        }
    }

    @Test
    void a_data_directory_without_its_log_of_writes() throws IOException {
        Path log = home.files().data().resolve("pg_wal");
        Path elsewhere = home.files().store().resolve("elsewhere");
        Files.move(log, elsewhere);
        try {
            assertThat(faultOf(home::open).code()).isEqualTo(Code.STORE_DAMAGED);
        } finally {
            DurableFiles.deleteTree(log);
            Files.move(elsewhere, log);
        }
    }

    @Test
    void a_data_directory_that_says_no_version() throws IOException {
        Path version = home.files().data().resolve("PG_VERSION");
        String healthy = Files.readString(version);
        Files.writeString(version, "");
        try {
            Fault fault = faultOf(home::open);
            assertThat(fault.code()).isEqualTo(Code.STORE_DAMAGED);
            assertThat(fault.message()).contains("PG_VERSION is");
        } finally {
            Files.writeString(version, healthy);
        }
    }

    @Test
    void data_of_another_postgresql_that_cannot_be_moved() throws IOException {
        Path version = home.files().data().resolve("PG_VERSION");
        String healthy = Files.readString(version);
        try {
            Files.writeString(version, "12\n");
            assertThat(faultOf(home::open).code()).isEqualTo(Code.STORE_OF_ANOTHER_VERSION);
            Files.writeString(version, "99\n");
            assertThat(faultOf(home::open).nextStep()).contains("newer Dash");
        } finally {
            Files.writeString(version, healthy);
        }
    }

    @Test
    void a_fixed_port_that_is_taken() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            ServerSettings settings = TestHome.settings().withPort(other.getLocalPort());
            Fault fault =
                    faultOf(() -> EmbeddedServer.open(home.path(), settings, Carrier.nothing(), Progress.silent()));
            assertThat(fault.code()).isEqualTo(Code.STORE_PORT_TAKEN);
            assertThat(fault.value()).isEqualTo(String.valueOf(other.getLocalPort()));
        }
    }

    @Test
    void the_port_of_last_time_being_taken_is_no_obstacle() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            Files.writeString(home.files().port(), other.getLocalPort() + "\n");
            try (EmbeddedServer server = home.open()) {
                assertThat(server.administrator().port()).isNotEqualTo(other.getLocalPort());
            }
        }
    }

    @Test
    void a_server_that_does_not_start_is_quoted() throws IOException {
        Path broken = home.files().data().resolve("postgresql.auto.conf");
        String healthy = Files.readString(broken);
        Files.writeString(broken, "shared_buffers = 'no number'\n");
        try {
            Fault fault = faultOf(home::open);
            assertThat(fault.code()).isEqualTo(Code.STORE_NOT_STARTED);
            assertThat(fault.message()).contains("shared_buffers");
            assertThat(fault.place().inWords()).isEqualTo(home.files().log().toString());
        } finally {
            Files.writeString(broken, healthy);
        }
    }

    private static Fault faultOf(ThrowingCallable attempt) {
        var caught = new Fault[1];
        assertThatThrownBy(attempt).isInstanceOfSatisfying(FaultException.class, thrown -> caught[0] = thrown.fault());
        return caught[0];
    }
}
