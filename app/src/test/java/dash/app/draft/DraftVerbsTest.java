package dash.app.draft;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DraftVerbsTest {

    @TempDir
    private static Path folder = Path.of("");

    private Desk desk = new Desk(() -> folder);

    @BeforeAll
    void begin() {
        desk = new Desk(() -> folder);
    }

    @AfterAll
    void end() {
        desk.close();
    }

    private Project shop() {
        return desk.project()
                .file("tables/orders.json", """
                        {"table_name": "orders", "table_description": "Orders: one row is one order.", "drafted": true}
                        """)
                .file("metrics/orders.json", """
                        {"name": "Orders", "definition": "The number of orders.", "expression": "count(*)",
                         "table": "orders", "unit": "orders", "drafted": true}
                        """)
                .file("business/words.yaml", """
                        # words of the house
                        glossary:
                          - {term: buyer, means: a customer}
                          - {term: churn, means: "?", drafted: true}
                        """);
    }

    @Test
    void drafts_are_listed_with_what_they_say() {
        Outcome outcome = shop().run("drafts");
        assertThat(outcome.out())
                .contains("Orders: one row is one order.")
                .contains("The number of orders.")
                .doesNotContain("buyer")
                .endsWith("3 drafts that nobody has looked at yet; dash drafts accept or drop NAME decides");
        assertThat(shop().run("drafts", "list", "--kind", "metrics", "--json")
                        .json()
                        .at("/drafts/0/name")
                        .asString())
                .isEqualTo("Orders");
    }

    @Test
    void an_accepted_draft_is_a_persons_and_its_file_says_so() {
        Project shop = shop();
        assertThat(shop.run("drafts", "accept", "orders").out())
                .isEqualTo("Accepted table orders\nAccepted metric Orders\n2 drafts");
        assertThat(shop.text("tables/orders.json")).doesNotContain("drafted");
        assertThat(shop.run("knowledge", "show", "metric", "orders").out()).contains("active, human");
        assertThat(shop.run("import").out()).startsWith("0 added, 0 changed, 0 removed, 4 unchanged");
        assertThat(shop.run("drafts").out()).contains("1 draft that nobody");
    }

    @Test
    void a_kind_can_be_accepted_alone() {
        Project shop = shop();
        assertThat(shop.run("drafts", "accept", "--all", "--kind", "tables").out())
                .endsWith("1 draft");
        assertThat(shop.run("drafts", "show", "orders").out())
                .contains("metric Orders")
                .contains("draft, drafted")
                .doesNotContain("table orders");
    }

    @Test
    void a_dropped_draft_leaves_the_rest_of_its_file_and_is_remembered() {
        Project shop = shop();
        assertThat(shop.run("drafts", "drop", "churn", "--kind", "glossary").out())
                .isEqualTo("Dropped glossary entry churn\n1 draft");
        assertThat(shop.text("business/words.yaml")).contains("buyer").doesNotContain("churn");
        assertThat(shop.text(".dropped")).isEqualTo("glossary churn\n");
        assertThat(shop.run("drafts", "drop", "--all").status()).isZero();
        assertThat(Files.exists(shop.knowledge().resolve("tables/orders.json"))).isFalse();
        assertThat(shop.run("knowledge", "list").out()).contains("1 item");
    }

    @Test
    void one_wrong_name_and_nothing_is_decided() {
        Project shop = shop();
        Outcome outcome = shop.run("drafts", "accept", "churn", "ordres");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains("KNOWLEDGE_UNKNOWN").contains("the nearest is orders");
        assertThat(shop.run("drafts").out()).contains("3 drafts");
        assertThat(shop.run("drafts", "drop", "buyer").err()).contains("somebody has looked at it already");
        assertThat(shop.run("drafts", "accept").err()).contains("Name the drafts, or say --all");
    }

    @Test
    void where_the_store_does_not_follow_the_files_are_as_they_were() {
        Project shop = shop();
        shop.run("import");
        String before = shop.text("metrics/orders.json");
        // The same item changed on both sides is a conflict that nobody has decided.
        shop.runWith(
                "{\"term\": \"buyer\", \"means\": \"a client\"}",
                "knowledge",
                "put",
                "glossary",
                "-",
                "--version",
                "1");
        shop.file("business/words.yaml", "glossary:\n  - {term: buyer, means: somebody}\n");
        Outcome outcome = shop.run("drafts", "accept", "Orders", "--kind", "metrics");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(shop.text("metrics/orders.json")).isEqualTo(before);
    }

    @Test
    void without_a_terminal_edit_says_which_file_to_edit() {
        assertThat(shop().run("drafts", "edit", "orders", "--kind", "table").out())
                .startsWith("Edit ")
                .contains("knowledge/tables/orders.json");
        assertThat(shop().run("drafts", "edit", "orders").err()).contains("--kind table or --kind metric");
    }

    @Test
    void an_answer_that_leans_on_a_draft_says_so() {
        Outcome outcome = shop().run("ask", "--json", "How many orders are there?");
        assertThat(outcome.json().at("/status").asString()).as(outcome.out()).isEqualTo("answered");
        assertThat(outcome.json().at("/provenance/metric_used").asString()).isEmpty();
        assertThat(outcome.json().at("/provenance/caveats").toString()).contains("Orders is a draft");
        assertThat(outcome.json().at("/provenance/knowledge_applied").toString())
                .contains("drafted, nobody has looked at it yet");
        assertThat(outcome.json().at("/confidence/reasons").toString())
                .contains("a draft, and how well the words fit it")
                .contains("it leans on what nobody has looked at yet: metric Orders");
        assertThat(outcome.json().at("/doubts")).isEmpty();
    }

    @Test
    void the_same_answer_rests_on_a_canonical_metric_once_it_is_accepted() {
        Project shop = shop();
        shop.run("drafts", "accept", "--all");
        Outcome outcome = shop.run("ask", "--json", "How many orders are there?");
        assertThat(outcome.json().at("/provenance/metric_used").asString()).isEqualTo("Orders");
        assertThat(outcome.json().at("/confidence/reasons").toString()).contains("a canonical metric");
    }
}
