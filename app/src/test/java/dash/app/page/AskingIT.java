package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import dash.testkit.provider.Step;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** From a question to its answer, and back to it. */
class AskingIT extends PageTest {

    private static final String BY_COUNTRY = "SELECT country, count(*) AS orders FROM orders GROUP BY 1 ORDER BY 1";

    @Test
    void a_question_becomes_an_answer_with_all_its_parts() {
        visitProject(Site.DEMO);
        ask("shop revenue by country in 2025");
        Locator answer = answer();
        assertThat(answer).hasAttribute("data-status", "answered");
        assertThat(answer.locator("h1")).containsText("United States");
        assertThat(answer.locator("figure.chart svg").first()).isVisible();
        assertThat(answer.getByTestId("grid").locator("tbody tr").first()).containsText("United States");
        assertThat(fold("How it was computed")).containsText("order");
        Locator origin = fold("Where it comes from");
        origin.locator("summary").first().click();
        assertThat(origin.locator("ul.tree a").first()).isVisible();
        Locator sql = page().getByTestId("sql");
        sql.locator("summary").first().click();
        assertThat(sql.locator("pre").first()).containsText("SELECT");
    }

    @Test
    void a_suggested_question_is_asked_by_a_click() {
        visitProject(Site.DEMO);
        Locator suggestion = page().locator(".suggestions button").first();
        String words = suggestion.locator("span").first().innerText();
        suggestion.click();
        assertThat(answer()).containsText(words);
    }

    @Test
    void what_it_does_is_told_while_it_does_it() {
        try (Gate gate = new Gate()) {
            site().model().script(Says.sql("SELECT nation FROM orders"), Says.sql(BY_COUNTRY));
            site().model().script(gate.before(Says.conclude("Each country has 10 orders.")));
            visitProject(Site.SHOP);
            ask("How many orders came from each country?");
            assertThat(running()).containsText("Statement 1 failed");
            assertThat(running()).containsText(Pattern.compile("tatement 2 ran: 3 rows"));
            gate.open();
            assertThat(answer().locator("h1")).hasText("Each country has 10 orders.");
            assertThat(running()).hasCount(0);
        }
    }

    @Test
    void a_model_that_stumbles_is_asked_again_and_its_words_stream_in() {
        try (Gate gate = new Gate()) {
            site().model()
                    .script(
                            Step.status(503),
                            Step.text("Let me count them by country, one after the other. ".repeat(4))
                                    .inPiecesOf(2_000)
                                    .pausing(Duration.ofMillis(400)));
            site().model().script(gate.before(Says.sql(BY_COUNTRY)));
            site().model().script(Says.conclude("Each country has 10 orders."));
            visitProject(Site.SHOP);
            ask("How many orders per country?");
            assertThat(running()).containsText("trying again");
            assertThat(running().locator(".running-text")).containsText("Let me count them");
            gate.open();
            assertThat(page().locator("h1")).hasText("Each country has 10 orders.");
        }
    }

    @Test
    void a_question_can_be_stopped_and_asked_again() {
        int calls = site().model().requests().size();
        int hangUps = site().model().hangUps();
        site().model().script(Step.silence());
        visitProject(Site.SHOP);
        ask("How many orders are there?");
        site().model().awaitRequests(calls + 1);
        button("Stop").click();
        assertThat(answer()).hasAttribute("data-status", "cancelled");
        assertThat(answer().locator("h1")).hasText("Stopped");
        site().model().awaitHangUps(hangUps + 1);
        site().model().script(Says.sql("SELECT count(*) FROM orders"), Says.conclude("There are 30 orders."));
        button("Ask it again").click();
        assertThat(page().locator("h1")).hasText("There are 30 orders.");
    }

    @Test
    void asked_back_the_readings_stand_with_their_figures_and_a_number_chooses() {
        site().model()
                .script(Says.call(
                        "ask_back",
                        "question",
                        "Which orders?",
                        "readings",
                        List.of(
                                Map.of("words", "all of them", "sql", "SELECT count(*) FROM orders"),
                                Map.of(
                                        "words",
                                        "those from Peru",
                                        "sql",
                                        "SELECT count(*) FROM orders WHERE country = 'Peru'"))));
        visitProject(Site.SHOP);
        ask("How many orders were there?");
        assertThat(answer()).hasAttribute("data-status", "asked_back");
        String offering = page().url();
        assertThat(page().locator(".choices button", withText("those from Peru")))
                .containsText("10");
        page().locator("h1").focus();
        page().keyboard().press("2");
        assertThat(answer()).hasAttribute("data-status", "answered");
        assertThat(page().locator("h1")).containsText("10");
        page().navigate(offering);
        assertThat(answer()).hasAttribute("data-status", "asked_back");
    }

