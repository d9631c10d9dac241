package dash.server.asking;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A store that takes some things and refuses others, as one does whose disk is full. */
@Timeout(60)
class FullStoreTest {

    @TempDir
    Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private Served served;

    @BeforeEach
    void serve() {
        served = new Served(folder);
        served.storeSql("CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
                + " RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$");
    }

    @AfterEach
    void leave() {
        served.close();
    }

    private void fill(String table) {
        served.storeSql("CREATE TRIGGER full_disk BEFORE INSERT ON dash." + table
                + " FOR EACH ROW EXECUTE FUNCTION full_disk()");
    }

    private JsonNode ask(String question) {
        return served.post("P/ask", "{\"question\": \"" + question + "\"}").json();
    }

    @Test
    void a_question_whose_events_cannot_be_kept_says_that_the_disk_is_full_and_not_that_it_was_called_off() {
        fill("question_event");
        JsonNode answer = ask("How many orders are done?");
        assertThat(answer.path("status").asString()).isEqualTo("failed");
        assertThat(answer.path("insight").asString()).contains("full").doesNotContain("Called off");
    }

    @Test
    void what_is_said_to_be_remembered_is_remembered() {
        fill("question_event");
        for (int times = 0; times < 5; times++) {
            JsonNode answer = ask("Remember that I work in the depot at the river.");
            boolean kept = !served.get("P/memory").json().path("memory").isEmpty();
            if (answer.path("status").asString().equals("noted")) {
                assertThat(kept).as(answer.toString()).isTrue();
            } else {
                assertThat(answer.path("insight").asString()).isNotEqualTo("Called off.");
            }
        }
    }

    @Test
    void a_memory_that_cannot_be_kept_is_not_said_to_be() {
        fill("memory");
        JsonNode answer = ask("Remember that I work in the depot at the river.");
        assertThat(answer.path("status").asString()).isEqualTo("failed");
        assertThat(answer.path("insight").asString()).contains("full");
    }
}
