package dash.app.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine's own browser, driven by Playwright with the machine's own Node: nothing is fetched. */
final class Chromium implements AutoCloseable {

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final Map<String, String> NOTHING_FETCHED =
            Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1", "PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS", "1");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /** Empty when there is none, having said so: a test that skips must not look as if it had passed. */
    static Optional<Path> find() {
        Optional<Path> found = NAMES.stream().flatMap(Chromium::onThePath).findFirst();
        if (found.isEmpty() || onThePath("node").findFirst().isEmpty()) {
            System.out.println(
                    "SKIPPED: there is no Chromium here (Debian: apt-get install chromium), so the tests of the web"
                            + " page check nothing");
            return Optional.empty();
        }
        return found;
    }

    static Chromium start(Path executable) {
        System.setProperty(
                "playwright.nodejs.path",
                onThePath("node").findFirst().orElseThrow().toString());
        Playwright playwright = Playwright.create(new Playwright.CreateOptions().setEnv(NOTHING_FETCHED));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setArgs(FLAGS));
        return new Chromium(playwright, browser);
    }

    private static Stream<Path> onThePath(String name) {
        return Arrays.stream(
                        Objects.requireNonNullElse(System.getenv("PATH"), "").split(":", -1))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder).resolve(name))
                .filter(Files::isExecutable);
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
