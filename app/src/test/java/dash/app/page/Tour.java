package dash.app.page;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dash.testkit.provider.Step;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Every page once, with something to see on it. What the pages show is made before, by asking as people do, so that a
 * tour can be repeated in another size and theme.
 */
final class Tour {

    private static final String LINE = "Shop revenue by month in 2025";
    private static final String BARS = "Shop revenue by country in 2025";
    private static final String DECLINED = "How is the weather on Mars?";
    private static final String ASKED_BACK = "How many orders were there?";

    private final Site site;
    private final Map<String, Consumer<Page>> stations = new LinkedHashMap<>();
    private int turn;

    private Tour(Site site) {
        this.site = site;
    }

    /**
     * Asks and teaches what the stations show.
     *
     * @param evalRun what to start an eval run with
     */
    static Tour prepared(Site site, Page page, String evalRun) {
        Tour tour = new Tour(site);
        String line = tour.asked(page, Site.DEMO, LINE);
        String bars = tour.asked(page, Site.DEMO, BARS);
        String declined = tour.asked(page, Site.DEMO, DECLINED);
        String askedBack = tour.askedBack(page);
        String learning = tour.learning(page);
        String run = tour.run(page, evalRun);
        tour.asking(line, bars, declined, askedBack);
        tour.reading(learning, run);
        return tour;
    }

    Map<String, Consumer<Page>> stations() {
        return stations;
    }

