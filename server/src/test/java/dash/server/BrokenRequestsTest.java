package dash.server;

import static org.assertj.core.api.Assertions.assertThat;

import dash.question.Asker;
import dash.server.served.ServedProjects;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Requests that break off, fall silent or pretend to be others, spoken in plain sockets. */
@Timeout(60)
class BrokenRequestsTest {

    private static final String HOST = "\r\nHost: localhost:PORT\r\n";
    private static final String CREATE =
            "POST /api/projects/depot/conversations HTTP/1.1" + HOST + "Connection: close\r\nContent-Type: ";

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    @BeforeAll
    static void serve() {
        served = new Served(folder, settings -> settings.withSilence(Duration.ofMillis(400)), Map.of());
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    private static String say(InetAddress address, int port, String text, boolean thenEnds) throws IOException {
        try (Socket socket = new Socket(address, port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream()
                    .write(text.replace("PORT", String.valueOf(port)).getBytes(StandardCharsets.UTF_8));
            if (thenEnds) {
                socket.shutdownOutput();
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String say(String text, boolean thenEnds) throws IOException {
        return say(InetAddress.getLoopbackAddress(), served.server().port(), text, thenEnds);
    }

    private static JsonNode body(String reply) {
        return JsonMapper.shared().readTree(reply.split("\r\n\r\n", 2)[1].replaceFirst("^[0-9A-Fa-f]+\r\n", ""));
    }

    private static int conversations() {
        return served.get("P/conversations").json().path("items").size();
    }

    @Test
    void a_body_that_breaks_off_is_a_bad_request_and_does_nothing() throws IOException {
        int before = conversations();
        String reply = say(CREATE + "application/json\r\nContent-Length: 100\r\n\r\n{\"title\": \"ha", true);
        assertThat(reply).startsWith("HTTP/1.1 400").contains("REQUEST_BROKEN", "breaks off");
        String chunks =
                say(CREATE + "application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n", true);
        assertThat(chunks).startsWith("HTTP/1.1 400").contains("REQUEST_BROKEN");
        assertThat(conversations()).isEqualTo(before);
    }

    @Test
    void a_body_that_stays_silent_is_told_that_it_is_too_slow() throws IOException {
        int before = conversations();
        String reply = say(CREATE + "application/json\r\nContent-Length: 100\r\n\r\n{\"title\": \"ha", false);
        assertThat(reply).startsWith("HTTP/1.1 408").contains("REQUEST_TOO_SLOW");
        assertThat(conversations()).isEqualTo(before);
    }

    @Test
    void only_utf8_is_a_character_set_of_bodies() throws IOException {
        for (String charset : new String[] {"foo", "utf-16", "\"latin1\"", ""}) {
            String reply =
                    say(CREATE + "application/json; charset=" + charset + "\r\nContent-Length: 2\r\n\r\n{}", false);
            assertThat(reply).as(charset).startsWith("HTTP/1.1 415").contains("REQUEST_NOT_JSON", "UTF-8");
        }
        for (String charset : new String[] {"utf-8", "UTF-8", "\"utf-8\"", "UTF8; profile=x"}) {
            String reply =
                    say(CREATE + "application/json; charset=" + charset + "\r\nContent-Length: 2\r\n\r\n{}", false);
            assertThat(reply).as(charset).startsWith("HTTP/1.1 201");
        }
    }

    @Test
    void a_header_makes_no_other_method_of_a_request() throws IOException {
        String id = served.post("P/conversations", "{}").json().path("id").asString();
        String reply = say(
                "GET /api/projects/depot/conversations/" + id + " HTTP/1.1" + HOST
                        + "X-HTTP-Method-Override: DELETE\r\nConnection: close\r\n\r\n",
                false);
        assertThat(reply).startsWith("HTTP/1.1 200");
        assertThat(served.get("P/conversations/" + id).status()).isEqualTo(200);
    }

    @Test
    void whoever_invents_methods_writes_no_labels_into_the_figures() throws IOException {
        assertThat(say("BREW /api/session HTTP/1.1" + HOST + "Connection: close\r\n\r\n", false))
                .startsWith("HTTP/1.1 405");
        say("GET /api/session HTTP/1.1" + HOST + "X-HTTP-Method-Override: STEEP\r\nConnection: close\r\n\r\n", false);
        assertThat(served.get("/metrics").body()).contains("method=\"none\"").doesNotContain("BREW", "STEEP");
    }

    @Test
    void what_the_http_server_refuses_has_a_request_id_and_its_own_status_in_the_body() throws IOException {
        Map<String, Integer> refused = Map.of(
                "GET /%zz HTTP/1.1" + HOST,
                400,
                "GET /" + "x".repeat(20_000) + " HTTP/1.1" + HOST,
                414,
                "GET / HTTP/1.1" + HOST + "X: " + "x".repeat(20_000) + "\r\n",
                431,
                "GET / HTTP/9.1" + HOST,
                505,
                "GET / HTTP/1.1" + HOST + "Expect: miracles\r\n",
                417);
        for (Map.Entry<String, Integer> one : refused.entrySet()) {
            String reply = say(one.getKey() + "\r\n", false);
            assertThat(reply).startsWith("HTTP/1.1 " + one.getValue());
            assertThat(body(reply).path("status").asInt()).isEqualTo(one.getValue());
            assertThat(body(reply).path("code").asString()).startsWith("REQUEST_");
            String id = body(reply).path("request_id").asString();
            assertThat(id).isNotEmpty();
            assertThat(reply).contains("X-Request-Id: " + id);
        }
    }

    @Test
    void another_address_of_this_machine_can_be_listened_on_and_answers_to_its_name() throws IOException {
        ServerSettings settings = ServerSettings.usual().withPort(0).withHost("127.0.0.2");
        try (ServedProjects none = new ServedProjects(Map.of());
                Server server = Server.start(settings, none, new Asker("ann"), "test", request -> {})) {
            assertThat(server.address()).isEqualTo("http://127.0.0.2:" + server.port());
            String asked = "GET /api/session HTTP/1.1\r\nHost: 127.0.0.2:PORT\r\nConnection: close\r\n";
            InetAddress address = InetAddress.getByName("127.0.0.2");
            assertThat(say(address, server.port(), asked + "\r\n", false)).startsWith("HTTP/1.1 200");
            assertThat(say(address, server.port(), asked + "Origin: http://127.0.0.3:PORT\r\n\r\n", false))
                    .startsWith("HTTP/1.1 403");
        }
    }
}
