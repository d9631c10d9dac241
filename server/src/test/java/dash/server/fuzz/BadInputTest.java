package dash.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.server.Served;
import dash.testkit.SharedFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bad inputs of the shared folder that concern the API, sent byte for byte. After each, a good request works. */
class BadInputTest {

    private static final int MANY_ZEROS = 10 << 20;

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    @BeforeAll
    static void serve() {
        served = new Served(folder);
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    @TestFactory
    List<DynamicTest> bad_input_of_the_shared_folder_is_turned_away() throws IOException {
        var file = SharedFolder.find("guard/bad-input.jsonl");
        assumeTrue(file.isPresent(), "skipped: ../shared/guard/bad-input.jsonl is not there");
        return Files.readAllLines(file.orElseThrow()).stream()
                .map(line -> JsonMapper.shared().readTree(line))
                .filter(one -> one.path("surface").asString().matches("api\\..*|http\\.header|path\\.param"))
                .map(one -> DynamicTest.dynamicTest(
                        one.path("id").asString() + " " + one.path("kind").asString(), () -> check(one)))
                .toList();
    }

    private static void check(JsonNode one) throws IOException {
        long before = served.get("P/answers?limit=200").json().path("items").size();
        String reply = sent(one);
        String status = reply.split(" ", 3)[1];
        String expected = one.path("expect").asString();
        if (expected.startsWith("accepted as")) {
            assertThat(status).isEqualTo("200");
        } else if (!expected.startsWith("accepted or")) {
            assertThat(status).as(reply).startsWith("4");
            assertThat(reply).contains("application/problem+json").doesNotContain("Exception", "\tat ");
            assertThat(served.get("P/answers?limit=200").json().path("items").size())
                    .as("no state change")
                    .isEqualTo((int) before);
        }
        assertThat(served.post("P/ask", "{\"question\": \"How many orders are done?\"}")
                        .status())
                .isEqualTo(200);
    }

    private static String sent(JsonNode one) throws IOException {
        return switch (one.path("surface").asString()) {
            case "path.param" -> say("GET " + one.path("payload").asString() + " HTTP/1.1", "", new byte[0]);
            case "http.header" -> say(post("ask"), "Content-Encoding: gzip\r\n", zeros());
            case "api.sql" -> say(post("sql"), "", body(one));
            default -> say(post("ask"), "", body(one));
        };
    }

    private static String post(String route) {
        return "POST " + Served.PROJECT + "/" + route + " HTTP/1.1";
    }

    private static byte[] body(JsonNode one) {
        if (one.has("payload_b64")) {
            return Base64.getDecoder().decode(one.path("payload_b64").asString());
        }
        if (one.has("payload")) {
            return one.path("payload").asString().getBytes(StandardCharsets.UTF_8);
        }
        JsonNode plan = one.path("gen");
        StringBuilder text = new StringBuilder(plan.path("prefix").asString());
        for (int number = 0; number < plan.path("times").asInt(); number++) {
            text.append(plan.path("repeat").asString().replace("%d", String.valueOf(number)));
        }
        return text.append(plan.path("suffix").asString()).toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zeros() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(bytes)) {
            zipped.write(new byte[MANY_ZEROS]);
        }
        return bytes.toByteArray();
    }

    private static String say(String line, String headers, byte[] body) throws IOException {
        int port = served.server().port();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(20_000);
            OutputStream out = socket.getOutputStream();
            String type =
                    body.length == 0 ? "" : "Content-Type: application/json\r\nContent-Length: " + body.length + "\r\n";
            String head = line + "\r\nHost: localhost:" + port + "\r\nConnection: close\r\n" + type + headers + "\r\n";
            out.write(head.getBytes(StandardCharsets.UTF_8));
            try {
                out.write(body);
                out.flush();
            } catch (IOException refused) {
                // The server may answer and hang up before it has read all of a body it will not take.
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
