package dash.server.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Reply;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Golden questions of the project over HTTP. */
class GoldenRoutesTest {

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

    @Test
    void questions_are_listed_and_shown() {
        assertThat(served.get("P/golden").json().path("items").findValuesAsString("id"))
                .contains("done", "heaviest", "weather");
        assertThat(served.get("P/golden?where=difficulty%3Deasy")
                        .json()
                        .path("items")
                        .findValuesAsString("id"))
                .contains("done")
                .doesNotContain("heaviest");
        assertThat(served.get("P/golden/done").json().path("question").asString())
                .isEqualTo("How many orders are done?");
        assertThat(served.get("P/golden?where=colour%3Dred").status()).isEqualTo(400);
        assertThat(served.get("P/golden/dune").json().path("next_step").asString())
                .isEqualTo("perhaps done is meant");
    }

    @Test
    void a_question_is_added_once_its_statement_has_run_and_removed_again() {
        Reply added = served.post(
                "P/golden",
                "{\"question\": \"How many customers are there?\", \"sql\": \"SELECT count(*) FROM customers\","
                        + " \"difficulty\": \"easy\", \"tags\": [\"people\"]}");
        assertThat(added.status()).isEqualTo(201);
        String id = added.json().path("id").asString();
        assertThat(served.text("golden/added.yaml")).contains("How many customers are there?");
        assertThat(served.post("P/golden", "{\"question\": \"how many customers are there\", \"sql\": \"SELECT 1\"}")
                        .status())
                .isEqualTo(409);
        JsonNode removed = served.delete("P/golden/" + id).json();
        assertThat(removed.path("file").asString()).isEqualTo("golden/added.yaml");
        assertThat(served.get("P/golden/" + id).status()).isEqualTo(404);
        assertThat(served.delete("P/golden/" + id).status()).isEqualTo(404);
    }

    @Test
    void what_proves_nothing_is_refused() {
        assertThat(served.post("P/golden", "{\"question\": \"Why?\"}").status()).isEqualTo(400);
        assertThat(served.post("P/golden", "{\"sql\": \"SELECT 1\"}").status()).isEqualTo(400);
        assertThat(served.post("P/golden", "{\"question\": \"Why?\", \"sql\": \"SELECT NULL\"}")
                        .status())
                .isEqualTo(422);
        assertThat(served.post("P/golden", "{\"question\": \"Why?\", \"sql\": \"DROP TABLE orders\"}")
                        .status())
                .isEqualTo(422);
        assertThat(served.post("P/golden", "{\"question\": \"Why?\", \"sql\": \"SELECT 1\", \"file\": \"/etc/passwd\"}")
                        .status())
                .isEqualTo(400);
    }
}
