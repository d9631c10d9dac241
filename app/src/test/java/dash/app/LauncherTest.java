package dash.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in folders and environments of its own; the jar is a small one that repeats its arguments. */
class LauncherTest {

    /** What the launcher may use of the system; everything else is missing on purpose. */
    private static final List<String> TOOLS = List.of(
            "sh",
            "dirname",
            "readlink",
            "sed",
            "head",
            "find",
            "mkdir",
            "rm",
            "mv",
            "cat",
            "sleep",
            "grep",
            "touch",
            "uname");

    @TempDir
    Path folder;

    private Path bin = Path.of("");
    private final Map<String, String> environment = new TreeMap<>();

    @BeforeEach
    void make_a_small_world() throws IOException {
        bin = Files.createDirectories(folder.resolve("bin"));
        TOOLS.forEach(this::link);
        environment.put("PATH", bin.toString());
        environment.put("HOME", folder.toString());
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        Files.copy(root().resolve("dash"), folder.resolve("dash"));
    }

    @Test
    void a_downloaded_jar_runs_without_any_build() throws Exception {
        writeJar(folder.resolve("dash.jar"));
        Outcome outcome = launch("ask", "how many?", "a  b");
        assertThat(outcome.out()).isEqualTo("[ask, how many?, a  b]");
        assertThat(outcome.status()).isEqualTo(7);
    }

    @Test
    void a_folder_with_blanks_and_a_link_to_the_launcher_are_fine() throws Exception {
        Path strange = Files.createDirectories(folder.resolve("a folder"));
        Files.copy(root().resolve("dash"), strange.resolve("dash"));
        writeJar(strange.resolve("dash.jar"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), strange.resolve("dash"));
        assertThat(run(List.of("sh", link.toString(), "stop")).out()).isEqualTo("[stop]");
    }

    @Test
    void the_second_start_uses_the_cache_that_the_first_one_made() throws Exception {
        writeJar(folder.resolve("dash.jar"));
        launch("one");
        assertThat(folder.resolve("dash.aot")).exists();
        assertThat(launch("two").out()).isEqualTo("[two]");
    }

    @Test
    void without_arguments_it_asks_for_help() throws Exception {
        writeJar(folder.resolve("dash.jar"));
        assertThat(launch().out()).isEqualTo("[help]");
    }

    @Test
    void a_jdk_that_is_too_old_is_passed_over_for_one_in_the_usual_folders() throws Exception {
        writeJar(folder.resolve("dash.jar"));
        environment.put("JAVA_HOME", oldJdk().toString());
        environment.put("DASH_JVM_FOLDERS", oldJdk() + " " + System.getProperty("java.home"));
        assertThat(launch("x").out()).isEqualTo("[x]");
    }