    @Test
    void every_answer_has_its_own_address() {
        visitProject(Site.DEMO);
        ask("What is our current MRR?");
        String insight = answer().locator("h1").innerText();
        String address = page().url();
        open(1280, 800, ColorScheme.LIGHT);
        page().navigate(address);
        assertThat(answer().locator("h1")).hasText(insight);
        assertThat(page().title()).contains("MRR");
    }

    @Test
    void the_back_button_goes_back_question_by_question() {
        visitProject(Site.DEMO);
        ask("What is our current MRR?");
        String first = answer().locator("h1").innerText();
        ask("MRR by plan");
        assertThat(answer().locator("h1")).not().hasText(first);
        String second = answer().locator("h1").innerText();
        page().goBack();
        assertThat(answer().locator("h1")).hasText(first);
        page().goBack();
        assertThat(page().locator("h1")).hasText("What do you want to know?");
        page().goForward();
        page().goForward();
        assertThat(answer().locator("h1")).hasText(second);
    }

    @Test
    void a_reload_in_the_middle_takes_the_question_up_again() {
        try (Gate gate = new Gate()) {
            site().model().script(Says.sql(BY_COUNTRY));
            site().model().script(gate.before(Says.conclude("Each country has 10 orders.")));
            visitProject(Site.SHOP);
            ask("How many orders has each country?");
            assertThat(running()).containsText("Statement 1 ran");
            page().reload();
            assertThat(running()).containsText("Statement 1 ran: 3 rows");
            gate.open();
            assertThat(answer().locator("h1")).hasText("Each country has 10 orders.");
        }
    }

    @Test
    void conversations_are_kept_at_the_side_and_found_by_their_words() {
        visitProject(Site.DEMO);
        ask("Average order value by sales channel");
        answer();
        visitProject(Site.DEMO);
        Locator side = page().locator("nav.side");
        assertThat(page().locator(".side-entry", withText("Average order value"))
                        .first())
                .isVisible();
        side.getByLabel("Search conversations").fill("sales channel");
        assertThat(side.locator(".side-entry").first()).containsText("Average order value by sales channel");
        side.getByLabel("Search conversations").fill("zzzz nothing like it");
        assertThat(side).containsText("Nothing found");
        side.getByLabel("Search conversations").fill("sales channel");
        side.locator(".side-entry a").first().click();
        page().waitForURL("**/c/*");
        assertThat(page().locator("h1")).containsText("Average order value by sales channel");
    }

    @Test
    void a_conversation_can_be_renamed_and_deleted() {
        visitProject(Site.DEMO);
        ask("Refund rate by sales channel");
        answer();
        Locator entry = page().locator(".side-entry", withText("Refund rate by sales channel"))
                .first();
        entry.locator("a").focus();
        entry.locator("button[title=Rename]").click();
        page().locator("dialog[open] input").fill("Refunds, for the board");
        page().locator("dialog[open] input").press("Enter");
        Locator renamed = page().locator(".side-entry", withText("Refunds, for the board"));
        assertThat(renamed).isVisible();
        renamed.locator("a").focus();
        renamed.locator("button[title=Delete]").click();
        page().locator("dialog[open] .danger").click();
        assertThat(renamed).hasCount(0);
        assertThat(page().locator("h1")).hasText("What do you want to know?");
    }

    @Test
    void what_is_not_there_is_said_to_be_not_there() {
        visit("/");
        page().waitForURL("**/p/demo");
        witness().forgives("404 (Not Found)");
        visit("/p/demo/a/000000000000");
        assertThat(page().locator("h1")).hasText("There is no such answer");
        visit("/p/demo/learnings/999999");
        assertThat(page().getByRole(AriaRole.ALERT)).containsText("LEARNING");
    }
}
