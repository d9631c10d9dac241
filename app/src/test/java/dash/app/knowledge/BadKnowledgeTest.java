package dash.app.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Bad knowledge, through {@code dash import}: the shared samples, and more of the same classes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadKnowledgeTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String GOOD = "{\"glossary\": [{\"term\": \"churn\"}]}";

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void get_up() {
        desk.close();
    }

    /** A project with good knowledge in use. */
    private Project good() {
        Project project = desk.project().file("business/good.json", GOOD);
        assertThat(project.run("import").status()).isZero();
        return project;
    }

    private static void assertRefused(Project project, String... told) {
        Outcome outcome = project.run("import");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains(told);
        assertThat(project.run("knowledge", "list", "--json").json().get("items"))
                .as("the last good state")
                .hasSize(1);
    }

    @Test
    void the_shared_samples_of_bad_knowledge_files_are_refused_whole() throws IOException {
        Optional<Path> shared = SharedFolder.find("guard/bad-input.jsonl");
        assumeTrue(shared.isPresent(), "skipped: ../shared does not hold what this needs");
        Map<String, String> files = Map.of(
                "knowledge.tables.json", "tables/bad.json",
                "knowledge.business.json", "business/bad.json",
                "knowledge.queries.sql", "queries/bad.sql",
                "knowledge.yaml", "tables/bad.yaml");
        Map<String, Integer> tried = new HashMap<>();
        for (String line : Files.readAllLines(shared.get())) {
            JsonNode sample = JSON.readTree(line);
            String file = files.get(sample.get("surface").asString());
            if (file != null) {
                tried.merge(sample.get("surface").asString(), 1, Integer::sum);
                assertRefused(good().file(file, sample.get("payload").asString()), file, ":");
            }
        }
        assertThat(tried.keySet()).as("surfaces of the samples").isEqualTo(files.keySet());
    }

    @Test
    void both_definitions_that_disagree_are_named() {
        Project project = good().file(
                        "business/bad.json",
                        "{\"metrics\": [{\"name\": \"MRR\", \"definition\": \"a\"},\n {\"name\": \"mrr\", \"definition\": \"b\"}]}");
        assertRefused(project, "KNOWLEDGE_DUPLICATE business/bad.json:2:", "the other is in business/bad.json:1:");
    }

    @Test
    void of_fifty_files_every_broken_one_is_named() {
        Project project = good();
        for (int number = 1; number <= 50; number++) {
            String text = number == 7 || number == 31 ? "{\"table_name\": " : "{\"table_name\": \"t" + number + "\"}";
            project.file("tables/" + number + ".json", text);
        }
        assertRefused(project, "tables/7.json:1:", "tables/31.json:1:");
        assertThat(project.run("import").err().lines()).hasSize(2);
    }

    @Test
    void names_that_differ_by_case_or_unicode_form_do_not_overwrite_each_other() {
        String composed = Normalizer.normalize("café", Normalizer.Form.NFC);
        String decomposed = Normalizer.normalize("café", Normalizer.Form.NFD);
        assertRefused(
                good().file("tables/Orders.json", "{\"table_name\": \"a\"}")
                        .file("tables/orders.json", "{\"table_name\": \"b\"}"),
                "KNOWLEDGE_DUPLICATE tables/orders.json");
        assertRefused(
                good().file("tables/" + composed + ".json", "{\"table_name\": \"a\"}")
                        .file("tables/" + decomposed + ".json", "{\"table_name\": \"b\"}"),
                "KNOWLEDGE_DUPLICATE");
        assertRefused(
                good().file("tables/1.json", "{\"table_name\": \"" + composed + "\"}")
                        .file(
                                "tables/2.json",
                                "{\"table_name\": \"" + decomposed.toUpperCase(java.util.Locale.ROOT) + "\"}"),
                "KNOWLEDGE_DUPLICATE tables/2.json");
    }

    @Test
    void nothing_outside_of_the_folder_is_read_or_written() throws IOException {
        Path outside = Files.writeString(folder.resolve("outside.json"), "{\"table_name\": \"secret\"}");
        Project linked = good();
        Files.createDirectories(linked.knowledge().resolve("tables"));
        Files.createSymbolicLink(linked.knowledge().resolve("tables/link.json"), outside);
        assertRefused(linked, "KNOWLEDGE_UNREADABLE tables/link.json", "a symbolic link");
        Project put = good();
        for (String path :
                new String[] {"../../evil.md", "/tmp/evil.md", "..\\\\evil.md", "a/../../evil.md", ".hidden.md"}) {
            Outcome outcome =
                    put.runWith("{\"path\": \"" + path + "\", \"text\": \"x\"}", "knowledge", "put", "document", "-");
            assertThat(outcome.status()).as(path).isEqualTo(2);
        }
        assertThat(put.runWith("{\"table_name\": \"../../evil\"}", "knowledge", "put", "table", "-")
                        .status())
                .isZero();
        assertThat(put.run("export").out()).contains("tables/evil.json");
    }

    @Test
    void what_cannot_be_read_as_text_is_refused_with_its_file() {
        assertRefused(
                good().file("tables/latin.json", "{\"table_name\": \"é\"}".getBytes(StandardCharsets.ISO_8859_1)),
                "tables/latin.json",
                "not UTF-8");
        assertRefused(
                good().file("documents/large.md", "x".repeat((1 << 20) + 1)), "documents/large.md", "larger than 1 MB");
        assertRefused(good().file("documents/zero.md", "a\0b"), "documents/zero.md", "zero character");
        assertRefused(good().file("documents/" + "n".repeat(130) + ".md", "x"), "too long");
        assertRefused(good().file("documents/a:b.md", "x"), "a colon");
        assertRefused(good().file("tabels/orders.json", "{}"), "Did you mean tables/?");
    }

    @Test
    void an_emoji_at_any_place_of_a_yaml_file_is_read() {
        Project project = desk.project();
        for (int length = 1000; length < 1040; length++) {
            project.file(
                    "tables/" + length + ".yaml",
                    "table_name: t" + length + "\nowner: \"" + "x".repeat(length) + "👾\"\n");
        }
        assertThat(project.run("import").out()).startsWith("40 added");
    }
}
