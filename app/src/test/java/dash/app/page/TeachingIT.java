package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** What people say about an answer, and what becomes of it. */
class TeachingIT extends PageTest {

    private static Locator.GetByRoleOptions named(String name) {
        return new Locator.GetByRoleOptions().setName(name).setExact(true);
    }

    private Locator dialog() {
        return page().locator("dialog[open]");
    }

    private void answered(String question, String sql, String insight) {
        site().model().script(Says.sql(sql), Says.conclude(insight));
        visitProject(Site.SHOP);
        ask(question);
        assertThat(answer()).hasAttribute("data-status", "answered");
    }

    @Test
    void the_right_statement_becomes_a_learning_that_waits_for_a_person() {
        answered("How many returns do we have?", "SELECT count(*) FROM returns", "There are 20 returns.");
        button("That is wrong").click();
        dialog().getByText("As SQL").click();
        dialog().locator("textarea").fill("SELECT count(*) FROM returns WHERE NOT is_test");
        dialog().getByText("Teach it").click();
        assertThat(dialog().getByTestId("asked-again")).containsText("It is answered as taught");
        assertThat(dialog().getByTestId("asked-again")).containsText("SELECT count(*) FROM returns WHERE NOT is_test");
        Locator proposed = dialog().locator("a.list-link").first();
        assertThat(proposed).containsText("Learning");
        proposed.click();
        page().waitForURL("**/learnings/*");
        assertThat(page().locator(".crumbs")).isVisible();
        String title = page().locator("h1").innerText();
        visit("/p/shop/learnings");
        Locator card = page().locator("article.learning-card", withText(title)).first();
        assertThat(card).isVisible();
        assertThat(card.locator("ins, .added, .diff").first()).isVisible();
        assertThat(card).containsText("no golden question is near it");
        card.getByRole(AriaRole.BUTTON, named("Accept")).click();
        assertThat(dialog().getByRole(AriaRole.BUTTON, named("Accept"))).isVisible();
    }

    @Test
    void an_answer_that_is_right_becomes_a_query_pattern_and_a_golden_question() {
        answered(
                "How many readings are there?",
                "SELECT count(*) FROM readings",
                "There are " + OddShop.READINGS + " readings.");
        button("This is right").click();
        assertThat(dialog().getByLabel("Query pattern")).not().isChecked();
        dialog().getByLabel("Query pattern").check();
        dialog().getByLabel("Golden question").check();
        dialog().getByLabel("Its name").fill("number_of_readings");
        dialog().getByText("Show what everybody gets").click();
        assertThat(dialog().getByTestId("preview")).containsText("SELECT count(*) FROM readings");
        dialog().getByText("Keep it").click();
        assertThat(dialog()).containsText("Noted as right");
        assertThat(dialog()).containsText("golden question");
        dialog().locator("a", new Locator.LocatorOptions().setHasText("number_of_readings"))
                .click();
        page().waitForURL("**/knowledge/**");
        assertThat(page().locator("main")).containsText("SELECT count(*) FROM readings");
        assertThat(site().server().get("/api/projects/shop/golden")).contains("How many readings are there?");
    }

    @Test
    void a_thumb_takes_a_reason() {
        answered("How many notes are there?", "SELECT count(*) FROM notes", "There are 4 notes.");
        button("Not helpful").click();
        dialog().getByText("Something is missing").click();
        dialog().getByText("Send").click();
        assertThat(page().locator("section.feedback")).containsText("Something is missing");
        page().reload();
        assertThat(page().locator("section.feedback")).containsText("Something is missing");
    }

    @Test
    void a_statement_can_be_edited_and_run_again_under_the_same_guard() {
        answered("What are the notes?", "SELECT id FROM notes ORDER BY id", "The notes are 1 to 4.");
        Locator sql = page().getByTestId("sql");
        sql.locator("summary").first().click();
        sql.getByRole(AriaRole.BUTTON, named("Edit")).click();
        sql.locator("textarea").fill("SELECT country, sum(amount_cents) AS cents FROM orders GROUP BY 1 ORDER BY 1");
        sql.locator("textarea").press("Control+Enter");
        assertThat(sql.locator("section.outcome").getByTestId("grid")).containsText("Chile");
        sql.locator("textarea").fill("DELETE FROM orders");
        sql.getByRole(AriaRole.BUTTON, named("Run")).click();
        assertThat(sql.getByRole(AriaRole.ALERT)).containsText("refused");
        sql.locator("textarea").fill("SELECT count(*) AS still_there FROM orders");
        sql.locator("textarea").press("Control+Enter");
        assertThat(sql.locator("section.outcome")).containsText("30");
    }
}
