package dash.app.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** A visit: a window of its own for each test, with a witness in it, and the few gestures that all visits are made of. */
@ExtendWith(SharedSite.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageTest {

    static final double PATIENCE_MILLIS = 30_000;

    private @Nullable Site site;
    private @Nullable BrowserContext context;
    private @Nullable Witness witness;
    private @Nullable Page page;

    @BeforeAll
    void take(Site shared) {
        site = shared;
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    }

    @BeforeEach
    void forgetWhatNobodyAskedFor() {
        site().model().forget();
    }

    @AfterEach
    void leave() {
        BrowserContext opened = context;
        Witness sitting = witness;
        context = null;
        page = null;
        witness = null;
        if (opened != null && sitting != null) {
            opened.close();
            sitting.sawNothing();
        }
    }

    Site site() {
        return there(site);
    }

    Witness witness() {
        page();
        return there(witness);
    }

    Page page() {
        if (page == null) {
            open(1280, 800, ColorScheme.LIGHT);
        }
        return there(page);
    }

    /** A window of this size and theme; what was open before is closed. */
    Page open(int width, int height, ColorScheme theme) {
        leave();
        BrowserContext opened = site().browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setColorScheme(theme)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setLocale("en-GB")
                        .setTimezoneId("UTC")
                        .setBaseURL(site().server().address()));
        opened.setDefaultTimeout(PATIENCE_MILLIS);
        witness = Witness.in(opened, site().server().address());
        context = opened;
        Page fresh = opened.newPage();
        page = fresh;
        return fresh;
    }

    void picture(Path file) {
        if (page != null) {
            page.screenshot(new Page.ScreenshotOptions().setPath(file));
        }
    }

    private static <T> T there(@Nullable T thing) {
        if (thing == null) {
            throw new IllegalStateException("not opened yet");
        }
        return thing;
    }

    void visit(String path) {
        page().navigate(path);
    }

    void visitProject(String project) {
        visit("/p/" + project);
    }

    /** Asks in the box of the page at hand, as a person types it. */
    void ask(String question) {
        Locator box = page().locator("main textarea[data-slash]");
        box.fill(question);
        box.press("Enter");
        page().waitForURL("**/a/*");
    }

    /** The answer at hand, once it is there. */
    Locator answer() {
        Locator answer = page().getByTestId("answer");
        answer.waitFor();
        return answer;
    }

    Locator running() {
        return page().getByTestId("running");
    }

    Locator button(String name) {
        return page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    static Page.LocatorOptions withText(String words) {
        return new Page.LocatorOptions().setHasText(words);
    }

    /** The part of the page that opens under these words. */
    Locator fold(String words) {
        return page().locator("details.fold", withText(words)).first();
    }
}
