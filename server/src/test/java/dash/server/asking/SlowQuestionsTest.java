package dash.server.asking;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Event;
import dash.server.Served.Reply;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Questions that take their time, because the model does: listeners that go and come back, stops, and the end of a server. */
@Timeout(60)
class SlowQuestionsTest {

    private static final String MODEL = "model: { provider: openai, name: played }";
    /** Nothing that can be answered without a model. */
    private static final String RIDDLE = "Who would wait longest for a parcel by the river?";

    private static final Duration PATIENCE = Duration.ofMillis(1_500);

    @TempDir
    Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private ScriptedProvider provider;

    @SuppressWarnings("NullAway.Init")
    private Served served;

    @BeforeEach
    void serve() {
        provider = ScriptedProvider.start();
        served = new Served(
                folder,
                settings -> settings.withQuestions(2).withPatience(PATIENCE, Duration.ofMillis(100)),
                Map.of("OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI), "OPENAI_API_KEY", "no-key"),
                MODEL);
    }

    @AfterEach
    void leave() {
        served.close();
        provider.close();
    }

    private static Step slowly() {
        return Step.text("I will count them.").andToolCall("run_sql", "{\"sql\":\"SELECT count(*) FROM orders\"}");
    }

    private void waitsForTheModel() {
        provider.answer(request -> Step.silence());
    }

    /** The id of a question whose events have begun to come. */
    private static String opened(HttpResponse<InputStream> stream) {
        return stream.headers().firstValue("Location").orElseThrow().replaceAll(".*/", "");
    }

    private Reply await(String answer, boolean running) throws InterruptedException {
        Reply reply = served.get("P/answers/" + answer);
        while (reply.json().path("running").asBoolean() != running) {
            Thread.sleep(20);
            reply = served.get("P/answers/" + answer);
        }
        return reply;
    }

    @Test
    void a_running_question_is_there_before_it_has_an_answer() throws Exception {
        waitsForTheModel();
        try (InputStream stream = served.ask(RIDDLE).body()) {
            provider.awaitRequests(1);
            Reply list = served.get("P/answers");
            assertThat(list.json().path("items").path(0).path("status").asString())
                    .isEqualTo("running");
            assertThat(stream.read()).isEqualTo('r');
        }
    }

    @Test
    void a_question_that_is_stopped_ends_with_a_word_and_hangs_up_on_the_model() throws Exception {
        waitsForTheModel();
        HttpResponse<InputStream> stream = served.ask(RIDDLE);
        provider.awaitRequests(1);
        assertThat(served.send("POST", "P/answers/" + opened(stream) + "/cancel", Optional.empty())
                        .status())
                .isEqualTo(202);
        List<Event> events = Served.read(new String(stream.body().readAllBytes(), StandardCharsets.UTF_8));
        assertThat(events.getLast().data().path("status").asString()).isEqualTo("cancelled");
        provider.awaitHangUps(1);
    }

    @Test
    void a_listener_who_was_cut_off_comes_back_and_misses_nothing() throws Exception {
        provider.script(slowly().after(Duration.ofMillis(900)));
        provider.script(Step.toolCall("conclude", "{\"insight\":\"There are 3 orders.\"}"));
        HttpResponse<InputStream> stream = served.ask(RIDDLE);
        String path = "P/answers/" + opened(stream) + "/events";
        String first = upToEvent(stream.body(), "context");
        stream.body().close();
        List<Event> begun = Served.read(first);
        List<Event> rest = served.events(path, "Last-Event-ID", begun.getLast().id());
        assertThat(rest.getLast().name()).isEqualTo("done");
        assertThat(rest.getFirst().id())
                .isEqualTo(String.valueOf(Integer.parseInt(begun.getLast().id()) + 1));
        assertThat(served.events(path)).hasSize(begun.size() + rest.size());
    }

    private static String upToEvent(InputStream stream, String name) throws IOException {
        StringBuilder text = new StringBuilder();
        while (!(text.toString().contains("event: " + name) && text.toString().endsWith("}\n\n"))) {
            text.append((char) stream.read());
        }
        return text.toString();
    }

    @Test
    void whoever_asked_for_one_object_and_goes_away_is_not_waited_for(@TempDir Path other) throws Exception {
        waitsForTheModel();
        try (Served patient = new Served(
                other,
                settings -> settings.withPatience(Duration.ofHours(1), settings.heartbeat()),
                Map.of("OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI), "OPENAI_API_KEY", "no-key"),
                MODEL)) {
            HttpResponse<InputStream> waiting =
                    patient.listen("POST", "P/ask", Optional.of("{\"question\": \"" + RIDDLE + "\"}"));
            provider.awaitRequests(1);
            waiting.body().close();
            provider.awaitHangUps(1);
        }
    }

    @Test
    void a_question_that_nobody_waits_for_is_called_off() throws Exception {
        waitsForTheModel();
        HttpResponse<InputStream> stream = served.ask(RIDDLE);
        provider.awaitRequests(1);
        stream.body().close();
        Reply ended = await(opened(stream), false);
        assertThat(ended.json().path("answer").path("status").asString()).isEqualTo("cancelled");
        provider.awaitHangUps(1);
    }

    @Test
    void whoever_waits_for_one_object_and_goes_away_calls_the_question_off_too() throws Exception {
        waitsForTheModel();
        HttpResponse<InputStream> waiting =
                served.listen("POST", "P/ask", Optional.of("{\"question\": \"" + RIDDLE + "\"}"));
        provider.awaitRequests(1);
        waiting.body().close();
        assertThat(await(opened(waiting), false)
                        .json()
                        .path("answer")
                        .path("status")
                        .asString())
                .isEqualTo("cancelled");
    }

    @Test
    void more_questions_than_allowed_are_turned_away_at_once() throws Exception {
        waitsForTheModel();
        try (InputStream one = served.ask(RIDDLE).body();
                InputStream two = served.ask(RIDDLE).body()) {
            provider.awaitRequests(2);
            Reply third = served.post("P/ask", "{\"question\": \"How are things going?\"}");
            assertThat(third.status()).isEqualTo(429);
            assertThat(third.header("Retry-After")).isEqualTo("1");
            assertThat(third.json().path("code").asString()).isEqualTo("TOO_MANY_QUESTIONS");
            assertThat(one.read() + two.read()).isPositive();
        }
    }

    @Test
    void what_still_runs_in_a_conversation_that_is_deleted_is_called_off() throws Exception {
        waitsForTheModel();
        HttpResponse<InputStream> stream = served.ask(RIDDLE);
        provider.awaitRequests(1);
        String conversation = served.get("P/answers/" + opened(stream))
                .json()
                .path("conversation")
                .asString();
        assertThat(served.delete("P/conversations/" + conversation).status()).isEqualTo(204);
        provider.awaitHangUps(1);
        assertThat(served.get("P/answers/" + opened(stream)).status()).isEqualTo(404);
    }

    @Test
    void a_server_that_is_stopped_ends_its_questions_with_a_clear_event() throws Exception {
        waitsForTheModel();
        HttpResponse<InputStream> stream = served.ask(RIDDLE);
        provider.awaitRequests(1);
        Thread stopping = Thread.ofVirtual().start(() -> served.server().close());
        List<Event> events = Served.read(new String(stream.body().readAllBytes(), StandardCharsets.UTF_8));
        stopping.join();
        assertThat(events).extracting(Event::name).contains("incident").endsWith("done");
        assertThat(events.getLast().data().path("status").asString()).isEqualTo("cancelled");
    }

    @Test
    void a_choice_is_a_new_answer_and_the_one_that_offered_it_stays() throws Exception {
        provider.script(Step.toolCall(
                "ask_back",
                "{\"question\":\"Which orders?\",\"readings\":[{\"words\":\"all\",\"sql\":\"SELECT count(*) FROM orders\"},"
                        + "{\"words\":\"open ones\",\"sql\":\"SELECT count(*) FROM orders WHERE status = 'open'\"}]}"));
        Reply asked = served.post("P/ask", "{\"question\": \"" + RIDDLE + "\"}");
        assertThat(asked.json().path("status").asString()).isEqualTo("asked_back");
        String id = asked.json().path("id").asString();
        Reply chosen = served.post("P/ask", "{\"reply_to\": \"" + id + "\", \"choice\": 2}");
        assertThat(chosen.json().path("id").asString()).isNotEqualTo(id);
        assertThat(chosen.json().path("status").asString()).isEqualTo("answered");
        assertThat(chosen.json().path("insight").asString()).contains("1");
        JsonNode offering = served.get("P/answers/" + id).json();
        assertThat(offering.path("answer").path("status").asString()).isEqualTo("asked_back");
        assertThat(served.get("P/answers/" + chosen.json().path("id").asString())
                        .json()
                        .path("conversation"))
                .isEqualTo(offering.path("conversation"));
    }

    @Test
    void a_question_whose_process_died_is_ended_by_the_next_one() throws Exception {
        waitsForTheModel();
        HttpResponse<InputStream> stream = served.ask(RIDDLE);
        provider.awaitRequests(1);
        String id = opened(stream);
        // As a crash leaves it: running, under a process that is no more.
        served.desk()
                .store()
                .transactions()
                .inTransaction(
                        handle -> handle.execute("UPDATE answer SET runner = gen_random_uuid() WHERE id = ?", id));
        Interrupted.end(served.desk());
        Reply ended = served.get("P/answers/" + id);
        assertThat(ended.json().path("answer").path("status").asString()).isEqualTo("failed");
        assertThat(ended.json().path("answer").path("insight").asString()).contains("stopped in the middle");
        stream.body().close();
    }
}
