package dash.server.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.memory.Memories;
import dash.memory.Preference;
import dash.memory.Remembered;
import dash.question.Asker;
import dash.server.Served;
import dash.server.Served.Reply;
import dash.store.KeptAnswer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The memory of the person who calls, over HTTP: theirs alone. */
class MemoryRoutesTest {

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

    @AfterEach
    void forget() {
        served.delete("P/memory");
    }

    private static JsonNode ask(String question) {
        return served.post("P/ask", "{\"question\": \"" + question + "\"}").json();
    }

    @Test
    void a_preference_is_added_listed_changed_and_forgotten() {
        Reply added = served.post("P/memory", "{\"kind\": \"default\", \"value\": \"country=norway\"}");
        assertThat(added.status()).isEqualTo(201);
        assertThat(added.json().path("value").asString()).isEqualTo("country=Norway");
        assertThat(served.get("P/memory").json().path("memory")).hasSize(1);
        Reply changed = served.put("P/memory/1", "{\"kind\": \"detail\", \"value\": \"brief\"}");
        assertThat(changed.json().path("words").asString()).isEqualTo("brief answers");
        assertThat(served.delete("P/memory/1").json().path("forgotten").asInt()).isEqualTo(1);
        assertThat(served.get("P/memory").json().path("memory")).isEmpty();
        assertThat(served.delete("P/memory/1").status()).isEqualTo(404);
        assertThat(served.post("P/memory", "{\"kind\": \"mood\", \"value\": \"good\"}")
                        .status())
                .isEqualTo(400);
        assertThat(served.post("P/memory", "{\"kind\": \"default\", \"value\": \"country=Mars\"}")
                        .body())
                .contains("MEMORY_BROKEN");
        assertThat(served.post("P/memory", "{}").body())
                .contains("a preference needs the key kind", "Correct the request")
                .doesNotContain("file");
    }

    @Test
    void remember_that_works_in_a_conversation_and_its_title_gives_nothing_away() {
        JsonNode told = ask("Remember that I adore Zwitschervogel");
        assertThat(told.path("status").asString()).isEqualTo("noted");
        assertThat(told.path("insight").asString()).contains("Zwitschervogel");
        assertThat(served.get("P/conversations").body())
                .contains("Remember that […]")
                .doesNotContain("Zwitschervogel");
        assertThat(served.get("P/answers?q=remember").body()).contains("Zwitschervogel");
        assertThat(ask("forget everything about me").path("insight").asString()).contains("Forgotten: number 1");
        String id = told.path("id").asString();
        for (String path :
                List.of("P/answers", "P/answers/" + id, "P/answers/" + id + "/events", "P/conversations", "P/memory")) {
            assertThat(served.get(path).body()).as(path).doesNotContain("Zwitschervogel");
        }
    }

    @Test
    void no_route_gives_away_what_is_remembered_of_another_person() {
        Asker bob = new Asker("bob of another room");
        var store = served.desk().store();
        Memories memories = store.memories("depot", Clock.systemUTC());
        memories.remember(bob, new Preference.Note("I adore Rotkehlchen"), Remembered.Origin.TOLD, "a test");
        String conversation = store.conversations("depot", Clock.systemUTC())
                .create("bob of another room", "Orders")
                .id();
        KeptAnswer his = new KeptAnswer(
                "b0bb0bb0bb0b",
                "depot",
                "How many orders are there?",
                "answered",
                Instant.now(),
                "{\"insight\": \"3 for Rotkehlchen\", \"sql\": \"SELECT count(*) FROM orders\", \"memory\": [1]}",
                Optional.of(conversation),
                "bob of another room",
                Optional.empty(),
                Optional.empty());
        assertThat(store.answers().keep(his)).isTrue();
        assertThat(ask("What do you remember about me?").path("insight").asString())
                .contains("Nothing is remembered");
        assertThat(served.get("P/answers/b0bb0bb0bb0b").status()).isEqualTo(404);
        for (String path : List.of(
                "P/memory",
                "P/answers",
                "P/answers?q=orders",
                "P/answers/b0bb0bb0bb0b/events",
                "P/answers/b0bb0bb0bb0b/rows.csv",
                "P/conversations",
                "P/conversations/" + conversation)) {
            assertThat(served.get(path).body()).as(path).doesNotContain("Rotkehlchen");
        }
        assertThat(store.pastAnswers("depot").about("orders", new Asker("somebody else")))
                .noneSatisfy(past -> assertThat(past.insight()).contains("Rotkehlchen"));
        served.delete("P/memory");
        assertThat(memories.of(bob)).hasSize(1);
        assertThat(ask("How many orders are there?").toString()).doesNotContain("Rotkehlchen");
    }
}
