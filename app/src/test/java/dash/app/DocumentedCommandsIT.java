package dash.app;

import static org.assertj.core.api.Assertions.assertThat;

import dash.testkit.RepositoryRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command that the documents show, run as a reader would type it: with the real launcher and the real jar. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DocumentedCommandsIT {

    private static final Path ROOT = RepositoryRoot.path();

    @TempDir
    static Path folder = Path.of("");

    private Optional<Staying> served = Optional.empty();

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void a_documented_command_works(String command) throws Exception {
        if (stays(command)) {
            try (Staying staying = Staying.start(command, ROOT, folder)) {
                assertThat(run("curl -sf " + staying.address()).text()).contains("<!doctype html>");
            }
            return;
        }
        Outcome outcome =
                run(command.startsWith("curl") ? command.replace("localhost:8321", served().host()) : command);
        assertThat(outcome.status()).as(outcome.text()).isZero();
        assertThat(outcome.text()).isNotBlank().doesNotContain("urn:dash:error");
    }

    /** What serves until it is told to end. */
    private static boolean stays(String command) {
        return command.matches("\\./dash (demo|serve)\\b(?!.*--(help|prepare)).*");
    }

    /** The demo company, served for all requests that the documents show. */
    private synchronized Staying served() throws Exception {
        if (served.isEmpty()) {
            Staying staying = Staying.start("./dash demo", ROOT, folder);
            served = Optional.of(staying);
            staying.awaitReady();
        }
        return served.get();
    }

    @AfterAll
    void stop() throws Exception {
        served.ifPresent(Staying::close);
        run("./dash stop");
    }

    /** Lines of sh blocks that call the launcher or a served project; the tests themselves are left out, or this would never end. */
    static List<String> commands() throws IOException {
        List<String> commands = new ArrayList<>();
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs"))) {
            Stream.concat(Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")), guides.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .forEach(file -> commands.addAll(commandsOf(file)));
        }
        return commands.stream().distinct().toList();
    }

    private static List<String> commandsOf(Path file) {
        List<String> commands = new ArrayList<>();
        boolean shell = false;
        for (String line : lines(file)) {
            if (line.startsWith("```")) {
                shell = line.equals("```sh");
            } else if (shell
                    && (line.startsWith("curl ") || (line.contains("./dash ") && !line.contains("./dash test")))) {
                commands.add(line.strip());
            }
        }
        return commands;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Outcome run(String command) throws Exception {
        Path out = Files.createTempFile(folder, "out", ".txt");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command);
        builder.environment().put("DASH_HOME", folder.resolve("home").toString());
        builder.environment().remove("DASH_STORE_URL");
        builder.environment().remove("DASH_PROJECT");
        Process process = builder.directory(ROOT.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).as(command).isTrue();
        return new Outcome(process.exitValue(), Files.readString(out));
    }

    private record Outcome(int status, String text) {}
}
