package dash.server.evals;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Reply;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Eval runs over HTTP: started, watched, compared, stopped. */
class EvalRoutesTest {

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

    private static String run(String body) {
        Reply started = served.post("P/evals", body);
        assertThat(started.status()).isEqualTo(202);
        return started.json().path("run").asString();
    }

    @Test
    void a_run_is_started_watched_and_kept() {
        String run = run("");
        List<Served.Event> events = served.events("P/evals/" + run + "/events");
        assertThat(events.getFirst().name()).isEqualTo("progress");
        assertThat(events.getLast().name()).isEqualTo("done");
        assertThat(events.getLast().data().path("total_queries").asInt()).isEqualTo(3);
        JsonNode kept = served.get("P/evals/" + run).json();
        assertThat(kept.path("analysis").path("complete").asBoolean()).isTrue();
        assertThat(kept.path("passed").asInt()).isPositive();
        assertThat(served.get("P/evals").json().path("items").findValuesAsString("run"))
                .contains(run);
        assertThat(served.post("P/evals/" + run + "/cancel", "")
                        .json()
                        .path("code")
                        .asString())
                .isEqualTo("EVAL_OVER");
    }

    @Test
    void two_runs_are_compared() {
        String first = run("{\"where\": {\"difficulty\": \"easy\"}}");
        served.events("P/evals/" + first + "/events");
        String second = run("{\"where\": {\"id\": [\"done\", \"heaviest\"]}, \"paraphrases\": true}");
        served.events("P/evals/" + second + "/events");
        JsonNode compared =
                served.get("P/evals/" + second + "?compare=" + first).json();
        assertThat(compared.path("analysis").path("comparison").path("common").asInt())
                .isEqualTo(1);
    }

    @Test
    void what_is_measured_beside_is_told_at_the_end() {
        String run = run("{\"where\": {\"id\": \"done\"}, \"ablate\": true, \"learn\": 1}");
        JsonNode analysis =
                served.events("P/evals/" + run + "/events").getLast().data().path("analysis");
        assertThat(analysis.path("ablations").isEmpty()).isFalse();
        assertThat(analysis.path("learning_curve").size()).isEqualTo(1);
    }

    @Test
    void one_run_at_a_time_and_it_can_be_stopped() {
        String run = run("{\"learn\": 100}");
        Reply second = served.post("P/evals", "{}");
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.json().path("value").asString()).isEqualTo(run);
        assertThat(served.post("P/evals/" + run + "/cancel", "{}").status()).isEqualTo(202);
        assertThat(served.events("P/evals/" + run + "/events").getLast().name()).isEqualTo("done");
        String next = run("{\"where\": {\"id\": \"done\"}}");
        served.events("P/evals/" + next + "/events");
    }

    @Test
    void what_cannot_be_asked_is_refused() {
        assertThat(served.get("P/evals/zzz").status()).isEqualTo(404);
        assertThat(served.get("P/evals/zzz/events").status()).isEqualTo(404);
        assertThat(served.post("P/evals/zzz/cancel", "").status()).isEqualTo(404);
        assertThat(served.post("P/evals", "{\"where\": {\"id\": \"nothing\"}}")
                        .json()
                        .path("code")
                        .asString())
                .isEqualTo("EVAL_EMPTY");
        assertThat(served.post("P/evals", "{\"where\": {\"colour\": \"red\"}}").status())
                .isEqualTo(400);
        assertThat(served.post("P/evals", "{\"questions\": \"/etc/passwd\"}").status())
                .isEqualTo(400);
        assertThat(served.post("P/evals", "{\"learn\": 101}").status()).isEqualTo(400);
    }
}
