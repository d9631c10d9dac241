package dash.app.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Every page, for everybody: both themes, a phone, and no mouse. */
class AccessibilityIT extends PageTest {

    private static final int MOST_STEPS = 120;

    /** What has the focus without an outline, a shadow or a frame around it that says so. */
    private static final String INVISIBLE = """
            () => {
              const focused = document.activeElement;
              if (focused === null || focused.tabIndex < 0) return '';
              const shows = (element) => {
                const style = getComputedStyle(element);
                return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
              };
              return shows(focused) || shows(focused.parentElement) ? '' : focused.outerHTML.slice(0, 200);
            }
            """;

    private Tour tour() {
        return site().tour(open(1280, 800, ColorScheme.LIGHT));
    }

    @Test
    void no_page_keeps_anybody_out_in_light() {
        everyPage(1280, 800, ColorScheme.LIGHT, 1);
    }

    /** What differs in the dark are colours, which the pages share: a third of them, and all with {@code -Ddash.long=true}. */
    @Test
    void no_page_keeps_anybody_out_in_dark() {
        everyPage(1280, 800, ColorScheme.DARK, Boolean.getBoolean("dash.long") ? 1 : 3);
    }

    private void everyPage(int width, int height, ColorScheme theme, int every) {
        List<String> findings = new ArrayList<>();
        Tour all = tour();
        Page page = open(width, height, theme);
        AtomicInteger number = new AtomicInteger();
        all.stations().forEach((name, go) -> {
            go.accept(page);
            if (number.getAndIncrement() % every != 0) {
                return;
            }
            findings.addAll(Axe.findings(page).stream()
                    .map(one -> name + " " + theme + ": " + one)
                    .toList());
        });
        assertThat(findings).isEmpty();
    }

    @Test
    void no_page_scrolls_sideways_on_a_small_phone() {
        List<String> tooWide = new ArrayList<>();
        Tour all = tour();
        Page page = open(360, 740, ColorScheme.LIGHT);
        all.stations().forEach((name, go) -> {
            go.accept(page);
            Object over = page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
            if (((Number) over).intValue() > 0) {
                tooWide.add(name + " by " + over);
            }
        });
        assertThat(tooWide).isEmpty();
    }

    @Test
    void everything_is_reached_by_keyboard_and_shows_that_it_is() {
        visitProject(Site.DEMO);
        tabTo("textarea[data-slash]");
        page().keyboard().type("Shop revenue by country in 2025");
        page().keyboard().press("Enter");
        answer();
        tabTo("th button");
        page().keyboard().press("Enter");
        assertThat(page().locator("th[aria-sort]")).hasCount(1);
        tabTo("section.feedback button");
        tabTo("[data-testid=sql] > summary");
        page().keyboard().press("Enter");
        tabTo("[data-testid=sql] .button");
        page().keyboard().press("Enter");
        assertThat(page().locator("[data-testid=sql] textarea")).isVisible();
        tabTo("nav.side .side-entry a");
        page().keyboard().press("Enter");
        page().waitForURL("**/c/*");
        tabTo("nav.sections a[href$=learnings]");
        page().keyboard().press("Enter");
        assertThat(page().locator("h1")).hasText("Learnings");
    }

    @Test
    void a_dialog_holds_the_focus_and_gives_it_back() {
        visitProject(Site.DEMO);
        ask("Shop revenue by country in 2025");
        answer();
        tabTo("section.feedback button:has-text('That is wrong')");
        page().keyboard().press("Enter");
        assertThat(page().locator("dialog[open]")).isVisible();
        for (int step = 0; step < 12; step++) {
            page().keyboard().press("Tab");
            assertThat(
                            (Boolean)
                                    page().evaluate(
                                                    "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"))
                    .isTrue();
        }
        page().keyboard().press("Escape");
        assertThat(page().locator("dialog[open]")).hasCount(0);
        assertThat(page().locator("section.feedback button:has-text('That is wrong')"))
                .isFocused();
    }

    /** By nothing but the Tab key; wherever it stops on the way, the focus can be seen. */
    private void tabTo(String selector) {
        for (int step = 0; step < MOST_STEPS; step++) {
            page().keyboard().press("Tab");
            assertThat((String) page().evaluate(INVISIBLE))
                    .as("focus without a sign of it")
                    .isEmpty();
            if (page().locator(selector).and(page().locator(":focus")).count() > 0) {
                return;
            }
        }
        throw new AssertionError("no way by keyboard to " + selector);
    }
}
