package dash.app.learnings;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import dash.store.KeptAnswer;
import dash.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** {@code dash confirm}: an answer is right. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConfirmTest {

    private static final String SQL = "SELECT count(*) FROM orders WHERE status = 'done'";
    private static final String QUESTION = "How many orders are done?";

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    private static String asked(Project project) {
        return project.run("sql", SQL, "--json").json().get("id").asString();
    }

    @Test
    void a_right_answer_becomes_a_pattern_and_a_golden_question_in_one_step() throws Exception {
        Project shop = desk.project();
        String id = asked(shop);
        Outcome confirmed = shop.run(
                "confirm", id.substring(0, 8), "--pattern", "done_orders", "--golden", "--question", QUESTION, "--yes");
        assertThat(confirmed.status()).isZero();
        assertThat(confirmed.out())
                .contains("Confirmed: " + QUESTION)
                .contains("ran again with the same rows")
                .contains("query pattern done_orders; dash export writes it")
                .contains("golden question how-many-orders-are-done in golden/added.yaml");
        assertThat(shop.run("knowledge", "show", "pattern", "done_orders").out())
                .contains("active, promoted")
                .contains("<question>" + QUESTION)
                .contains("<verified")
                .contains(SQL);
        assertThat(Files.readString(shop.home().resolve("golden/added.yaml")))
                .contains("question: \"" + QUESTION + "\"")
                .contains("status = 'done'");
        assertThat(shop.run("check", "--json").json().get("clean").asBoolean()).isTrue();
    }

    @Test
    void nothing_is_kept_twice_and_what_is_refused_leaves_no_half() {
        Project shop = desk.project();
        String id = asked(shop);
        shop.run("confirm", id, "--pattern", "done_orders", "--question", QUESTION, "--yes");
        Outcome again =
                shop.run("confirm", id, "--pattern", "another", "--golden", "--question", "Some other words?", "--yes");
        assertThat(again.status()).isEqualTo(2);
        assertThat(again.err()).contains("KNOWLEDGE_DUPLICATE").contains("done_orders already says this");
        assertThat(shop.home().resolve("golden/added.yaml")).doesNotExist();
        String spaced = shop.run("sql", "select  COUNT(*) from orders where status='done';", "--json")
                .json()
                .get("id")
                .asString();
        assertThat(shop.run("confirm", spaced, "--pattern", "typed", "--question", "Typed?", "--yes")
                        .err())
                .contains("KNOWLEDGE_DUPLICATE");
        assertThat(shop.run("confirm", id, "--golden", "--question", QUESTION, "--yes")
                        .status())
                .isZero();
        assertThat(shop.run("confirm", id, "--golden", "--question", "how many orders are DONE", "--yes")
                        .err())
                .contains("GOLDEN_DUPLICATE");
    }

    @Test
    void only_an_answer_can_be_confirmed_and_only_while_it_runs() {
        Project shop = desk.project();
        String refused =
                shop.run("sql", "DELETE FROM orders", "--json").json().get("id").asString();
        assertThat(shop.run("confirm", refused).err())
                .contains("ANSWER_UNKNOWN")
                .contains("nothing to confirm");
        assertThat(shop.run("confirm", "nonsense").err()).contains("ANSWER_UNKNOWN");
        String id = asked(shop);
        assertThat(shop.run("confirm", id, "--golden", "--yes").err()).contains("nobody said what it answers");
        assertThat(shop.run("confirm", id).out()).contains("it can be reused: dash confirm " + id);
        plant(shop, "gone", "SELECT count(*) FROM vanished", "");
        Outcome gone = shop.run("confirm", "gone", "--pattern", "x", "--yes");
        assertThat(gone.status()).isEqualTo(1);
        assertThat(gone.err()).contains("ANSWER_NOT_CONFIRMED");
        assertThat(shop.run("knowledge", "list", "--kind", "pattern").out()).contains("0 items");
    }

    @Test
    void learnings_that_the_answer_rests_on_have_helped_once() {
        Project shop = desk.project();
        shop.run("teach", "Only done orders count.");
        String id = UUID.randomUUID().toString();
        plant(shop, id, SQL, "\"learning 1: Only done orders count\"");
        assertThat(shop.run("confirm", id).out()).contains("helped: learning 1, Only done orders count");
        assertThat(shop.run("confirm", id).out()).doesNotContain("helped");
        assertThat(shop.run("learnings", "show", "1").out())
                .contains("helped 1")
                .contains("an answer that rests on it was called right");
    }

    private void plant(Project project, String id, String sql, String applied) {
        String body = """
            {"id": "%s", "question": "%s", "status": "answered", "analyst": "builtin", "sql": "%s",
             "provenance": {"learnings_applied": [%s], "tables_accessed": ["orders"]}}
            """.formatted(id, QUESTION, sql, applied);
        try (Store store = desk.open()) {
            store.answers().keep(new KeptAnswer(id, project.name(), QUESTION, "answered", Instant.now(), body));
        }
    }
}
