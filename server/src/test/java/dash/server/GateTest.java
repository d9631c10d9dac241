package dash.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is let in, and how anything wrong is told. Spoken in plain sockets, because good clients cannot say these things. */
class GateTest {

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

    /** Sends lines as they are, with {@code PORT} filled in; returns all that comes back. */
    private static String say(String... lines) throws IOException {
        int port = served.server().port();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            String text = String.join("\r\n", lines) + "\r\n\r\n";
            out.write(text.replace("PORT", String.valueOf(port)).getBytes(StandardCharsets.UTF_8));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String get(String... headers) throws IOException {
        String[] lines = new String[headers.length + 2];
        lines[0] = "GET /api/session HTTP/1.1";
        lines[1] = "Connection: close";
        System.arraycopy(headers, 0, lines, 2, headers.length);
        return say(lines);
    }

    private static String rename(String... headers) throws IOException {
        String[] lines = new String[headers.length + 4];
        lines[0] = "POST /api/projects/depot/conversations HTTP/1.1";
        lines[1] = "Host: localhost:PORT";
        lines[2] = "Connection: close";
        lines[3] = "Content-Length: 0";
        System.arraycopy(headers, 0, lines, 4, headers.length);
        return say(lines);
    }

    @Test
    void only_its_own_names_are_answered_to() throws IOException {
        assertThat(get("Host: localhost:PORT")).startsWith("HTTP/1.1 200");
        assertThat(get("Host: 127.0.0.1:PORT")).startsWith("HTTP/1.1 200");
        assertThat(get("Host: rebound.example:PORT")).startsWith("HTTP/1.1 403").contains("REQUEST_FROM_ELSEWHERE");
        assertThat(get("Host: localhost")).startsWith("HTTP/1.1 403");
    }

    @Test
    void another_web_page_may_neither_read_nor_change_anything() throws IOException {
        assertThat(get("Host: localhost:PORT", "Origin: http://evil.example")).startsWith("HTTP/1.1 403");
        assertThat(get("Host: localhost:PORT", "Origin: null")).startsWith("HTTP/1.1 403");
        assertThat(get("Host: localhost:PORT", "Sec-Fetch-Site: cross-site")).startsWith("HTTP/1.1 403");
        assertThat(rename("Origin: http://evil.example")).startsWith("HTTP/1.1 403");
        assertThat(rename("Sec-Fetch-Site: same-site")).startsWith("HTTP/1.1 403");
    }

    @Test
    void our_own_page_needs_the_token_for_what_changes_something() throws IOException {
        String origin = "Origin: http://localhost:PORT";
        assertThat(rename(origin)).startsWith("HTTP/1.1 403").contains("X-Dash-Token");
        assertThat(rename(origin, "X-Dash-Token: guessed")).startsWith("HTTP/1.1 403");
        String token = served.get("/api/session").json().path("token").asString();
        assertThat(rename(origin, "X-Dash-Token: " + token)).startsWith("HTTP/1.1 201");
        assertThat(rename()).as("a program sends no Origin").startsWith("HTTP/1.1 201");
    }

    @Test
    void no_page_may_read_along_or_frame_us() throws IOException {
        assertThat(get("Host: localhost:PORT"))
                .contains("default-src 'none'; script-src 'self'", "X-Frame-Options: DENY", "nosniff", "X-Request-Id: ")
                .doesNotContain("Access-Control-Allow")
                .doesNotContain("Server:");
    }

    @Test
    void what_is_not_http_is_told_in_the_same_shape() throws IOException {
        assertThat(say("GET /%zz HTTP/1.1", "Host: localhost:PORT", "Connection: close"))
                .startsWith("HTTP/1.1 400")
                .contains("application/problem+json", "REQUEST_BROKEN");
        assertThat(served.get("/api/nowhere").json().path("code").asString()).isEqualTo("ADDRESS_UNKNOWN");
        assertThat(served.post("/api/session", "{}").status()).isEqualTo(405);
        assertThat(served.get("/api/projects/dept").json().path("next_step").asString())
                .contains("depot");
    }

    @Test
    void a_body_is_plain_json_of_a_limited_size() {
        String path = "P/conversations";
        assertThat(served.post(path, "title=x", "Content-Type", "application/x-www-form-urlencoded")
                        .status())
                .isEqualTo(415);
        assertThat(served.post(path, "{}", "Content-Encoding", "gzip", "Content-Type", "application/json")
                        .status())
                .isEqualTo(415);
        assertThat(served.post(path, "{\"title\": \"" + "x".repeat(300_000) + "\"}")
                        .status())
                .isEqualTo(413);
        assertThat(served.post(path, "[".repeat(100_000)).status()).isEqualTo(400);
        assertThat(served.post(path, "{\"title\": \"a\", \"title\": \"b\"}").status())
                .isEqualTo(400);
        assertThat(served.listen("POST", path, Optional.of("\uFEFF{\"title\": \"with a mark\"}"))
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void too_many_requests_are_turned_away_with_the_time_to_come_back(@TempDir Path other) {
        try (Served limited = new Served(other, settings -> settings.withRequestsPerSecond(5), java.util.Map.of())) {
            int[] statuses = java.util.stream.IntStream.range(0, 30)
                    .map(number -> limited.get("/api/session").status())
                    .toArray();
            assertThat(statuses).contains(200, 429);
            Served.Reply refused = limited.get("/api/session");
            while (refused.status() == 200) {
                refused = limited.get("/api/session");
            }
            assertThat(refused.header("Retry-After")).isEqualTo("1");
        }
    }

    @Test
    void nobody_else_can_be_let_in_until_there_is_a_sign_in() {
        assertThatThrownBy(() -> ServerSettings.usual().withHost("0.0.0.0"))
                .hasMessageContaining("SERVER_ADDRESS_REFUSED")
                .hasMessageContaining("sign-in");
        assertThat(ServerSettings.usual().withHost("127.0.0.1").address().isLoopbackAddress())
                .isTrue();
    }

    @Test
    void a_port_that_is_taken_is_told() {
        assertThatThrownBy(() -> Server.start(
                        ServerSettings.usual().withPort(served.server().port()),
                        new dash.server.served.ServedProjects(java.util.Map.of()),
                        new dash.question.Asker("ann"),
                        "test",
                        request -> {}))
                .hasMessageContaining("SERVER_PORT_TAKEN");
    }
}