    private void asking(String line, String bars, String declined, String askedBack) {
        stations.put("ask", page -> visit(page, "/p/demo", ".suggestions"));
        stations.put("answer-line", page -> visit(page, line, "figure.chart svg"));
        stations.put("answer-bars", page -> visit(page, bars, "figure.chart svg"));
        stations.put("answering", this::answering);
        stations.put("asked-back", page -> visit(page, askedBack, ".choices"));
        stations.put("declined", page -> visit(page, declined, "[data-status=declined]"));
        stations.put("wrong", page -> {
            visit(page, bars, "figure.chart svg");
            click(page.getByRole(AriaRole.BUTTON, named("That is wrong")));
            click(page.getByRole(AriaRole.BUTTON, named("As SQL")));
        });
        stations.put("right", page -> {
            visit(page, bars, "figure.chart svg");
            click(page.getByRole(AriaRole.BUTTON, named("This is right")));
        });
        stations.put("sql-refused", page -> {
            visit(page, bars, "figure.chart svg");
            Locator sql = page.getByTestId("sql");
            click(sql.locator("summary").first());
            click(sql.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Edit")));
            sql.locator("textarea").fill("DELETE FROM orders WHERE status = 'cancelled'");
            sql.locator("textarea").press("Control+Enter");
            sql.getByRole(AriaRole.ALERT).waitFor();
            sql.scrollIntoViewIfNeeded();
        });
        stations.put("provenance", page -> {
            visit(page, bars, "figure.chart svg");
            Locator tree = page.locator("details.fold", new Page.LocatorOptions().setHasText("Where it comes from"))
                    .first();
            click(tree.locator("summary").first());
            tree.scrollIntoViewIfNeeded();
        });
    }

    /** In the middle: a statement failed, its correction ran, and the model begins to speak. */
    private void answering(Page page) {
        // What was mistaken once is put right before it fails: each time another mistake.
        turn++;
        site.model()
                .script(
                        Says.sql("SELECT nation_" + turn + ", sum(amount_cents) FROM orders GROUP BY 1"),
                        Says.sql(
                                "SELECT country, sum(amount_cents) / 100.0 AS paid FROM orders GROUP BY country ORDER BY 2 DESC"),
                        Step.text("Kenya comes first, then Chile and Peru, each with ten orders of the thirty. "
                                        .repeat(20))
                                .inPiecesOf(5_000)
                                .pausing(Duration.ofMillis(900)));
        page.navigate("/p/shop");
        Locator box = page.locator("main textarea[data-slash]");
        box.fill("Which country paid most?");
        box.press("Enter");
        page.locator(".running-text").waitFor();
    }

    private void reading(String learning, String run) {
        stations.put("conversation", page -> {
            visit(page, "/p/demo", ".side-entry, header button");
            page.evaluate(
                    "fetch('/api/projects/demo/conversations').then(r => r.json()).then(l =>"
                            + " { history.pushState(null, '', '/p/demo/c/' + l.items[0].id); dispatchEvent(new PopStateEvent('popstate')); })");
            page.locator("h1").waitFor();
        });
        stations.put("knowledge", page -> visit(page, "/p/demo/knowledge", "ul.items a"));
        stations.put("table", page -> visit(page, "/p/demo/knowledge/table/orders", "main table"));
        stations.put("metric", page -> visit(page, "/p/demo/knowledge/metric/MRR", "main pre"));
        stations.put("learnings", page -> visit(page, "/p/shop/learnings", "article.learning-card"));
        stations.put("learning", page -> visit(page, learning, "main article h1"));
        stations.put("evals", page -> visit(page, "/p/demo/evals", "main table"));
        stations.put("run", page -> visit(page, run, "ul.list a"));
        stations.put("question", page -> {
            visit(page, run, "ul.list a");
            click(page.locator("ul.list a").first());
            page.waitForURL("**/evals/*/*");
            page.locator("section.side-by-side").first().waitFor();
        });
    }

    private String asked(Page page, String project, String question) {
        page.navigate("/p/" + project);
        Locator box = page.locator("main textarea[data-slash]");
        box.fill(question);
        box.press("Enter");
        page.getByTestId("answer").waitFor();
        return page.url();
    }

    private String askedBack(Page page) {
        site.model()
                .script(Says.call(
                        "ask_back",
                        "question",
                        "Do you mean all orders, or only those from Peru, which has a shop of its own?",
                        "readings",
                        List.of(
                                Map.of("words", "All orders of all countries", "sql", "SELECT count(*) FROM orders"),
                                Map.of(
                                        "words",
                                        "Only the orders from Peru",
                                        "sql",
                                        "SELECT count(*) FROM orders WHERE country = 'Peru'"))));
        return asked(page, Site.SHOP, ASKED_BACK);
    }

    private String learning(Page page) {
        site.model()
                .script(Says.sql("SELECT sum(amount_cents) FROM orders"), Says.conclude("Together they paid 46500."));
        asked(page, Site.SHOP, "What was paid in all?");
        page.getByRole(AriaRole.BUTTON, named("That is wrong")).click();
        page.getByRole(AriaRole.BUTTON, named("As SQL")).click();
        page.locator("dialog textarea")
                .fill("SELECT sum(amount_cents) / 100.0 AS paid FROM orders WHERE country <> 'Peru'");
        page.getByRole(AriaRole.BUTTON, named("Teach it")).click();
        page.locator("dialog a.list-link").first().click();
        page.waitForURL("**/learnings/*");
        return page.url();
    }

    /** Two runs, so that there is something to compare. */
    private String run(Page page, String wish) {
        for (int turn = 0; turn < 2; turn++) {
            site.server().post("/api/projects/demo/evals", wish);
            page.navigate("/p/demo/evals");
            page.waitForCondition(() -> isOver(site.server().get("/api/projects/demo/evals")), patient());
        }
        page.navigate("/p/demo/evals");
        return String.valueOf(page.locator("main tbody tr a").first().getAttribute("href"));
    }

    private static boolean isOver(String runs) {
        return !runs.contains("\"completed_at\":null");
    }

    private static Page.WaitForConditionOptions patient() {
        return new Page.WaitForConditionOptions().setTimeout(120_000);
    }

    private static void visit(Page page, String address, String until) {
        page.navigate(address);
        page.locator(until).first().waitFor();
    }

    private static void click(Locator locator) {
        locator.click();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
