package dash.server.learnings;

import static org.assertj.core.api.Assertions.assertThat;

import dash.project.Person;
import dash.server.Served;
import dash.server.Served.Reply;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Learnings over HTTP: listed, looked at, taught, decided about and proven. */
class LearningRoutesTest {

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

    private static int taught(String words) {
        return served.post("P/learnings", "{\"words\": \"" + words + "\"}")
                .json()
                .path("number")
                .asInt();
    }

    @Test
    void what_somebody_says_is_theirs_until_it_is_accepted() {
        Reply said = served.post("P/learnings", "{\"words\": \"Amounts of orders are in cents.\"}");
        assertThat(said.status()).isEqualTo(201);
        int number = said.json().path("number").asInt();
        assertThat(said.header("Location")).isEqualTo("/api/projects/depot/learnings/" + number);
        assertThat(said.json().path("scope").asString()).isEqualTo(Person.name());
        assertThat(served.post("P/learnings", "{\"words\": \"Amounts of orders are in cents.\"}")
                        .status())
                .isEqualTo(200);
        Reply whole = served.get("P/learnings/" + number);
        assertThat(whole.json().path("evidence").size()).isEqualTo(2);
        assertThat(served.get("P/learnings/" + number, "If-None-Match", whole.header("ETag"))
                        .status())
                .isEqualTo(304);
        assertThat(served.post("P/learnings/" + number + "/accept", "{}", "If-Match", whole.header("ETag"))
                        .status())
                .as("no golden question was asked about it yet")
                .isEqualTo(422);
        JsonNode accepted = served.post(
                        "P/learnings/" + number + "/accept", "{\"anyway\": true}", "If-Match", whole.header("ETag"))
                .json();
        assertThat(accepted.path("status").asString()).isEqualTo("active");
        assertThat(accepted.path("scope").asString()).isEqualTo("project");
        assertThat(served.post(
                                "P/learnings/" + number + "/accept",
                                "{\"anyway\": true}",
                                "If-Match",
                                whole.header("ETag"))
                        .status())
                .isEqualTo(412);
        assertThat(served.get("P/learnings/" + number + "/history")
                        .json()
                        .path("history")
                        .findValuesAsString("act"))
                .startsWith("accepted");
    }

    @Test
    void learnings_are_listed_by_status_and_words_and_wait_in_a_queue() {
        int number = taught("Zebras are never shipped on Sundays.");
        assertThat(served.get("P/learnings?q=zebras")
                        .json()
                        .path("items")
                        .get(0)
                        .path("number")
                        .asInt())
                .isEqualTo(number);
        assertThat(served.get("P/learnings?status=proposed&mine=true")
                        .json()
                        .path("items")
                        .findValuesAsString("number"))
                .contains(String.valueOf(number));
        JsonNode queue = served.get("P/learnings?review=true").json();
        assertThat(queue.path("items").findValuesAsString("number")).contains(String.valueOf(number));
        assertThat(queue.path("items").get(0).path("evidence").isArray()).isTrue();
        assertThat(served.get("P/learnings?status=famous").status()).isEqualTo(400);
        assertThat(served.get("P/learnings?review=perhaps").status()).isEqualTo(400);
    }

    @Test
    void a_decision_is_taken_back_and_taken_again() {
        int number = taught("Orders of employees do not count at all.");
        String address = "P/learnings/" + number;
        assertThat(served.post(address + "/reject", "{\"reason\": \"they do\"}")
                        .json()
                        .path("status_reason")
                        .asString())
                .endsWith(": they do");
        assertThat(served.post(address + "/undo", "").json().path("status").asString())
                .isEqualTo("proposed");
        assertThat(served.post(address + "/retire", "{}").json().path("status").asString())
                .isEqualTo("retired");
    }

