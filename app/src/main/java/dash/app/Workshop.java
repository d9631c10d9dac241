package dash.app;

import dash.app.project.Environment;
import dash.app.project.ProjectFile;
import dash.app.project.ProjectFileReader;
import dash.app.project.ProjectFinder;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.store.Store;
import dash.store.StoreLocation;
import dash.store.server.EmbeddedServer;
import dash.store.server.Progress;
import dash.store.server.ServerSettings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;

/**
 * Opens what a command needs and closes it in the opposite order. The grammar starts loading first, in the background,
 * because everything else takes about as long.
 */
public final class Workshop implements AutoCloseable {

    private final Console console;
    private final Waiting waiting;
    private final PostgresqlStatementParser parser;
    private final Store store;
    private final Deque<AutoCloseable> opened = new ArrayDeque<>();

    private Workshop(Console console, Waiting waiting, PostgresqlStatementParser parser, Store store) {
        this.console = console;
        this.waiting = waiting;
        this.parser = parser;
        this.store = store;
    }

    public static Workshop open(Console console, Waiting waiting) {
        PostgresqlStatementParser parser = new PostgresqlStatementParser();
        try {
            Store store = Store.open(location(console), progress(waiting));
            return new Workshop(console, waiting, parser, store);
        } catch (RuntimeException failure) {
            parser.close();
            throw failure;
        }
    }

    public static StoreLocation location(Console console) {
        return StoreLocation.of(environment(console), userHome());
    }

    /** Stops the embedded server of this home; returns whether one ran. */
    public static boolean stop(Console console) {
        return EmbeddedServer.stop(StoreLocation.home(environment(console), userHome()));
    }

    private static Map<String, String> environment(Console console) {
        return console.environment().values();
    }

    private static Path userHome() {
        return Path.of(System.getProperty("user.home"));
    }

    private static Progress progress(Waiting waiting) {
        return part -> waiting.on(part.inWords());
    }

    public Store store() {
        return store;
    }

    /** The project a command is about. */
    public OpenProject project(Optional<String> told) {
        ProjectFile file = projectFile(told);
        waiting.on("connecting to " + file.project());
        return OpenProject.open(file, parser, store, Clock.systemUTC());
    }

    private ProjectFile projectFile(Optional<String> told) {
        ProjectFinder finder = new ProjectFinder(console.environment(), console.here());
        if (finder.named(told).filter(DemoProject.NAME::equals).isPresent()) {
            return demo();
        }
        Path file = finder.find(told);
        Path folder = file.toAbsolutePath().getParent();
        Environment environment =
                folder == null ? console.environment() : console.environment().withFile(folder);
        return new ProjectFileReader(environment).read(file);
    }

    /** Makes the demo company if need be. It lives on the embedded server even when the store is somewhere else. */
    public ProjectFile demo() {
        DemoProject demo = new DemoProject(embeddedServer(), waiting);
        String url = demo.prepare().sourceUrl();
        Environment environment = console.environment().with(DemoProject.URL_VARIABLE, url);
        return new ProjectFileReader(environment).read(demo.folder().resolve(ProjectFinder.FILE));
    }

    private EmbeddedServer embeddedServer() {
        return store.server().orElseGet(() -> {
            Path home = StoreLocation.home(environment(console), userHome());
            EmbeddedServer server =
                    EmbeddedServer.open(home, ServerSettings.standard(), Store.carrier(), progress(waiting));
            opened.push(server);
            return server;
        });
    }

    @Override
    public void close() {
        for (AutoCloseable one : opened) {
            closeQuietly(one);
        }
        store.close();
        parser.close();
    }

    private static void closeQuietly(AutoCloseable one) {
        try {
            one.close();
        } catch (Exception ignored) {
            // The command is over and its result is out; a connection that will not close ends with the process.
        }
    }
}
