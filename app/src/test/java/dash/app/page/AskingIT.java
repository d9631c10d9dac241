package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** From a question to its answer. */
class AskingIT extends PageTest {

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
}
