package dash.app.knowledge;

import dash.app.Console;
import dash.app.Main;
import dash.project.file.Environment;
import dash.store.Store;
import dash.store.StoreLocation;
import dash.store.StoreUrl;
import dash.store.server.Progress;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person at a command line with a store, a source and project folders of their own. */
public final class Desk implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Supplier<Path> folder;
    private final Map<String, String> variables = new HashMap<>();
    private final TestDatabase store = TestPostgres.shared().database("SELECT 1");
    private final TestDatabase source = TestPostgres.shared()
            .database(
                    "CREATE TABLE orders (id int PRIMARY KEY, status text, email text)",
                    "INSERT INTO orders VALUES (1, 'done', 'a@b'), (2, 'open', 'c@d')");

    public Desk(Supplier<Path> folder) {
        this.folder = folder;
    }

    /** What a command said and how it ended. */
    public record Outcome(int status, String out, String err) {
        public JsonNode json() {
            return JSON.readTree(out);
        }
    }

    /** A new project without knowledge. */
    public Project project() {
        return project(source);
    }

    /** The same on a source of its own. */
    public Project project(TestDatabase database) {
        return project(database.reader().sourceUrl());
    }

    /** The same on a source anywhere. */
    public Project project(String sourceUrl) {
        return new Project(folder.get().resolve("project-" + UUID.randomUUID())).source(sourceUrl);
    }

    /** A copy of a whole project, under a name of its own and on another source. */
    public Project copy(Path original, TestDatabase database) {
        Project project = project(database);
        try (Stream<Path> paths = Files.walk(original)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                String inside = original.relativize(path).toString();
                if (!inside.equals("dash.yaml")) {
                    project.file("../" + inside, Files.readAllBytes(path));
                }
            }
            return project;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Every command from here on finds this in its environment. */
    public Desk set(String name, String value) {
        variables.put(name, value);
        return this;
    }

    private Map<String, String> environment() {
        Map<String, String> all = new HashMap<>(variables);
        all.put("DASH_STORE_URL", storeUrl());
        return all;
    }

    /** Where the store is, for a process of its own. */
    public String storeUrl() {
        return store.owner().sourceUrl();
    }

    /** The store itself, for what no command does. */
    public Store open() {
        return Store.open(
                new StoreLocation.External(StoreUrl.parse(store.owner().sourceUrl(), "DASH_STORE_URL")),
                Progress.silent());
    }

    @Override
    public void close() {
        store.close();
        source.close();
    }

    /** One project folder. */
    public final class Project {

        private final Path home;

        Project(Path home) {
            this.home = home;
        }

        public String name() {
            return String.valueOf(home.getFileName());
        }

        /** Writes the project file anew. */
        public Project source(String url) {
            return file("../dash.yaml", "project: " + name() + "\nsource:\n  url: \"" + url + "\"\n");
        }

        public Path home() {
            return home;
        }

        public Path knowledge() {
            return home.resolve("knowledge");
        }

        public Project file(String path, String text) {
            return file(path, text.getBytes(StandardCharsets.UTF_8));
        }

        public Project file(String path, byte[] bytes) {
            try {
                Path file = knowledge().resolve(path).normalize();
                Files.createDirectories(file.resolveSibling("."));
                Files.write(file, bytes);
                return this;
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        public String text(String path) {
            try {
                return Files.readString(knowledge().resolve(path).normalize());
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        public Project without(String path) {
            try {
                Files.delete(knowledge().resolve(path));
                return this;
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        public Outcome run(String... arguments) {
            return runWith("", arguments);
        }

        public Outcome runWith(String input, String... arguments) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            Console console = new Console(
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(err, true, StandardCharsets.UTF_8),
                    Environment.of(environment()),
                    home,
                    false);
            int status = Main.run(console, arguments);
            return new Outcome(
                    status,
                    out.toString(StandardCharsets.UTF_8).strip(),
                    err.toString(StandardCharsets.UTF_8).strip());
        }
    }
}
