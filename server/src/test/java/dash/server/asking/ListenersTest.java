package dash.server.asking;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Event;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Many listeners on few slow questions. */
@Timeout(120)
class ListenersTest {

    private static final int QUESTIONS = 6;
    private static final int LISTENERS = 300;
    private static final long MEGABYTE = 1 << 20;

    @TempDir
    Path folder = Path.of("");

    @Test
    void three_hundred_listeners_hear_every_event_once_and_in_order() throws Exception {
        try (ScriptedProvider provider = ScriptedProvider.start();
                Served served = new Served(
                        folder,
                        settings -> settings.withQuestions(QUESTIONS),
                        Map.of("OPENAI_BASE_URL", provider.baseUrl(Protocol.OPENAI), "OPENAI_API_KEY", "no-key"),
                        "model: { provider: openai, name: played }");
                HttpClient client = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()) {
            provider.answer(request -> request.body().contains("tool_call_id") ? end() : slowly());
            List<HttpResponse<InputStream>> asked = IntStream.range(0, QUESTIONS)
                    .mapToObj(number -> served.ask("Who would wait longest for parcel " + number + " by the river?"))
                    .toList();
            long before = used();
            List<CompletableFuture<HttpResponse<String>>> listening = new ArrayList<>();
            for (int number = 0; number < LISTENERS; number++) {
                String location = asked.get(number % QUESTIONS)
                        .headers()
                        .firstValue("Location")
                        .orElseThrow();
                HttpRequest request = HttpRequest.newBuilder(
                                URI.create(served.server().address() + location + "/events"))
                        .build();
                listening.add(client.sendAsync(request, BodyHandlers.ofString()));
            }
            long during = used();
            List<List<Event>> heard = listening.stream()
                    .map(CompletableFuture::join)
                    .map(HttpResponse::body)
                    .map(Served::read)
                    .toList();
            for (int number = 0; number < LISTENERS; number++) {
                List<Event> events = heard.get(number);
                assertThat(events.getLast().name()).isEqualTo("done");
                assertThat(events.stream().map(Event::id))
                        .containsExactlyElementsOf(IntStream.rangeClosed(1, events.size())
                                .mapToObj(String::valueOf)
                                .toList());
                assertThat(events).isEqualTo(heard.get(number % QUESTIONS));
            }
            System.out.printf(
                    "%d listeners on %d questions: %d events each, %d MB more while they listen%n",
                    LISTENERS, QUESTIONS, heard.getFirst().size(), (during - before) / MEGABYTE);
            assertThat((during - before) / MEGABYTE)
                    .as("MB that the listeners cost")
                    .isLessThan(150);
        }
    }

    private static Step slowly() {
        return Step.text("I look at what was sent and when. ".repeat(20))
                .andToolCall("run_sql", "{\"sql\":\"SELECT count(*) FROM shipments\"}")
                .inPiecesOf(120)
                .pausing(Duration.ofMillis(60));
    }

    private static Step end() {
        return Step.toolCall("conclude", "{\"insight\":\"One parcel waits.\"}");
    }

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