    @Test
    void what_it_says_can_be_edited_and_two_become_one() {
        int one = taught("The north warehouse opened in spring.");
        int other = taught("North means the warehouse in Bergen.");
        JsonNode edited = served.patch(
                        "P/learnings/" + one,
                        "{\"title\": \"North\", \"category\": \"naming\", \"tables\": [\"orders\"],"
                                + " \"rule\": {\"kind\": \"require_filter\", \"table\": \"orders\", \"condition\": \"place = 'N'\"}}")
                .json();
        assertThat(edited.path("title").asString()).isEqualTo("North");
        assertThat(edited.path("rule").path("condition").asString()).isEqualTo("place = 'N'");
        assertThat(served.patch("P/learnings/" + one, "{\"without_rule\": true}")
                        .json()
                        .has("rule"))
                .isFalse();
        assertThat(served.patch("P/learnings/" + one, "{\"title\": \"\"}").status())
                .isEqualTo(400);
        assertThat(served.patch("P/learnings/" + one, "{\"category\": \"gossip\"}")
                        .status())
                .isEqualTo(400);
        assertThat(served.post("P/learnings/" + other + "/merge", "{\"into\": " + one + "}")
                        .json()
                        .path("number")
                        .asInt())
                .isEqualTo(one);
        assertThat(served.post("P/learnings/" + one + "/merge", "{\"into\": " + one + "}")
                        .status())
                .isEqualTo(422);
        assertThat(served.post("P/learnings/" + one + "/merge", "{}").status()).isEqualTo(400);
    }

    @Test
    void a_learning_becomes_a_rule_that_the_next_question_rests_on() {
        int number = taught("Giraffes ship on Mondays only.");
        JsonNode promoted = served.post("P/learnings/" + number + "/promote", "{\"to\": \"rule\"}")
                .json();
        assertThat(promoted.path("promoted_to").asString()).startsWith("rule");
        assertThat(served.get("P/context?question=when%20do%20giraffes%20ship")
                        .json()
                        .path("picks")
                        .toString())
                .contains("Giraffes");
        assertThat(served.post("P/learnings/" + number + "/promote", "{\"to\": \"law\"}")
                        .status())
                .isEqualTo(400);
        assertThat(served.post("P/learnings/" + number + "/promote", "{\"to\": \"rule\"}")
                        .status())
                .isEqualTo(422);
    }

    @Test
    void a_rule_is_held_against_the_source_and_proven_on_golden_questions_in_the_background() throws Exception {
        Reply said = served.post(
                "P/learnings",
                "{\"words\": \"Only done orders count.\", \"rule\": {\"kind\": \"require_filter\", \"table\": \"orders\","
                        + " \"condition\": \"status = 'done'\"}}");
        int number = said.json().path("number").asInt();
        long end = System.nanoTime() + 30_000_000_000L;
        while (!served.get("P/learnings/" + number).json().has("status_reason") && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        assertThat(served.get("P/learnings/" + number)
                        .json()
                        .path("status_reason")
                        .asString())
                .isNotEmpty();
        JsonNode proofs = served.post("P/learnings/prove", "{\"numbers\": [" + number + "]}")
                .json()
                .path("proofs");
        assertThat(proofs.get(0).path("number").asInt()).isEqualTo(number);
        assertThat(served.post("P/learnings/prove", "{\"numbers\": [4711]}").status())
                .isEqualTo(404);
        assertThat(served.post("P/learnings/prove", "{\"numbers\": [\"x\"]}").status())
                .isEqualTo(400);
    }

    @Test
    void what_nobody_can_use_is_refused() {
        assertThat(served.post("P/learnings", "{}").status()).isEqualTo(400);
        assertThat(served.post("P/learnings", "{\"words\": \"x\", \"tables\": [\"ordres\"]}")
                        .json()
                        .path("next_step")
                        .asString())
                .isEqualTo("Did you mean orders?");
        assertThat(served.post("P/learnings", "{\"words\": \"x\", \"rule\": {\"kind\": \"magic\"}}")
                        .status())
                .isEqualTo(400);
        for (String deed : List.of("accept", "reject", "retire", "undo")) {
            assertThat(served.post("P/learnings/4711/" + deed, "{}").status()).isEqualTo(404);
        }
        assertThat(served.get("P/learnings/4711").status()).isEqualTo(404);
        assertThat(served.get("P/learnings/4711/history").status()).isEqualTo(404);
        assertThat(served.patch("P/learnings/4711", "{}").status()).isEqualTo(404);
        assertThat(served.get("P/learnings/first").status()).isEqualTo(400);
    }
}
