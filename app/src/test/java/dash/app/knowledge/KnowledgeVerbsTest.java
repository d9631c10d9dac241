package dash.app.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code dash import}, {@code export} and {@code knowledge}, as a person uses them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KnowledgeVerbsTest {

    private static final String ORDERS =
            "# what shop people say\ntable_name: orders\ntable_description: Orders of the shop\n";
    private static final String WORDS =
            "{\"glossary\": [{\"term\": \"churn\", \"means\": \"leaving\"}, {\"term\": \"GMV\"}]}";
    private static final String METRIC_THAT_WRITES = "{\"name\": \"gone\", \"sql_template\":"
            + " \"WITH d AS (DELETE FROM orders RETURNING 1) SELECT count(*) FROM d\"}";
    private static final String CHURN = "{\"term\": \"churn\", \"means\": \"leaving for good\"}";

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void get_up() {
        desk.close();
    }

    private Project shop() {
        return desk.project().file("tables/orders.yaml", ORDERS).file("business/words.json", WORDS);
    }

    @Test
    void importing_twice_changes_nothing_the_second_time() {
        Project shop = shop();
        assertThat(shop.run("import").out())
                .startsWith("3 added, 0 changed, 0 removed, 0 unchanged")
                .contains("  added    glossary entry GMV")
                .contains("  added    table orders");
        assertThat(shop.run("import").out()).isEqualTo("0 added, 0 changed, 0 removed, 3 unchanged");
    }

    @Test
    void what_was_changed_in_a_file_or_removed_from_it_is_told() {
        Project shop = shop();
        shop.run("import");
        shop.file("business/words.json", "{\"glossary\": [" + CHURN + "]}");
        assertThat(shop.run("import").out())
                .startsWith("0 added, 1 changed, 1 removed, 1 unchanged")
                .contains("changed  glossary entry churn")
                .contains("removed  glossary entry GMV");
        assertThat(shop.run("knowledge", "list").out()).doesNotContain("GMV");
        assertThat(shop.run("knowledge", "list", "--all").out()).contains("GMV").contains("retired");
    }

    @Test
    void what_was_removed_comes_back_by_undo_and_stays() {
        Project shop = shop();
        shop.run("import");
        shop.without("tables/orders.yaml").run("import");
        assertThat(shop.run("knowledge", "undo", "table", "ORDERS").out()).contains("table orders is active");
        assertThat(shop.run("import").out()).contains("1 kept as the store has them");
        assertThat(shop.run("export").out()).startsWith("1 files written").contains("tables/orders.yaml");
        assertThat(shop.text("tables/orders.yaml")).contains("Orders of the shop");
    }

    @Test
    void every_broken_file_is_named_and_nothing_is_imported() {
        Project shop = shop().file("tables/bad.json", "{\"table_nam\": \"x\"}").file("queries/bad.sql", "SELECT 1");
        Outcome outcome = shop.run("import", "--json");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err().lines())
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).startsWith("dash: KNOWLEDGE_BROKEN queries/bad.sql:1:1: "))
                .anySatisfy(line -> assertThat(line)
                        .startsWith("dash: KNOWLEDGE_BROKEN tables/bad.json:1:")
                        .contains("table_name"));
        assertThat(outcome.json().get("errors")).hasSize(2);
        Outcome asked = shop.run("sql", "SELECT count(*) FROM orders");
        assertThat(asked.status()).as("nothing was ever imported").isEqualTo(2);
    }

    @Test
    void sql_that_does_more_than_read_is_not_imported() {
        Outcome refused = shop().file(
                        "queries/purge.sql",
                        "-- <query name>purge</query name>\n-- <query>\nDELETE FROM orders\n-- </query>\n")
                .file("metrics/gone.json", METRIC_THAT_WRITES)
                .run("import");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err())
                .contains("KNOWLEDGE_BROKEN queries/purge.sql:1:4: the guard refuses its SQL")
                .contains("KNOWLEDGE_BROKEN metrics/gone.json:1:1: the guard refuses its SQL");
    }

    @Test
    void while_files_are_broken_the_last_good_state_stays_in_use() {
        Project shop = shop();
        assertThat(shop.run("sql", "SELECT count(*) FROM orders").status()).isZero();
        shop.file("business/words.json", "{\"glossary\": [");
        Outcome outcome = shop.run("sql", "SELECT count(*) FROM orders");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.err())
                .contains("dash: not imported: KNOWLEDGE_BROKEN business/words.json:1:")
                .contains("as it was last imported stays in use");
        assertThat(shop.run("knowledge", "list").out()).contains("churn");
        assertThat(shop.run("doctor").out()).contains("BAD knowledge").contains("business/words.json");
        shop.file("business/words.json", WORDS);
        assertThat(shop.run("doctor").out())
                .contains("3 items (1 table, 2 glossary)")
                .contains("Dash is well");
    }

    @Test
    void a_folder_that_is_gone_does_not_retire_everything() throws Exception {
        Project shop = shop();
        shop.run("import");
        Files.move(shop.knowledge(), shop.knowledge().resolveSibling("away"));
        assertThat(shop.run("import").err()).contains("the knowledge folder is gone");
        assertThat(shop.run("sql", "SELECT count(*) FROM orders").status()).isZero();
        assertThat(shop.run("export").out()).startsWith("2 files written");
        assertThat(shop.run("import").out()).startsWith("0 added, 0 changed, 0 removed, 3 unchanged");
    }

    @Test
    void a_change_on_both_sides_is_a_conflict_that_loses_nothing() {
        Project shop = shop();
        shop.run("import");
        assertThat(shop.runWith(CHURN, "knowledge", "put", "glossary", "-", "--version", "1")
                        .out())
                .contains("version 2");
        shop.file("business/words.json", WORDS.replace("leaving", "going"));
        Outcome conflict = shop.run("import", "--json");
        assertThat(conflict.status()).isEqualTo(2);
        assertThat(conflict.json().get("error").get("code").asString()).isEqualTo("KNOWLEDGE_CONFLICT");
        assertThat(shop.run("export").err()).contains("KNOWLEDGE_CONFLICT");
        assertThat(shop.text("business/words.json")).contains("going");
        assertThat(shop.run("knowledge", "show", "glossary", "churn").out()).contains("leaving for good");
        assertThat(shop.run("import", "--take", "store").out()).contains("1 kept");
        assertThat(shop.run("import", "--take", "files").out()).contains("1 changed");
        Outcome shown = shop.run("knowledge", "history", "glossary", "churn");
        assertThat(shown.out())
                .contains("going")
                .contains("leaving for good")
                .contains("version 3")
                .contains("version 1");
    }

    @Test
    void the_files_win_or_the_store_wins_when_a_person_says_so() {
        Project shop = shop();
        shop.run("import");
        shop.runWith(CHURN, "knowledge", "put", "glossary", "-", "--version", "1");
        shop.file("business/words.json", WORDS.replace("leaving", "going"));
        shop.run("import", "--take", "store");
        assertThat(shop.run("knowledge", "show", "glossary", "churn").out()).contains("leaving for good");
        assertThat(shop.run("import", "--take", "both").err()).contains("expected files or store");
    }

    @Test
    void what_one_retired_and_another_changed_is_a_conflict() {
        Project shop = shop();
        shop.run("import");
        shop.run("knowledge", "retire", "glossary", "churn");
        assertThat(shop.run("import").out()).contains("1 kept");
        shop.file("business/words.json", WORDS.replace("leaving", "going"));
        assertThat(shop.run("import").err()).contains("KNOWLEDGE_CONFLICT business/words.json:1:");
        assertThat(shop.run("import", "--take", "files").out()).startsWith("1 added");
        assertThat(shop.run("knowledge", "show", "glossary", "churn").out()).contains("going");
    }

    @Test
    void a_large_file_of_many_small_items_comes_back_after_an_export() {
        StringJoiner words = new StringJoiner(",", "{\"glossary\":[", "]}");
        for (int number = 0; number < 30_000; number++) {
            words.add("{\"term\":\"word " + number + "\"}");
        }
        Project shop = desk.project().file("business/words.json", words.toString());
        shop.run("import");
        shop.run("knowledge", "retire", "glossary", "word", "7");
        assertThat(shop.run("export").out()).startsWith("1 files written");
        assertThat(shop.run("import").out()).isEqualTo("0 added, 0 changed, 0 removed, 29,999 unchanged");
    }

    @Test
    void an_edit_of_an_old_version_is_told_and_an_unknown_name_names_the_nearest() {
        Project shop = shop();
        shop.run("import");
        Outcome late = shop.runWith(CHURN, "knowledge", "put", "glossary", "-", "--version", "7");
        assertThat(late.status()).isEqualTo(2);
        assertThat(late.err()).contains("KNOWLEDGE_CHANGED_MEANWHILE").contains("--version 1");
        assertThat(shop.runWith(CHURN, "knowledge", "put", "glossary", "-").err())
                .contains("KNOWLEDGE_CHANGED_MEANWHILE");
        assertThat(shop.run("knowledge", "show", "table", "order").err())
                .contains("KNOWLEDGE_UNKNOWN")
                .contains("the nearest is orders");
        assertThat(shop.run("knowledge", "show", "tabel", "orders").status()).isEqualTo(2);
    }

    @Test
    void a_new_item_needs_no_version_and_is_exported_to_a_file_of_its_own() {
        Project shop = shop();
        shop.run("import");
        assertThat(shop.runWith("{\"term\": \"ARR\"}", "knowledge", "put", "glossary", "-")
                        .status())
                .isZero();
        assertThat(shop.run("export").out())
                .startsWith("1 files written, 0 deleted, 2 unchanged")
                .contains("business/glossary-arr.json");
        assertThat(shop.text("tables/orders.yaml")).as("comments stay").isEqualTo(ORDERS);
        assertThat(shop.run("knowledge", "retire", "glossary", "ARR").out()).contains("is retired");
        assertThat(shop.run("export").out()).startsWith("0 files written, 1 deleted, 2 unchanged");
        assertThat(shop.run("import").out()).isEqualTo("0 added, 0 changed, 0 removed, 3 unchanged");
    }

    @Test
    void a_folder_from_elsewhere_adds_and_takes_nothing_away() {
        Project shop = shop();
        shop.run("import");
        Project other = desk.project()
                .file("tables/orders.yaml", "table_name: customers\n")
                .file("business/words.json", "{\"glossary\": [{\"term\": \"LTV\"}]}");
        assertThat(shop.run("import", other.knowledge().toString()).out())
                .startsWith("2 added, 0 changed, 0 removed, 0 unchanged");
        assertThat(shop.run("import").out())
                .as("what came from elsewhere is not gone from the own folder")
                .startsWith("0 added, 0 changed, 0 removed, 3 unchanged, 2 kept");
        assertThat(shop.run("export").status()).isZero();
        assertThat(shop.text("tables/customers.json")).contains("\"origin\": \"imported\"");
        assertThat(shop.run("import").out()).isEqualTo("0 added, 0 changed, 0 removed, 5 unchanged");
    }

    @Test
    void a_file_or_an_archive_is_no_folder() throws Exception {
        Project shop = shop();
        Path archive = Files.writeString(folder.resolve("knowledge.zip"), "PK");
        Outcome outcome = shop.run("import", archive.toString());
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("knowledge is a folder, and this is a file")
                .contains("Unpack");
        assertThat(shop.run("import", "nowhere").err()).contains("there is no such folder");
    }

    @Test
    void a_column_that_knowledge_calls_sensitive_is_read_by_no_statement() {
        Project shop = desk.project().file("tables/orders.yaml", ORDERS + "sensitive_columns: [email]\n");
        assertThat(shop.run("sql", "SELECT status FROM orders").status()).isZero();
        Outcome refused = shop.run("sql", "--json", "SELECT email FROM orders");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.out()).doesNotContain("a@b");
        shop.file("tables/orders.yaml", ORDERS);
        assertThat(shop.run("sql", "--json", "SELECT email FROM orders").out()).contains("a@b");
    }

    @Test
    void twenty_generated_folders_come_out_of_the_store_as_they_went_in() throws Exception {
        for (long seed = 5_000; seed < 5_020; seed++) {
            Project one = desk.project();
            GeneratedKnowledge.files(seed).forEach(one::file);
            Files.createDirectories(one.knowledge());
            JsonNode first = one.run("import", "--json").json();
            Path out = folder.resolve("out-" + seed);
            assertThat(one.run("export", out.toString()).status())
                    .as("seed %d", seed)
                    .isZero();
            Project two = desk.project();
            copy(out, two.knowledge());
            JsonNode second = two.run("import", "--json").json();
            assertThat(second.get("added").size())
                    .as("seed %d", seed)
                    .isEqualTo(first.get("added").size());
            Path again = folder.resolve("again-" + seed);
            two.run("export", again.toString());
            assertThat(texts(again)).as("seed %d", seed).isEqualTo(texts(out));
            assertThat(one.run("import", "--json").json().get("unchanged").asInt())
                    .as("seed %d", seed)
                    .isEqualTo(first.get("added").size());
        }
    }

    private static void copy(Path from, Path to) throws Exception {
        Files.createDirectories(to);
        for (Map.Entry<String, String> file : texts(from).entrySet()) {
            Path target = to.resolve(file.getKey());
            Files.createDirectories(target.resolveSibling("."));
            Files.writeString(target, file.getValue());
        }
    }

    private static Map<String, String> texts(Path root) throws Exception {
        Map<String, String> texts = new TreeMap<>();
        if (Files.exists(root)) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    texts.put(root.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return texts;
    }
}
