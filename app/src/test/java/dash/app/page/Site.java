package dash.app.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that the tests of the page share: the served projects, the model that plays along, the browser. */
final class Site implements AutoCloseable {

    /** The demo company, answered by the built-in analyst. */
    static final String DEMO = "demo";

    /** A shop with odd data, answered by a model that follows each test's script. */
    static final String SHOP = "shop";

    private static final String FEW_QUESTIONS = "{\"where\": {\"difficulty\": \"hard\"}}";

    private final Path folder;
    private final TestDatabase database = OddShop.database();
    private final ScriptedProvider model = ScriptedProvider.start();
    private final DashProcess server;
    private final Chromium chromium;
    private Optional<Tour> tour = Optional.empty();

    private Site(Path folder, Path executable) {
        this.folder = folder;
        this.server = DashProcess.serving(
                folder.resolve("home"), List.of(DEMO, shop(folder.resolve(SHOP)).toString()));
        this.chromium = Chromium.start(executable);
    }

    static Site open(Path executable) {
        try {
            Path folder = Files.createTempDirectory("dash-page");
            TestPostgres.shared().lendPrograms(folder.resolve("home"));
            return new Site(folder, executable);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Path shop(Path project) {
        try {
            Files.createDirectories(project);
            Files.writeString(project.resolve("dash.yaml"), """
                    project: %s
                    source:
                      url: "%s"
                    model: { provider: openai, name: played, base_url: "%s" }
                    limits: { rows: 5000 }
                    """.formatted(
                            SHOP, database.reader().sourceUrl(), model.baseUrl(Protocol.OPENAI)));
            return project;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Prepared by whoever wants it first, in a page of theirs. */
    Tour tour(Page page) {
        Tour prepared = tour.orElseGet(
                () -> Tour.prepared(this, page, Boolean.getBoolean("dash.screens") ? "{}" : FEW_QUESTIONS));
        tour = Optional.of(prepared);
        return prepared;
    }

    DashProcess server() {
        return server;
    }

    ScriptedProvider model() {
        return model;
    }

    Browser browser() {
        return chromium.browser();
    }

    @Override
    public void close() {
        chromium.close();
        server.close();
        model.close();
        database.close();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
