package dash.app.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** {@code dash golden}, through the front door. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GoldenVerbsTest {

    private static final String FIRST = """
            # ours
            - id: one
              question: 'How many orders?'
              sql: SELECT count(*) FROM orders

            # the second
            - id: two
              question: Which are open?
              sql: SELECT id FROM orders WHERE status = 'open'
            """.replace("\n", "\r\n");

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void get_up() {
        desk.close();
    }

    private Project shop() {
        return desk.project().file("../golden/first.yaml", FIRST);
    }

    @Test
    void questions_are_listed_and_shown() {
        Project shop = shop();
        assertThat(shop.run("golden", "list").out())
                .contains("one  unrated  How many orders?")
                .endsWith("2 golden questions");
        assertThat(shop.run("golden", "show", "TWO").out()).contains("SELECT id FROM orders WHERE status = 'open'");
        assertThat(shop.run("golden", "show", "twoo").err())
                .contains("GOLDEN_UNKNOWN")
                .contains("perhaps two is meant");
        assertThat(desk.project().run("golden", "list").out()).isEqualTo("0 golden questions");
    }

    @Test
    void a_question_is_added_behind_the_others_and_what_was_there_stays() {
        Project shop = shop();
        Outcome added = shop.run(
                "golden",
                "add",
                "--question",
                "How many are done?",
                "--sql",
                "SELECT count(*)\nFROM orders\nWHERE status = 'done';",
                "--tag",
                "status",
                "--difficulty",
                "easy",
                "--paraphrase",
                "Count the done ones");
        assertThat(added.status()).as(added.err()).isZero();
        assertThat(shop.text("../golden/first.yaml")).isEqualTo(FIRST);
        assertThat(shop.text("../golden/added.yaml")).isEqualTo("""
                - id: "how-many-are-done"
                  question: "How many are done?"
                  paraphrases:
                    - "Count the done ones"
                  sql: |-
                    SELECT count(*)
                    FROM orders
                    WHERE status = 'done'
                  difficulty: "easy"
                  tags:
                    - "status"
                """);
        String before = shop.text("../golden/added.yaml");
        shop.run("golden", "add", "--question", "Who won the cup?", "--unanswerable", "--id", "cup");
        assertThat(shop.text("../golden/added.yaml")).startsWith(before).endsWith("  answerable: false\n");
        assertThat(shop.run("golden", "list", "--where", "answerable=false").out())
                .contains("cup");
    }

    @Test
    void what_proves_nothing_or_is_there_already_is_refused() {
        Project shop = shop();
        String[][] refused = {
            {"GOLDEN_REFUSED", "Which are lost?", "SELECT id FROM orders WHERE status = 'lost'"},
            {"GOLDEN_REFUSED", "What is the least?", "SELECT max(id) FROM orders WHERE status = 'lost'"},
            {"GOLDEN_REFUSED", "What now?", "DELETE FROM orders"},
            {"GOLDEN_REFUSED", "What is it?", "SELECT nope FROM orders"},
            {"GOLDEN_DUPLICATE", "how many ORDERS", "SELECT count(*) FROM orders"},
        };
        for (String[] one : refused) {
            Outcome outcome = shop.run("golden", "add", "--question", one[1], "--sql", one[2]);
            assertThat(outcome.err()).as(one[1]).contains(one[0]);
            assertThat(outcome.status()).isEqualTo(2);
        }
        assertThat(shop.run("golden", "add", "--question", "Another?", "--sql", "SELECT 1", "--id", "ONE")
                        .err())
                .contains("GOLDEN_DUPLICATE");
        assertThat(shop.home().resolve("golden/added.yaml")).doesNotExist();
        assertThat(shop.run(
                                "golden",
                                "add",
                                "--question",
                                "Which are lost?",
                                "--empty",
                                "--sql",
                                "SELECT id FROM orders WHERE status = 'lost'")
                        .status())
                .isZero();
    }

    @Test
    void a_question_is_cut_out_and_the_rest_stays_byte_for_byte() {
        Project shop = shop();
        assertThat(shop.run("golden", "remove", "one").out()).isEqualTo("removed one from first.yaml");
        assertThat(shop.text("../golden/first.yaml"))
                .isEqualTo("# ours\r\n" + FIRST.substring(FIRST.indexOf("\r\n# the second")));
        shop.file(
                "../golden/flow.yaml",
                "[{id: x, question: X?, sql: SELECT 1}, {id: y, question: Y?, sql: SELECT 2}]\n");
        assertThat(shop.run("golden", "remove", "x").err())
                .contains("GOLDEN_REFUSED")
                .contains("by hand");
        assertThat(shop.text("../golden/flow.yaml")).contains("id: x");
    }
}
