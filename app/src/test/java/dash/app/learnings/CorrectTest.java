package dash.app.learnings;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code dash correct}: an answer is wrong, and this is right. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CorrectTest {

    private static final String WRONG = "SELECT count(*) FROM orders";
    private static final String RIGHT = "SELECT count(*) FROM orders WHERE status = 'done'";

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    private static String asked(Project project) {
        return project.run("sql", WRONG, "--json").json().get("id").asString();
    }

    @Test
    void the_right_statement_teaches_its_difference_to_the_one_who_gave_it() {
        Project shop = desk.project();
        String id = asked(shop);
        Outcome corrected =
                shop.run("correct", id.substring(0, 10), "--sql", RIGHT, "--reason", "open ones do not count");
        assertThat(corrected.status()).isZero();
        assertThat(corrected.out())
                .startsWith("Remembered as learning 1: ")
                .contains("for " + System.getProperty("user.name") + " alone")
                .contains("--pattern NAME --golden --question WORDS");
        JsonNode learned = shop.run("learnings", "show", "1", "--json").json();
        assertThat(learned.get("source").asString()).isEqualTo("corrected");
        assertThat(learned.get("scope").asString()).isEqualTo(System.getProperty("user.name"));
        assertThat(learned.get("original_error").asString()).isEqualTo("open ones do not count");
        assertThat(learned.get("unified_difference").asString()).contains("+" + RIGHT);
        String kept = shop.run("correct", id, "--sql", RIGHT, "--json")
                .json()
                .get("answer")
                .asString();
        assertThat(shop.run("confirm", kept, "--pattern", "done", "--question", "How many orders are done?", "--yes")
                        .status())
                .isZero();
    }

    @Test
    void a_corrected_question_is_answered_by_the_right_statement_when_it_is_asked_again() {
        Project shop = desk.project();
        String question = "How many orders are there?";
        String id = shop.run("ask", question, "--json").json().get("id").asString();
        Outcome corrected = shop.run("correct", id, "--sql", RIGHT);
        assertThat(corrected.out())
                .startsWith("Asked again: " + question)
                .contains("figure   2 → 1", "+WHERE status = 'done'", "It is answered as taught.");
        assertThat(shop.run("ask", question, "--json").json().get("sql").asString())
                .isEqualTo(RIGHT);
    }

    @Test
    void words_alone_are_kept_as_words() {
        Project shop = desk.project();
        assertThat(shop.run("correct", asked(shop), "--reason", "open orders do not count")
                        .out())
                .startsWith("Remembered as learning 1");
        assertThat(shop.run("learnings", "show", "1").out()).contains("open orders do not count");
    }

    @Test
    void what_does_not_run_or_says_nothing_new_teaches_nothing() {
        Project shop = desk.project();
        String id = asked(shop);
        assertThat(shop.run("correct", id).err()).contains("WRONG_USAGE").contains("say what is right");
        assertThat(shop.run("correct", id, "--sql", "select COUNT(*) from orders;")
                        .err())
                .contains("this is the statement behind the answer");
        assertThat(shop.run("correct", id, "--sql", "DELETE FROM orders").status())
                .isEqualTo(1);
        assertThat(shop.run("correct", id, "--sql", "SELECT 1/0").err()).contains("ANSWER_NOT_CONFIRMED");
        assertThat(shop.runWith("SELECT nonsense FROM orders", "correct", id, "--file", "-")
                        .status())
                .isEqualTo(1);
        assertThat(shop.run("learnings").out()).isEqualTo("0 learnings");
    }
}
