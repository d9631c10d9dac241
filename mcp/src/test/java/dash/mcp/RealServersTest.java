package dash.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dash.documents.Library.Findings;
import dash.knowledge.Document;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client with servers that others wrote. */
class RealServersTest {

    private static final Duration TIME = Duration.ofSeconds(30);

    @TempDir
    Path folder = Path.of("");

    @Test
    void a_file_is_read_through_the_file_server_and_nothing_is_written() throws IOException {
        Path house = Files.createDirectory(folder.resolve("house")).toRealPath();
        Files.writeString(house.resolve("leave.md"), "# Leave\n\nParental leave is six months, paid in full.");
        Map<String, String> arguments =
                new LinkedHashMap<>(Map.of("path", house.resolve("leave.md").toString()));
        ServerSettings.Command command = new ServerSettings.Command(
                List.of("node", NpmServers.program("server-filesystem").toString(), house.toString()), Map.of());
        McpLibrary library = library(command, List.of(new ServerSettings.AllowedTool("read_text_file", arguments)));
        Findings found = library.about("parental leave");
        assertThat(found.notes()).isEmpty();
        assertThat(found.documents()).singleElement().satisfies(document -> {
            assertThat(document.title()).isEqualTo("Leave");
            assertThat(document.text()).contains("six months");
            assertThat(document.path()).startsWith("house://read_text_file/");
        });
        assertThat(library.about("refund policy").documents())
                .as("it has to do with the words")
                .isEmpty();
        assertThat(library(command, List.of()).about("other").notes())
                .containsExactly(
                        "house has no tool that says it only reads and that takes words; name one in dash.yaml");
        try (var files = Files.list(house)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void a_file_that_is_not_there_is_a_note() throws IOException {
        Path house = Files.createDirectory(folder.resolve("house")).toRealPath();
        ServerSettings.Command command = new ServerSettings.Command(
                List.of("node", NpmServers.program("server-filesystem").toString(), house.toString()), Map.of());
        Findings found = library(
                        command,
                        List.of(new ServerSettings.AllowedTool("read_text_file", Map.of("path", "/etc/passwd"))))
                .about("parental leave");
        assertThat(found.documents()).isEmpty();
        assertThat(found.notes())
                .singleElement()
                .satisfies(note -> assertThat(note).startsWith("house said that read_text_file failed"));
    }

    @Test
    void the_server_of_everything_is_asked_with_words_over_standard_input_and_output() {
        ServerSettings.Command command = new ServerSettings.Command(
                List.of("node", NpmServers.program("server-everything").toString(), "stdio"), Map.of());
        Findings found = library(command, List.of()).about("refund policy");
        assertThat(found.documents()).extracting(Document::text).anyMatch(text -> text.contains("refund policy"));
        assertThat(found.notes())
                .as("a tool whose name says that it does something is left alone")
                .anyMatch(note -> note.contains("trigger-long-running-operation"));
    }

    @Test
    void resources_of_the_server_of_everything_are_read() {
        ServerSettings.Command command = new ServerSettings.Command(
                List.of("node", NpmServers.program("server-everything").toString(), "stdio"), Map.of());
        ServerSettings settings = new ServerSettings(
                "house", command, List.of(), List.of("demo://*"), TIME, ServerSettings.BYTES, ServerSettings.KEEP);
        Findings found = new McpLibrary(List.of(settings), folder, folder.resolve("kept"), Clock.systemUTC())
                .about("architecture of the server");
        assertThat(found.documents())
                .isNotEmpty()
                .allSatisfy(document -> assertThat(document.path()).startsWith("house://demo:"));
    }

    @Test
    void the_same_over_streamable_http() throws Exception {
        Path program = NpmServers.program("server-everything");
        int port = freePort();
        ProcessBuilder builder =
                new ProcessBuilder("node", "-r", loopbackOnly().toString(), program.toString(), "streamableHttp");
        builder.environment().put("PORT", Integer.toString(port));
        Process server = builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("server.log").toFile())
                .start();
        try {
            awaitListening(port);
            ServerSettings.Address address =
                    new ServerSettings.Address(URI.create("http://127.0.0.1:" + port + "/mcp"), Map.of());
            Findings found = library(address, List.of(new ServerSettings.AllowedTool("echo", Map.of())))
                    .about("refund policy");
            assertThat(found.notes()).isEmpty();
            assertThat(found.documents())
                    .singleElement()
                    .satisfies(document -> assertThat(document.text()).contains("refund policy"));
        } finally {
            server.destroyForcibly().waitFor();
        }
    }

    private McpLibrary library(ServerSettings.Transport transport, List<ServerSettings.AllowedTool> tools) {
        ServerSettings settings = new ServerSettings(
                "house", transport, tools, List.of(), TIME, ServerSettings.BYTES, ServerSettings.KEEP);
        return new McpLibrary(List.of(settings), folder, folder.resolve("kept"), Clock.systemUTC());
    }

    /** That server would listen to everybody; here it is held to this machine. */
    private Path loopbackOnly() throws IOException {
        return Files.writeString(folder.resolve("loopback.cjs"), """
                const net = require('net');
                const listen = net.Server.prototype.listen;
                net.Server.prototype.listen = function (port, ...rest) {
                  return listen.call(this, port, '127.0.0.1', ...rest.filter((each) => typeof each === 'function'));
                };
                """);
    }

    private static void awaitListening(int port) throws InterruptedException {
        for (int attempt = 0; attempt < 150; attempt++) {
            try {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                return;
            } catch (IOException notYet) {
                Thread.sleep(100);
            }
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
