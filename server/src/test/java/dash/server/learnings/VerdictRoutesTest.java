package dash.server.learnings;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Reply;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Answers that people correct, confirm and run again. */
class VerdictRoutesTest {

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

    private static String ran(String sql) {
        Reply answer = served.post("P/sql", "{\"sql\": \"" + sql + "\"}");
        assertThat(answer.status()).isEqualTo(200);
        return answer.json().path("id").asString();
    }

    @Test
    void the_right_statement_teaches_its_difference() {
        String id = ran("SELECT count(*) FROM orders");
        JsonNode corrected = served.post(
                        "P/answers/" + id + "/correct",
                        "{\"sql\": \"SELECT count(*) FROM orders WHERE status = 'done'\", \"words\": \"open ones do not count\"}")
                .json();
        assertThat(corrected.path("learnings").get(0).path("source").asString()).isEqualTo("corrected");
        assertThat(corrected.path("explanation").asString())
                .startsWith("Put to review as learning ")
                .contains("contradicts the metric Orders");
        JsonNode right =
                served.get("P/answers/" + corrected.path("answer").asString()).json();
        assertThat(right.path("answer").path("rows").get(0).get(0).asInt()).isEqualTo(2);
    }

    @Test
    void words_alone_are_a_lesson_about_the_tables_of_the_answer() {
        String id = ran("SELECT count(*) FROM shipments");
        JsonNode corrected = served.post("P/answers/" + id + "/correct", "{\"words\": \"parcels are not shipments\"}")
                .json();
        assertThat(corrected.path("learnings").get(0).path("applies_to_tables").toString())
                .contains("shipments");
        assertThat(corrected.path("answer").isNull()).isTrue();
    }

    @Test
    void a_correction_that_says_nothing_or_cannot_run_teaches_nothing() {
        String id = ran("SELECT count(*) AS n FROM orders");
        String address = "P/answers/" + id + "/correct";
        assertThat(served.post(address, "{}").status()).isEqualTo(400);
        assertThat(served.post(address, "{\"sql\": \"SELECT count(*) AS n FROM orders\"}")
                        .status())
                .isEqualTo(400);
        assertThat(served.post(address, "{\"sql\": \"DELETE FROM orders\"}")
                        .json()
                        .path("code")
                        .asString())
                .isEqualTo("SQL_REFUSED");
        assertThat(served.post(address, "{\"sql\": \"SELECT 1 / 0\"}").status()).isEqualTo(422);
        assertThat(served.post("P/answers/nobody/correct", "{\"words\": \"x\"}").status())
                .isEqualTo(404);
    }

    @Test
    void an_answer_that_is_right_becomes_a_pattern_and_a_golden_question() {
        String id = ran("SELECT sum(weight_grams) AS grams FROM shipments");
        String address = "P/answers/" + id + "/confirm";
        assertThat(served.post(address, "{\"pattern\": {\"name\": \"weight\"}}").status())
                .isEqualTo(400);
        JsonNode confirmed = served.post(
                        address,
                        "{\"pattern\": {\"name\": \"weight\", \"description\": \"All that was sent\"},"
                                + " \"golden\": {\"difficulty\": \"easy\", \"tags\": [\"weight\"]},"
                                + " \"question\": \"How heavy is everything we sent?\"}")
                .json();
        assertThat(confirmed.path("same_rows").asBoolean()).isTrue();
        assertThat(served.get("P/knowledge/pattern/" + confirmed.path("pattern").asString())
                        .json()
                        .path("text")
                        .asString())
                .contains("All that was sent");
        JsonNode golden =
                served.get("P/golden/" + confirmed.path("golden").asString()).json();
        assertThat(golden.path("tags").toString()).isEqualTo("[\"confirmed\",\"weight\"]");
        assertThat(golden.path("difficulty").asString()).isEqualTo("easy");
        assertThat(served.post(address, "{\"pattern\": {\"name\": \"weight\"}, \"question\": \"again\"}")
                        .status())
                .isEqualTo(409);
        assertThat(served.post(address, "{\"golden\": {\"difficulty\": \"odd\"}, \"question\": \"x\"}")
                        .status())
                .isEqualTo(400);
        assertThat(served.post("P/answers/nobody/confirm", "{}").status()).isEqualTo(404);
    }

    @Test
    void running_it_again_says_what_changed() {
        String id = ran("SELECT count(*) FROM customers");
        JsonNode same = served.post("P/answers/" + id + "/replay", "").json();
        assertThat(same.path("changed").asBoolean()).isFalse();
        assertThat(same.path("changes").isEmpty()).isTrue();
        served.sql("INSERT INTO customers VALUES (99, 'New', 'new@example.org', 'Chile', false)");
        JsonNode changed = served.post("P/answers/" + id + "/replay", "").json();
        assertThat(changed.path("changed").asBoolean()).isTrue();
        assertThat(changed.path("changes").toString()).contains("row 1: (2) → (3)");
        assertThat(changed.path("answer").path("rows").get(0).get(0).asInt()).isEqualTo(3);
        assertThat(served.post("P/answers/nobody/replay", "").status()).isEqualTo(404);
    }
}
