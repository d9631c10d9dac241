package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The server dies in the middle of an answer, without a word, and comes back at the same address. */
class ServerDeathIT extends PageTest {

    @Test
    void the_page_recovers_and_says_what_happened() {
        try (Gate gate = new Gate()) {
            site().model().script(Says.sql("SELECT country, max(amount_cents) AS most FROM orders GROUP BY 1"));
            site().model().script(gate.before(Says.conclude("never heard")));
            visitProject(Site.SHOP);
            witness().forgives("ERR_CONNECTION_REFUSED");
            witness().forgives("ERR_INCOMPLETE_CHUNKED_ENCODING");
            witness().forgives("ERR_CONNECTION_RESET");
            witness().forgives("ERR_EMPTY_RESPONSE");
            witness().forgives("503 (Service Unavailable)");
            // The token of the page is of the earlier start; it reads the new one and asks again.
            witness().forgives("403 (Forbidden)");
            ask("What was the dearest order of each country?");
            assertThat(running()).containsText("Statement 1 ran: 3 rows");
            site().server().kill();
            assertThat(page().locator("main")).containsText(Pattern.compile("does not answer|dropped"));
        }
        site().server().startAgain();
        assertThat(answer()).hasAttribute("data-status", "failed");
        assertThat(answer()).containsText(Pattern.compile("stopped|interrupted|ended"));
        // What had happened up to the last event is still told.
        assertThat(page().locator("main")).containsText("Statement 1 ran: 3 rows");
        site().model().script(Says.sql("SELECT count(*) FROM orders"), Says.conclude("There are 30 orders."));
        button("Ask it again").click();
        assertThat(page().locator("h1")).hasText("There are 30 orders.");
        page().reload();
        assertThat(page().locator("h1")).hasText("There are 30 orders.");
    }
}
