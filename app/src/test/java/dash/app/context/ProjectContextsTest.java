package dash.app.context;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.ask.Engine;
import dash.context.Context;
import dash.context.Context.Search;
import dash.context.ContextLimits;
import dash.knowledge.BusinessRule;
import dash.knowledge.Change;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import dash.knowledge.Location;
import dash.knowledge.Standing;
import dash.project.context.ProjectContexts;
import dash.project.documents.ProjectShelf;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import dash.schema.Table;
import dash.search.ColumnValues;
import dash.store.Store;
import dash.store.StoreLocation;
import dash.store.server.EmbeddedServer;
import dash.store.server.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Knowledge in a real store, a real index on disk. Two stores stand for two processes: they share only the server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProjectContextsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    static Path folder = Path.of("");

    private final Lazy stores = new Lazy();

    /** Opened by the first test: the folder is not there yet when this class is made. */
    private static final class Lazy {
        private @Nullable Store store;

        synchronized Store get() {
            Store open = store;
            if (open == null) {
                open = open();
                store = open;
            }
            return open;
        }
    }

    @BeforeAll
    static void letTheServersUserIn() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path home() {
        return folder.resolve("home");
    }

    private static Store open() {
        return Store.open(new StoreLocation.Embedded(home()), Progress.silent());
    }

    @AfterAll
    void close() {
        stores.get().close();
        EmbeddedServer.stop(home());
    }

    @Test
    void a_change_by_another_process_is_found_within_a_second() {
        List<Item> items = items();
        change(stores.get(), "follow", items);
        try (Store other = open();
                ProjectContexts contexts = contexts("follow", items).following(stores.get())) {
            assertThat(contexts.follows(PATIENCE)).isTrue();
            assertThat(found(contexts, "How are zebrafish counted?")).isEmpty();
            change(
                    other,
                    "follow",
                    List.of(new Document("Zebrafish", "zebrafish.md", "Zebrafish are counted by tank.")));
            long from = System.nanoTime();
            List<String> found = List.of();
            while (found.isEmpty() && System.nanoTime() - from < PATIENCE.toNanos()) {
                found = found(contexts, "How are zebrafish counted?");
            }
            System.out.println("a change was found after " + (System.nanoTime() - from) / 1_000_000 + " ms");
            assertThat(found).containsExactly("zebrafish.md");
        }
    }

    @Test
    void an_index_that_was_deleted_or_damaged_heals() throws IOException {
        List<Item> items = items();
        try (ProjectContexts contexts = contexts("heal", items)) {
            assertThat(found(contexts, "What about topic seven?")).contains("seven.md");
        }
        Path index = home().resolve("index/heal");
        assertThat(index.resolve("brought")).exists();
        for (Path file : files(index)) {
            if (!file.getFileName().toString().equals("brought")) {
                Files.write(file, new byte[] {1, 2, 3});
            }
        }
        try (ProjectContexts contexts = contexts("heal", items)) {
            assertThat(found(contexts, "What about topic seven?")).contains("seven.md");
        }
        for (Path file : files(index)) {
            Files.delete(file);
        }
        try (ProjectContexts contexts = contexts("heal", items)) {
            assertThat(found(contexts, "What about topic seven?")).contains("seven.md");
        }
    }

    @Test
    void a_small_project_opens_no_index() {
        try (ProjectContexts contexts = contexts("small", List.of(new GlossaryEntry("word", List.of(), "means")))) {
            Context context = contexts.contexts().gather(Engine.question("word?"));
            assertThat(context.told().search()).isEqualTo(Search.NONE);
        }
        assertThat(home().resolve("index/small")).doesNotExist();
    }

    @Test
    void meaning_is_searched_when_it_is_wanted_and_the_context_says_so() {
        try (ProjectContexts contexts = contexts("meaning", items())) {
            assertThat(contexts.contexts()
                            .gather(Engine.question("topic seven?"))
                            .told()
                            .search())
                    .isEqualTo(Search.WORDS);
            contexts.withMeaning(PATIENCE);
            assertThat(contexts.contexts()
                            .gather(Engine.question("topic seven?"))
                            .told()
                            .search())
                    .isEqualTo(Search.WORDS_AND_MEANING);
        }
    }

    private static List<Path> files(Path index) {
        try (Stream<Path> files = Files.list(index)) {
            return files.sorted(Comparator.reverseOrder()).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Documents, which come by being found and not otherwise. */
    private static List<String> found(ProjectContexts contexts, String question) {
        return contexts.contexts().gather(Engine.question(question)).knowledge().documents().stream()
                .map(Document::path)
                .toList();
    }

    private ProjectContexts contexts(String project, List<Item> items) {
        ProjectContexts.Origins origins = new ProjectContexts.Origins(
                project,
                new Fixed(),
                column -> false,
                ColumnValues.NONE,
                stores.get().knowledge(project, Clock.systemUTC()),
                dash.context.Lessons.NONE,
                dash.context.PastAnswers.NONE,
                dash.memory.Memories.NONE,
                stores.get().embeddings(),
                ProjectShelf.ofFiles(home().resolve("none"), home().resolve("pdf"), Clock.systemUTC()),
                home().resolve("index"));
        return new ProjectContexts(origins, Knowledge.of(items), ContextLimits.DEFAULT, Clock.systemUTC());
    }

    private static void change(Store store, String project, List<Item> items) {
        store.knowledge(project, Clock.systemUTC()).change("ann", edition -> {
            List<Change> changes = new ArrayList<>();
            for (Item item : items) {
                Location location = new Location("file", edition.items().size() + changes.size());
                changes.add(new Change("added", item, location, Standing.HUMAN, Optional.empty()));
            }
            return changes;
        });
    }

    private static List<Item> items() {
        List<Item> items = new ArrayList<>();
        List<String> numbers = List.of("one", "two", "three", "four", "five", "six", "seven", "eight");
        for (int number = 0; number < 60; number++) {
            items.add(new BusinessRule("Rule " + number, "Something holds.", List.of("things"), List.of(), List.of()));
        }
        numbers.forEach(word -> items.add(new Document("Topic " + word, word + ".md", "All about " + word + ".")));
        return items;
    }

    /** A source with one table. */
    private static final class Fixed implements SchemaReader {

        private final Schema schema = new Schema(
                "one",
                List.of("public"),
                List.of(new Table(
                        new RelationName("public", "things"),
                        Table.Kind.TABLE,
                        List.of(new Column("id", "integer", false, "", List.of())),
                        List.of(List.of("id")),
                        List.of(),
                        List.of(),
                        "",
                        1,
                        Optional.empty())));

        @Override
        public Schema schema() {
            return schema;
        }

        @Override
        public Schema refresh() {
            return schema;
        }
    }
}
