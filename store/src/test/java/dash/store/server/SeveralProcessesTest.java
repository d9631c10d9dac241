package dash.store.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

final class SeveralProcessesTest {

    @Test
    void processes_that_start_at_once_get_one_server() throws Exception {
        try (TestHome home = TestHome.fresh();
                ChildProcess one = ChildProcess.run(OpeningMain.class, home.path());
                ChildProcess two = ChildProcess.run(OpeningMain.class, home.path());
                ChildProcess three = ChildProcess.run(OpeningMain.class, home.path())) {
            String first = one.line();
            assertThat(first).matches("\\d+ \\d+");
            assertThat(two.line()).isEqualTo(first);
            assertThat(three.line()).isEqualTo(first);
        }
    }

    @Test
    void the_server_outlives_a_killed_starter_and_stops_when_nobody_is_left() throws Exception {
        try (TestHome home = TestHome.fresh();
                ChildProcess starter = ChildProcess.run(OpeningMain.class, home.path())) {
            starter.line();
            ProcessHandle server = home.postmaster().orElseThrow();
            try (ChildProcess other = ChildProcess.run(OpeningMain.class, home.path())) {
                other.line();
                starter.kill();
                // Longer than the second that the server may idle: it is in use, so it must stay.
                Thread.sleep(3_000);
                assertThat(Processes.runs(server)).isTrue();
                other.kill();
            }
            TestHome.awaitEnd(server);
            home.open().close();
            assertThat(home.postmaster()).isPresent();
        }
    }

    @Test
    void the_interrupt_key_in_the_starters_terminal_does_not_reach_the_server() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "no setsid to make a terminal's group");
        try (TestHome home = TestHome.fresh();
                ChildProcess starter = ChildProcess.run(
                        // A background job of a script is born deaf to this signal, and so are its children.
                        List.of("/usr/bin/setsid", "/usr/bin/env", "--default-signal=INT"),
                        System.getProperty("java.class.path"),
                        OpeningMain.class,
                        home.path())) {
            starter.line();
            ProcessHandle server = home.postmaster().orElseThrow();
            Commands.run(List.of("/bin/sh", "-c", "kill -INT -" + starter.pid()));
            assertThat(starter.line()).isEmpty();
            assertThat(Processes.runs(server)).isTrue();
        }
    }

    @Test
    void a_first_start_killed_at_any_point_is_healed_by_the_next() throws Exception {
        long seed = Long.getLong("dash.seed", 20251115L);
        Random random = new Random(seed);
        int rounds = Boolean.getBoolean("dash.long") ? 25 : 2;
        for (int round = 0; round < rounds; round++) {
            try (TestHome home = round == 0 ? TestHome.withNothing() : TestHome.fresh()) {
                try (ChildProcess starter = ChildProcess.run(OpeningMain.class, home.path())) {
                    Thread.sleep(random.nextInt(2_500));
                    starter.kill();
                }
                try (EmbeddedServer server = home.open()) {
                    assertThat(server.databases().exists("postgres"))
                            .as("round %d of seed %d", round, seed)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void an_ordinary_user_runs_it_as_themselves() throws Exception {
        Optional<RunAs> nobody = "root".equals(System.getProperty("user.name")) ? wayToNobody() : Optional.empty();
        Assumptions.assumeTrue(nobody.isPresent(), "not root, so every other test runs as an ordinary user");
        try (TestHome home = TestHome.withNothing()) {
            Path classes =
                    classPathForAnybody(home.path().resolveSibling(home.path().getFileName() + "-classes"));
            nobody.get().own(home.path());
            try (ChildProcess starter = ChildProcess.run(
                    nobody.get().prefix(),
                    classes + "/*" + File.pathSeparator + directories(classes),
                    OpeningMain.class,
                    home.path())) {
                assertThat(starter.line()).matches("\\d+ \\d+");
                assertThat(home.postmaster().orElseThrow().info().user()).contains("nobody");
                assertThat(Files.getOwner(home.files().data()).getName()).isEqualTo("nobody");
            } finally {
                DurableFiles.deleteTree(classes);
            }
        }
    }

    private static Optional<RunAs> wayToNobody() throws Exception {
        RunAs nobody = new RunAs(
                List.of("setpriv", "--reuid=nobody", "--regid=65534", "--clear-groups"),
                Optional.of(Path.of("/")
                        .getFileSystem()
                        .getUserPrincipalLookupService()
                        .lookupPrincipalByName("nobody")));
        return Commands.succeeds(nobody.command(List.of("true"))) ? Optional.of(nobody) : Optional.empty();
    }

    /** The local repository may lie below a folder that only root can enter. */
    private static Path classPathForAnybody(Path target) throws IOException {
        Files.createDirectories(target);
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            if (Files.isRegularFile(path) && Stream.of("postgres", "xz").anyMatch(entry::contains)) {
                Files.copy(path, target.resolve(path.getFileName()));
            }
        }
        return target;
    }

    private static String directories(Path target) throws IOException {
        List<String> copies = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            if (Files.isDirectory(path)) {
                copies.add(path.toString());
            } else if (entry.contains("agent")) {
                copies.add(Files.copy(path, target.resolve("agent-copy")).toString());
            }
        }
        return copies.stream().collect(Collectors.joining(File.pathSeparator));
    }
}
