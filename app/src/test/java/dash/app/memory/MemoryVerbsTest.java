package dash.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MemoryVerbsTest {

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);
    private final Sales sales = new Sales(desk);
    private final Someone ann = new Someone("ann", sales.project);

    @AfterAll
    void close() {
        sales.close();
        desk.close();
    }

    @AfterEach
    void forget() {
        ann.run("memory", "forget", "--all");
    }

    private JsonNode ask(String question) {
        Desk.Outcome outcome = ann.run("ask", "--json", question);
        assertThat(outcome.json().path("status").asString(""))
                .as(outcome.toString())
                .isNotEmpty();
        return outcome.json();
    }

    @Test
    void a_preference_is_set_listed_edited_and_forgotten() {
        assertThat(ann.run("memory").out()).contains("Nothing is remembered of you");
        assertThat(ann.run("memory", "set", "units", "thousands").out()).contains("1  units: amounts in thousands");
        assertThat(ann.run("memory", "add", "note", "I", "report", "to", "Bea").out())
                .contains("2  note: I report to Bea");
        assertThat(ann.run("memory", "set", "units", "millions").out()).contains("1  units: amounts in millions");
        assertThat(ann.run("memory", "edit", "2", "I report to Cleo").out()).contains("2  note: I report to Cleo");
        JsonNode listed = ann.run("memory", "list", "--json").json().path("memory");
        assertThat(listed).hasSize(2);
        assertThat(listed.get(0).path("value").asString()).isEqualTo("millions");
        assertThat(ann.run("memory", "forget", "2").out()).contains("Forgotten: number 2");
        assertThat(ann.run("memory").out()).contains("millions").doesNotContain("Cleo");
    }

    @Test
    void what_is_wrong_is_said_with_what_to_do() {
        assertThat(ann.run("memory", "set", "mood", "good").err())
                .contains("MEMORY_BROKEN", "mood", "use one of units");
        assertThat(ann.run("memory", "set", "units", "dozens").err()).contains("MEMORY_BROKEN", "thousands");
        assertThat(ann.run("memory", "set", "time-zone", "Atlantis").err()).contains("MEMORY_BROKEN", "Europe/Berlin");
        assertThat(ann.run("memory", "set", "default", "region").err()).contains("MEMORY_BROKEN", "COLUMN=VALUE");
        assertThat(ann.run("memory", "set", "default", "region=Mars").err())
                .contains("MEMORY_BROKEN", "no text column called region");
        assertThat(ann.run("memory", "forget", "9").err()).contains("MEMORY_UNKNOWN", "9");
        assertThat(ann.run("memory", "forget").status()).isEqualTo(2);
        assertThat(ann.run("memory", "edit", "9", "x").err()).contains("MEMORY_UNKNOWN");
    }

    @Test
    void remember_that_is_understood_in_a_question_and_says_how_to_undo_it() {
        JsonNode told = ask("Please remember that my default region is emea");
        assertThat(told.path("status").asString()).isEqualTo("noted");
        assertThat(told.path("question").asString()).isEqualTo("Remember that […]");
        assertThat(told.path("insight").asString()).contains("for you alone", "only region EMEA", "forget 1");
        assertThat(ask("What do you remember about me?").path("insight").asString())
                .contains("1 only region EMEA");
        assertThat(ask("forget that my region is EMEA").path("insight").asString())
                .contains("Forgotten: number 1");
        assertThat(ask("what do you remember about me").path("insight").asString())
                .contains("Nothing is remembered");
    }

    @Test
    void what_is_about_the_data_becomes_a_proposed_learning_for_the_person() {
        JsonNode told = ask("Remember that sales of the product Lamp are refunded later");
        assertThat(told.path("learnings_saved")).hasSize(1);
        JsonNode saved = told.path("learnings_saved").get(0);
        assertThat(saved.path("status").asString()).isEqualTo("proposed");
        int number = saved.path("number").asInt();
        assertThat(told.path("insight").asString())
                .contains("filed as learning " + number, "forget learning " + number);
        assertThat(ann.run("learnings").out()).contains("Lamp are refunded");
        assertThat(ask("forget learning " + number).path("insight").asString())
                .contains("Forgotten: learning " + number);
        assertThat(ann.run("learnings", "history", String.valueOf(number)).out())
                .doesNotContain("Lamp");
    }

    @Test
    void what_contradicts_a_definition_is_put_to_the_curator() {
        assertThat(ask("Remember that revenue means the number of sales")
                        .path("insight")
                        .asString())
                .contains("Put to the curator as question 1", "defined in the knowledge already");
        assertThat(ann.run("questions").out()).contains("1  revenue means the number of sales", "ann");
        assertThat(ann.run("questions", "--json").json().path("questions")).hasSize(1);
        assertThat(ann.run("questions", "settle", "1").out()).contains("Settled question 1");
        assertThat(ann.run("questions").out()).contains("No question waits");
        assertThat(ann.run("questions", "settle", "1").err()).contains("MEMORY_UNKNOWN");
    }

    @Test
    void what_can_mean_several_things_is_not_guessed() {
        assertThat(ask("remember that I only care about Lamp").path("insight").asString())
                .contains("only product Lamp");
        assertThat(ask("remember that I only care about Atlantis")
                        .path("insight")
                        .asString())
                .contains("in your own words", "narrows no question");
    }

    @Test
    void a_chat_understands_it_too_and_goes_on() {
        String out = ann.runWith("Remember that I prefer short answers\nWhat is the revenue?\n/quit\n", "chat")
                .out();
        assertThat(out).contains("brief answers").contains("100,000");
    }

    @Test
    void a_question_that_only_sounds_like_it_is_asked() {
        assertThat(ask("remember the top products by revenue?").path("status").asString())
                .isNotEqualTo("noted");
        assertThat(ann.run("memory").out()).contains("Nothing is remembered");
    }
}
