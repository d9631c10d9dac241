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

/** What preferences do to answers, and how that is said. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AppliedTest {

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
        return ann.run("ask", "--json", question).json();
    }

    @Test
    void a_default_narrows_a_question_that_says_nothing_of_it_and_says_so() {
        assertThat(ask("What is the revenue?").path("rows").get(0).get(0).asInt())
                .isEqualTo(100_000);
        ann.run("memory", "set", "default", "region=EMEA");
        JsonNode answer = ask("What is the revenue?");
        assertThat(answer.path("rows").get(0).get(0).asInt()).isEqualTo(20_000);
        assertThat(answer.path("assumptions").toString())
                .contains("only region EMEA, as you prefer", "for all regions", "(memory 1)");
        assertThat(answer.path("memory").get(0).asInt()).isEqualTo(1);
        assertThat(answer.path("question").asString()).isEqualTo("What is the revenue?");
    }

    @Test
    void a_default_narrows_a_grouped_question_too() {
        ann.run("memory", "set", "default", "region=EMEA");
        JsonNode answer = ask("revenue by product");
        assertThat(answer.path("rows")).hasSize(2);
        assertThat(answer.path("assumptions").toString()).contains("only region EMEA");
    }

    @Test
    void whoever_speaks_of_the_column_or_the_value_needs_no_default() {
        ann.run("memory", "set", "default", "region=EMEA");
        for (String question : new String[] {
            "What is the revenue for all regions?", "What is the revenue for APAC?", "revenue by region"
        }) {
            JsonNode answer = ask(question);
            assertThat(answer.path("status").asString()).as(question).isEqualTo("answered");
            assertThat(answer.path("assumptions").toString()).as(question).doesNotContain("prefer");
            assertThat(answer.path("sql").asString()).as(question).doesNotContain("EMEA");
        }
    }

    @Test
    void a_default_that_does_not_fit_is_told_and_left_out() {
        ann.run("memory", "set", "default", "region=EMEA");
        JsonNode answer = ask("How many visits are there?");
        assertThat(answer.path("rows").get(0).get(0).asInt()).isEqualTo(2);
        assertThat(answer.path("assumptions").toString())
                .contains("not narrowed to region EMEA as you prefer: it does not fit this question");
        JsonNode june = ask("revenue in June 2025");
        assertThat(june.path("rows").get(0).get(0).asInt()).isEqualTo(8_000);
    }

    @Test
    void a_statement_of_one_s_own_is_left_alone() {
        ann.run("memory", "set", "default", "region=EMEA");
        JsonNode answer = ann.run("sql", "--json", "SELECT count(*) FROM sales").json();
        assertThat(answer.path("rows").get(0).get(0).asInt()).isEqualTo(4);
        assertThat(answer.path("assumptions").toString()).doesNotContain("prefer");
    }

    @Test
    void amounts_detail_and_charts_are_shown_as_the_person_likes_them() {
        assertThat(ann.ask("revenue by region").out()).contains("50,000", "█", "SELECT", "confidence");
        ann.ask("Remember that I want amounts in thousands");
        assertThat(ann.ask("revenue by region").out()).contains("revenue (thousand)", "$50");
        ann.ask("I prefer brief answers");
        assertThat(ann.ask("revenue by region").out()).doesNotContain("SELECT").doesNotContain("confidence");
        ann.ask("from now on, no charts please");
        assertThat(ann.ask("revenue by region").out()).contains("AMER").doesNotContain("█");
        ann.ask("I prefer full details");
        assertThat(ann.ask("revenue by region").out()).contains("SELECT", "checksum");
    }

    @Test
    void a_wish_said_three_times_is_offered_and_never_taken_silently() {
        ask("revenue for APAC");
        ask("revenue by product for APAC");
        JsonNode third = ask("What is the revenue for APAC?");
        String offer = third.path("follow_ups").get(0).asString();
        assertThat(offer).isEqualTo("Remember that my default region is APAC");
        assertThat(ann.run("memory").out()).contains("Nothing is remembered");
        ask(offer);
        JsonNode kept = ann.run("memory", "--json").json().path("memory").get(0);
        assertThat(kept.path("value").asString()).isEqualTo("region=APAC");
        assertThat(kept.path("origin").asString()).isEqualTo("noticed");
        assertThat(ask("What is the revenue for APAC?").path("follow_ups").toString())
                .doesNotContain("Remember that");
    }

    @Test
    void what_a_metric_asks_for_by_itself_is_no_wish() {
        sales.project.file("metrics/lamps.json", """
                {"name": "Lamp sales", "definition": "Sales of lamps", "expression": "count(*)", "table": "sales",
                 "time_column": "sold_on", "unit": "count", "filters": ["product = 'Lamp'"], "dimensions": ["region: sales.region"]}
                """);
        ask("Lamp sales in May 2025");
        ask("Lamp sales in June 2025");
        assertThat(ask("Lamp sales by region").path("follow_ups").toString()).doesNotContain("Remember that");
    }
}
