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

/** {@code dash teach} and {@code dash learnings}, as a person uses them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LearningsVerbsTest {

    private static final String ME = System.getProperty("user.name");
    private static final String[] CENTS = {
        "teach",
        "Amounts are in cents.",
        "--rule",
        "scale_by_unit",
        "--set",
        "table=orders",
        "--set",
        "column=id",
        "--set",
        "factor=0.01"
    };

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    private static JsonNode shown(Project project, int number) {
        return project.run("learnings", "show", String.valueOf(number), "--json")
                .json();
    }

    @Test
    void what_golden_questions_were_not_asked_about_is_accepted_by_a_second_yes() {
        Project shop = desk.project();
        assertThat(shop.run("teach", "Only done orders count.", "--for-all").err())
                .contains("LEARNING_NOT_PROVEN", "--anyway");
        assertThat(shop.run("learnings", "--json").json().get("learnings")).isEmpty();
        shop.run("teach", "Only done orders count.", "--table", "orders");
        assertThat(shop.run("learnings", "accept", "1").err())
                .contains("LEARNING_NOT_PROVEN", "have not been asked about it yet", "--anyway");
        assertThat(shown(shop, 1).get("status").asString()).isEqualTo("proposed");
        shop.run("learnings", "prove", "1");
        assertThat(shop.run("learnings", "accept", "1").status()).isZero();
    }

    @Test
    void a_taught_question_is_answered_by_its_statement_at_once_and_shown_before_and_after() {
        Project shop = desk.project();
        String sql = "SELECT count(*) AS settled FROM orders WHERE status = 'done'";
        JsonNode taught = shop.run("teach", "How many settled orders are there?", "--sql", sql, "--json")
                .json();
        assertThat(taught.get("confidence_score").asDouble()).isEqualTo(0.8);
        JsonNode again = taught.get("asked_again");
        assertThat(again.get("before").get("sql").asString()).isNotEqualTo(sql);
        assertThat(again.get("after").get("sql").asString()).isEqualTo(sql);
        assertThat(again.get("after").get("figure").asString()).isEqualTo("1");
        assertThat(again.get("as_taught").asBoolean()).isTrue();
        JsonNode answer =
                shop.run("ask", "the number of settled orders", "--json").json();
        assertThat(answer.get("sql").asString()).isEqualTo(sql);
        assertThat(answer.get("analyst").asString()).isEqualTo("taught");
        assertThat(answer.get("assumptions").get(0).asString()).startsWith("Taught by you on ");
        assertThat(shop.run("ask", "How many open orders are there?", "--json")
                        .json()
                        .get("analyst")
                        .asString())
                .isNotEqualTo("taught");
        String other = "SELECT count(*) AS settled FROM orders WHERE status <> 'open'";
        shop.run("teach", "How many settled orders are there?", "--sql", other);
        assertThat(shop.run("ask", "how many settled orders are there", "--json")
                        .json()
                        .get("sql")
                        .asString())
                .isEqualTo(other);
        assertThat(shown(shop, 1).get("status").asString()).isEqualTo("retired");
    }

    @Test
    void the_meaning_of_a_word_changes_how_the_next_question_is_read() {
        Project shop = desk.project();
        shop.run("teach", "by bookings we mean orders");
        JsonNode answer =
                shop.run("ask", "How many bookings are there?", "--json").json();
        assertThat(answer.get("read_as").asString()).isEqualTo("How many orders are there?");
        assertThat(answer.get("sql").asString()).contains("orders");
    }

    @Test
    void what_a_person_teaches_is_theirs_and_says_what_happens_next() {
        Project shop = desk.project();
        Outcome taught = shop.run("teach", "Only done orders count.", "--table", "orders");
        assertThat(taught.status()).isZero();
        assertThat(taught.out())
                .startsWith("Remembered as learning 1: Only done orders count\n  for " + ME
                        + " alone; for everybody once golden questions or a person accept it:"
                        + " dash learnings accept 1")
                .contains("takes no orders in free words")
                .doesNotContain("from now on");
        JsonNode learning = shown(shop, 1);
        assertThat(learning.get("status").asString()).isEqualTo("proposed");
        assertThat(learning.get("scope").asString()).isEqualTo(ME);
        assertThat(learning.get("source").asString()).isEqualTo("taught");
        assertThat(learning.get("applies_to_tables")).hasSize(1);
    }

    @Test
    void teaching_the_same_again_strengthens_and_adds_nothing() {
        Project shop = desk.project();
        shop.run("teach", "Only done orders count.", "--table", "orders");
        assertThat(shop.run("teach", "Only the done orders count", "--table", "orders")
                        .out())
                .startsWith("Known already, now with one more piece of evidence: learning 1");
        assertThat(shop.run("learnings").out()).contains("1 learning, 1 proposed: dash learnings review");
        assertThat(shown(shop, 1).get("times_seen").asInt()).isEqualTo(2);
    }

    @Test
    void teaching_for_all_accepts_it_under_the_curators_name() {
        Project shop = desk.project();
        assertThat(shop.run("teach", "Only done orders count.", "--for-all", "--anyway")
                        .out())
                .contains("for everybody; dash learnings undo 1 takes it back");
        JsonNode learning = shown(shop, 1);
        assertThat(learning.get("status").asString()).isEqualTo("active");
        assertThat(learning.get("scope").asString()).isEqualTo("project");
        assertThat(learning.get("status_reason").asString()).isEqualTo("accepted by " + ME);
        assertThat(learning.get("evidence").get(1).get("kind").asString()).isEqualTo("reviewed");
    }

    @Test
    void a_rule_is_taught_with_its_settings_and_a_wrong_one_names_what_is_missing() {
        Project shop = desk.project();
        assertThat(shop.run(CENTS).status()).isZero();
        assertThat(shown(shop, 1).get("rule").get("factor").decimalValue()).isEqualByComparingTo("0.01");
        assertThat(shown(shop, 1).get("category").asString()).isEqualTo("data_quality");
        Outcome wrong = shop.run("teach", "x", "--rule", "scale_by_unit", "--set", "tabel=orders");
        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.err()).contains("LEARNING_BROKEN").contains("the nearest known one is table");
        assertThat(shop.run("teach", "x", "--rule", "scale", "--set", "table=orders")
                        .err())
                .contains("a rule is one of compare_as_text");
        assertThat(shop.run("teach", "x", "--set", "table=orders").err()).contains("settings belong to a rule");
        assertThat(shop.run("teach", "y".repeat(1_001)).err()).contains("WRONG_USAGE");
    }

    @Test
    void two_that_contradict_stand_side_by_side_until_a_person_chooses() {
        Project shop = desk.project();
        shop.run(CENTS);
        Outcome other = shop.run(
                "teach",
                "Amounts are in thousandths.",
                "--rule",
                "scale_by_unit",
                "--set",
                "table=orders",
                "--set",
                "column=id",
                "--set",
                "factor=0.001");
        assertThat(other.out()).startsWith("Put to review as learning 2").contains("see dash learnings review");
        shop.run("teach", "Something else entirely, about nothing.");
        Outcome review = shop.run("learnings", "review");
        assertThat(review.out().lines().findFirst()).contains("learning 1: Amounts are in cents");
        assertThat(review.out())
                .contains("  says otherwise\n  learning 2: Amounts are in thousandths")
                .endsWith("3 to review, 2 of them contested");
        assertThat(shop.run("learnings", "accept", "2", "--anyway").err())
                .contains("LEARNING_REFUSED")
                .contains("contradicts learning 1")
                .contains("--instead-of 1");
        assertThat(shop.run("learnings", "accept", "2", "--instead-of", "1", "--anyway")
                        .status())
                .isZero();
        assertThat(shown(shop, 1).get("status").asString()).isEqualTo("retired");
        assertThat(shown(shop, 1).get("status_reason").asString()).contains("learning 2 was accepted instead");
        assertThat(shown(shop, 2).get("status").asString()).isEqualTo("active");
        assertThat(shop.run("learnings", "review").out()).endsWith("1 to review, 0 of them contested");
    }

    @Test
    void rejecting_and_retiring_need_a_reason_and_keep_it() {
        Project shop = desk.project();
        shop.run("teach", "Wrong from the start.");
        assertThat(shop.run("learnings", "reject", "1").status()).isEqualTo(2);
        assertThat(shop.run("learnings", "reject", "1", "--reason", "nobody says so")
                        .out())
                .startsWith("Rejected: learning 1 (Wrong from the start) is rejected, version 2.");
        assertThat(shop.run("learnings").out()).isEqualTo("0 learnings");
        assertThat(shop.run("learnings", "list", "--status", "rejected,retired").out())
                .contains("Wrong from the start");
        assertThat(shop.run("teach", "Wrong from the start.").out())
                .contains("not used: rejected (rejected by " + ME + ": nobody says so)");
        assertThat(shop.run("learnings", "retire", "1", "--reason", "old").out())
                .contains("is retired, version 4");
        assertThat(shop.run("learnings", "retire", "7", "--reason", "old").err())
                .contains("LEARNING_UNKNOWN");
    }

    @Test
    void editing_changes_what_is_said_and_keeps_evidence_and_refuses_what_was_changed_meanwhile() {
        Project shop = desk.project();
        shop.run("teach", "Only done orders count.");
        assertThat(shop.run("learnings", "edit", "1", "--title", "Done orders", "--table", "orders", "--version", "1")
                        .status())
                .isZero();
        JsonNode edited = shown(shop, 1);
        assertThat(edited.get("title").asString()).isEqualTo("Done orders");
        assertThat(edited.get("description").asString()).isEqualTo("Only done orders count.");
        assertThat(edited.get("evidence")).hasSize(2);
        assertThat(shop.run("learnings", "edit", "1", "--title", "Late", "--version", "1")
                        .err())
                .contains("LEARNING_CHANGED_MEANWHILE")
                .contains("--version 2");
        assertThat(shop.runWith(
                                "{\"title\": \"As a file\", \"learning\": \"Filter on status\"}",
                                "learnings",
                                "edit",
                                "1",
                                "--file",
                                "-")
                        .out())
                .contains("As a file");
        assertThat(shop.run("learnings", "edit", "1", "--description", " ").err())
                .contains("WRONG_USAGE");
    }

    @Test
    void a_rule_is_not_edited_into_one_that_is_there() {
        Project shop = desk.project();
        shop.run(CENTS);
        shop.run("teach", "Some words.");
        assertThat(shop.run(
                                "learnings",
                                "edit",
                                "2",
                                "--rule",
                                "scale_by_unit",
                                "--set",
                                "table=orders",
                                "--set",
                                "column=id",
                                "--set",
                                "factor=0.01")
                        .err())
                .contains("learning 1 (Amounts are in cents) has this rule already")
                .contains("dash learnings merge 2 1");
    }

    @Test
    void a_lesson_about_a_table_that_is_not_there_is_refused_with_the_nearest_one() {
        Outcome refused = desk.project().run("teach", "Only done orders count.", "--table", "order");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("LEARNING_REFUSED", "the source has no such table", "Did you mean orders?");
    }

    @Test
    void merging_adds_what_both_went_through() {
        Project shop = desk.project();
        shop.run(CENTS);
        shop.run("teach", "Money is kept in cents, mind.");
        shop.run("teach", "Money is kept in cents, mind!");
        shop.run("learnings", "edit", "2", "--table", "invoices");
        assertThat(shop.run("learnings", "merge", "2", "1").out()).startsWith("Merged: learning 1");
        JsonNode one = shown(shop, 1);
        assertThat(one.get("times_seen").asInt()).isEqualTo(3);
        assertThat(one.get("applies_to_tables").toString()).isEqualTo("[\"orders\",\"invoices\"]");
        JsonNode two = shown(shop, 2);
        assertThat(two.get("status").asString()).isEqualTo("retired");
        assertThat(two.get("status_reason").asString()).isEqualTo("merged into 1: Amounts are in cents");
        assertThat(shop.run("learnings", "merge", "1", "1").err()).contains("cannot be merged with itself");
        assertThat(shop.run("learnings", "merge", "1", "2").err()).contains("LEARNING_REFUSED");
    }

    @Test
    void undo_goes_back_one_decision_and_twice_brings_it_back() {
        Project shop = desk.project();
        shop.run("teach", "Only done orders count.");
        shop.run("learnings", "accept", "1", "--anyway");
        assertThat(shop.run("learnings", "undo", "1").out()).contains("is proposed, version 3");
        assertThat(shop.run("learnings", "undo", "1").out()).contains("is active, version 4");
        assertThat(shop.run("learnings", "history", "1").out().lines().filter(line -> line.startsWith("version")))
                .hasSize(4)
                .first()
                .asString()
                .contains("undone: accepted by");
        Project other = desk.project();
        other.run("teach", "A slip of the tongue.");
        assertThat(other.run("learnings", "undo", "1").out()).contains("is retired");
    }

    @Test
    void a_learning_becomes_a_rule_once_and_undo_takes_both_back() {
        Project shop = desk.project();
        shop.run("teach", "Only done orders count.", "--title", "Done only", "--table", "orders");
        assertThat(shop.run("learnings", "promote", "1", "--to", "rule").out())
                .contains("is retired")
                .contains("It is told as rule: Done only.");
        JsonNode rule =
                shop.run("knowledge", "show", "rule", "Done only", "--json").json();
        assertThat(rule.get("origin").asString()).isEqualTo("promoted");
        assertThat(rule.get("changed_by").asString()).isEqualTo(ME);
        assertThat(shown(shop, 1).get("promoted_to").asString()).isEqualTo("rule: Done only");
        assertThat(shop.run("learnings", "promote", "1", "--to", "rule").err()).contains("it became knowledge");
        assertThat(shop.run("learnings", "undo", "1").out()).contains("is proposed");
        assertThat(shop.run("knowledge", "show", "rule", "Done only", "--json")
                        .json()
                        .get("status")
                        .asString())
                .isEqualTo("retired");
        assertThat(shown(shop, 1).has("promoted_to")).isFalse();
    }

    @Test
    void a_promotion_that_would_say_something_twice_changes_nothing() {
        Project shop = desk.project()
                .file(
                        "business/rules.json",
                        "{\"business_rules\": [{\"title\": \"Done\", \"description\": \"Only done orders count.\"}]}");
        shop.run("teach", "Only done orders count.");
        Outcome refused = shop.run("learnings", "promote", "1", "--to", "rule");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("KNOWLEDGE_DUPLICATE").contains("Done already says this");
        assertThat(shown(shop, 1).get("status").asString()).isEqualTo("proposed");
        assertThat(shop.run("learnings", "promote", "1", "--to", "pattern").err())
                .contains("it holds no statement");
    }

    @Test
    void a_pattern_is_made_of_a_statement_that_runs_and_of_no_other() {
        Project shop = desk.project().file("learnings/good.json", """
            {"title": "Status is text", "learning": "Compare status with text", "tables_affected": ["orders"],
             "original_error": "operator does not exist", "original_sql": "SELECT count(*)\\nFROM orders\\nWHERE status = 1",
             "corrected_sql": "SELECT count(*)\\nFROM orders\\nWHERE status = '1'", "is_active": true}
            """).file("learnings/gone.json", """
                            {"title": "Gone", "description": "Looks at nothing", "corrected_sql": "SELECT count(*) FROM nothing"}
                            """);
        shop.run("import");
        int good = shop.run("learnings", "search", "compare", "--json")
                .json()
                .get("learnings")
                .get(0)
                .get("number")
                .asInt();
        assertThat(shop.run("learnings", "show", String.valueOf(good)).out())
                .contains("    -WHERE status = 1\n    +WHERE status = '1'")
                .contains("operator does not exist");
        assertThat(shop.run("learnings", "promote", String.valueOf(good), "--to", "pattern")
                        .out())
                .contains("It is told as pattern: status_is_text");
        Outcome refused = shop.run("learnings", "promote", String.valueOf(3 - good), "--to", "pattern");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).contains("ANSWER_NOT_CONFIRMED");
        assertThat(shop.run("knowledge", "list", "--kind", "pattern").out()).contains("1 item");
    }

    @Test
    void lists_are_narrowed_by_table_and_person_and_words() {
        Project shop = desk.project();
        shop.run(CENTS);
        shop.run("teach", "Only done orders count.", "--for-all", "--anyway");
        assertThat(shop.run("learnings", "list", "--mine").out())
                .contains("cents")
                .doesNotContain("done");
        assertThat(shop.run("learnings", "list", "--table", "ORDERS").out())
                .contains("cents")
                .contains("1 learning");
        assertThat(shop.run("learnings", "list", "--status", "active", "--json")
                        .json()
                        .get("learnings"))
                .hasSize(1);
        assertThat(shop.run("learnings", "search", "done", "nonsense").out()).contains("1 learning found");
        assertThat(shop.run("learnings", "list", "--status", "great").err()).contains("expected proposed, active");
    }
}