    @Test
    void without_a_jdk_one_line_says_what_to_install() throws Exception {
        environment.remove("JAVA_HOME");
        environment.put("DASH_JVM_FOLDERS", oldJdk().toString());
        Outcome outcome = launch("doctor");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err())
                .isEqualTo("dash: needs a JDK 25 or newer and found none."
                        + " Next: install one (for example Temurin 25) or set JAVA_HOME to it");
    }

    @Test
    void without_maven_a_source_tree_says_so() throws Exception {
        makeSourceTree();
        Outcome outcome = launch("doctor");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("dash: needs Maven 3.8").contains("Next: install it");
    }

    @Test
    void without_node_a_source_tree_says_so() throws Exception {
        makeSourceTree();
        tool("mvn", "exit 0");
        Outcome outcome = launch("doctor");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("dash: needs Node 20").contains("Next: install it");
    }

    @Test
    void an_old_node_is_not_enough() throws Exception {
        makeSourceTree();
        tool("mvn", "exit 0");
        tool("npm", "exit 0");
        tool("node", "echo v18.1.0");
        assertThat(launch("doctor").err()).contains("found v18.1.0");
    }

    @Test
    void a_build_that_fails_shows_its_first_errors_and_where_the_rest_is() throws Exception {
        makeSourceTree();
        tool("mvn", "echo '[ERROR] no semicolon'; exit 1");
        tool("npm", "exit 0");
        tool("node", "echo v20.1.0");
        Outcome outcome = launch("doctor");
        assertThat(outcome.status()).isEqualTo(5);
        assertThat(outcome.err())
                .contains("[ERROR] no semicolon")
                .contains("Next: read ")
                .contains("build.log");
    }

    @Test
    void a_source_tree_builds_once_and_again_only_when_a_source_is_newer() throws Exception {
        makeSourceTree();
        Path made = folder.resolve("made.jar");
        writeJar(made);
        tool(
                "mvn",
                "echo built >>" + folder.resolve("builds") + "; cat " + made + " >"
                        + folder.resolve("app/target/dash.jar"));
        tool("npm", "exit 0");
        tool("node", "echo v20.1.0");
        assertThat(launch("one").out()).isEqualTo("[one]");
        launch("two");
        assertThat(folder.resolve("builds")).hasContent("built");
        Path source = folder.resolve("app/src/main/java/New.java");
        Files.createDirectories(folder.resolve("app/src/main/java"));
        Files.writeString(source, "class New {}");
        Files.setLastModifiedTime(
                source,
                java.nio.file.attribute.FileTime.fromMillis(
                        Files.getLastModifiedTime(folder.resolve("app/target/dash.jar"))
                                        .toMillis()
                                + 5_000));
        launch("three");
        assertThat(Files.readAllLines(folder.resolve("builds"))).hasSize(2);
    }

    @Test
    void a_lock_that_a_dead_builder_left_behind_does_not_stop_the_next_one() throws Exception {
        makeSourceTree();
        tool("mvn", "exit 1");
        tool("npm", "exit 0");
        tool("node", "echo v20.1.0");
        Path lock = Files.createDirectories(folder.resolve("target/.building"));
        Files.writeString(lock.resolve("pid"), "999999999");
        assertThat(launch("doctor").err()).contains("the build failed");
    }

    private void makeSourceTree() throws IOException {
        Files.createDirectories(folder.resolve("app/src"));
        Files.createDirectories(folder.resolve("app/target"));
        Files.writeString(folder.resolve("pom.xml"), "<project/>");
    }

    private Path oldJdk() throws IOException {
        Path old = folder.resolve("jdk-17");
        Files.createDirectories(old.resolve("bin"));
        if (Files.notExists(old.resolve("release"))) {
            Files.writeString(old.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
            Files.writeString(old.resolve("bin/java"), "#!/bin/sh\nexit 99\n");
            old.resolve("bin/java").toFile().setExecutable(true);
        }
        return old;
    }

    private void link(String tool) {
        for (String place : List.of("/bin/", "/usr/bin/")) {
            if (Files.exists(Path.of(place + tool))) {
                try {
                    Files.createSymbolicLink(bin.resolve(tool), Path.of(place + tool));
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
                return;
            }
        }
    }

    private void tool(String name, String body) throws IOException {
        Path tool = bin.resolve(name);
        Files.writeString(tool, "#!/bin/sh\n" + body + "\n");
        tool.toFile().setExecutable(true);
    }

    private Outcome launch(String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(List.of("sh", folder.resolve("dash").toString()));
        command.addAll(List.of(arguments));
        return run(command);
    }

    private Outcome run(List<String> command) throws Exception {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Outcome(
                process.exitValue(),
                Files.readString(out).strip(),
                Files.readString(err).strip());
    }

    private record Outcome(int status, String out, String err) {}

    private static Path root() {
        return Path.of(System.getProperty("dash.root", ".."));
    }

    private static void writeJar(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Echo.class.getName());
        String entry = Echo.class.getName().replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            out.putNextEntry(new JarEntry(entry));
            out.write(Echo.class.getClassLoader().getResourceAsStream(entry).readAllBytes());
            out.closeEntry();
        }
    }

    /** Stands in for Dash: prints its arguments and ends with a status that cannot come from anywhere else. */
    public static final class Echo {
        private Echo() {}

        public static void main(String[] arguments) {
            System.out.println(List.of(arguments));
            System.exit(arguments.length > 0 && arguments[0].equals("warm-up") ? 0 : 7);
        }
    }
}
