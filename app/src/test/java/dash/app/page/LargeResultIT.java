package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Results larger than any screen. */
class LargeResultIT extends PageTest {

    /** What a screen shows and a little around it; the rest would be drawn for nobody. */
    private static final int MOST_ROWS_DRAWN = 80;

    private static final int MOST_CELLS_DRAWN = 2_000;

    private Locator grid(String question, String sql, String insight) {
        site().model().script(Says.sql(sql), Says.conclude(insight));
        visitProject(Site.SHOP);
        ask(question);
        return answer().getByTestId("grid");
    }

    @Test
    void five_thousand_rows_scroll_sort_and_stay_few_in_the_page() {
        Locator grid = grid(
                "All readings",
                "SELECT id, sensor, value FROM readings ORDER BY id LIMIT 5000",
                "There are the readings.");
        assertThat(answer().locator(".datatable-head")).containsText("5,000 rows");
        assertThat(grid.locator("table")).hasAttribute("aria-rowcount", "5001");
        assertThat(grid.locator("tbody tr").count()).isLessThan(MOST_ROWS_DRAWN);
        grid.evaluate("e => e.scrollTo(0, e.scrollHeight)");
        assertThat(grid.locator("tr[aria-rowindex='5001']")).containsText("7,500");
        assertThat(grid.locator("tbody tr").count()).isLessThan(MOST_ROWS_DRAWN);
        grid.evaluate("e => e.scrollTo(0, e.scrollHeight / 2)");
        assertThat(grid.locator("tr[aria-rowindex='2500']")).isVisible();
        grid.evaluate("e => e.scrollTo(0, 0)");
        grid.locator("th button").first().click();
        assertThat(grid.locator("tr[aria-rowindex='2']")).containsText("7,500");
    }

    @Test
    void rows_beyond_the_limit_are_said_to_be_missing() {
        grid(
                "All of the readings",
                "SELECT id, sensor FROM readings ORDER BY id LIMIT 5500",
                "There are the readings.");
        assertThat(answer().locator(".datatable-head")).containsText("cut off");
    }

    @Test
    void three_hundred_columns_scroll_sideways_inside_the_table() {
        String columns = IntStream.rangeClosed(1, OddShop.COLUMNS)
                .mapToObj(number -> "measure_" + number)
                .collect(Collectors.joining(", "));
        Locator grid = grid("All measures", "SELECT " + columns + " FROM wide", "There are the measures.");
        assertThat(grid.locator("table")).hasAttribute("aria-colcount", "300");
        assertThat(grid.locator("td").count()).isLessThan(MOST_CELLS_DRAWN);
        grid.evaluate("e => e.scrollTo(e.scrollWidth, 0)");
        assertThat(grid.locator("th[aria-colindex='300']")).containsText("Measure 300");
        assertThat(grid.locator("tbody tr").first()).containsText("300");
        assertThat((Boolean) page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
    }
}
