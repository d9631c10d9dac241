package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Follow-ups, quotations and what is remembered of a person, on the page. */
class ConversingIT extends PageTest {

    @AfterEach
    void forget() {
        visit("/p/" + Site.DEMO + "/memory");
        Locator entries = page().getByRole(AriaRole.BUTTON, named("Forget number 1"));
        Locator nothing = page().getByText("Nothing is remembered of you.");
        assertThat(page().getByRole(AriaRole.HEADING, headed("Memory"))).isVisible();
        // The list comes after the heading; counting before it is there would find nothing to forget.
        assertThat(entries.or(nothing)).isVisible();
        if (entries.count() > 0) {
            entries.first().click();
        }
        assertThat(nothing).isVisible();
    }

    @Test
    void a_follow_up_says_what_it_was_read_as_and_a_dip_what_was_written_about_it() {
        visitProject(Site.DEMO);
        ask("Completed orders by month in 2025");
        assertThat(answer().getByTestId("why")).containsText("certificate of our payment provider");
        ask("and in 2024?");
        assertThat(page().getByTestId("read-as").last()).containsText("2024");
    }

    @Test
    void a_policy_is_quoted_once_with_where_it_stands() {
        visitProject(Site.DEMO);
        ask("What is our refund policy?");
        assertThat(answer().locator("h1")).containsText("30 days");
        assertThat(answer().getByTestId("citations")).containsText("refund-policy.md");
        assertThat(answer().locator("blockquote")).hasCount(0);
    }

    @Test
    void a_taste_is_kept_to_until_it_is_forgotten() {
        visit("/p/" + Site.DEMO + "/memory");
        page().getByLabel("What it is about").selectOption("chart");
        page().getByLabel("What to remember: bars, lines or none").fill("none");
        button("Remember").click();
        assertThat(page().getByRole(AriaRole.BUTTON, named("Forget number 1"))).isVisible();
        visitProject(Site.DEMO);
        ask("shop revenue by country in 2025");
        assertThat(answer().getByTestId("grid")).isVisible();
        assertThat(answer().locator("figure.chart")).hasCount(0);
    }

    private static com.microsoft.playwright.Page.GetByRoleOptions named(String name) {
        return new com.microsoft.playwright.Page.GetByRoleOptions().setName(name);
    }

    private static com.microsoft.playwright.Page.GetByRoleOptions headed(String name) {
        return new com.microsoft.playwright.Page.GetByRoleOptions()
                .setName(name)
                .setLevel(1);
    }
}
