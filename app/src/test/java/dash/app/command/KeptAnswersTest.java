package dash.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.Console;
import dash.app.Main;
import dash.project.file.Environment;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Answers that are shown, replayed and written into files later on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeptAnswersTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    static Path folder = Path.of("");

    private final TestDatabase shop = TestPostgres.shared()
            .database(
                    "CREATE TABLE orders (id int PRIMARY KEY, status text, amount_cents int)",
                    "INSERT INTO orders VALUES (1, 'completed', 1000), (2, 'refunded', 500), (3, 'completed', 250)");

    @BeforeAll
    void makeAHome() throws IOException {
        // Another user runs the server when we are root, and has to get through to the home.
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        TestPostgres.shared().lendPrograms(folder.resolve("home"));
    }

    @AfterAll
    void stop() {
        run("stop");
        shop.close();
    }

    @Test
    void a_kept_answer_is_shown_again_as_it_was_by_the_start_of_its_id() throws IOException {
        String kept = project("kept");
        Outcome first = run("sql", "--project", kept, "SELECT status, count(*) FROM orders GROUP BY 1 ORDER BY 2 DESC");
        String id = first.out().replaceAll("(?s).*dash show ([0-9a-f]+).*", "$1");
        Outcome again = run("show", "--project", kept, id);
        assertThat(again.status()).isZero();
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(run("show", "--project", kept, id, "--sql", "--provenance", "--trace", "--rows")
                        .out())
                .contains("GROUP BY 1")
                .contains("[live schema")
                .contains("checksum ")
                .contains("Try 1    allowed");
        Outcome unknown = run("show", "--project", kept, "ffffffffffff");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("dash: ANSWER_UNKNOWN the id: ", "Next: ");
        assertThat(run("show", "--project", project("other"), id).err()).contains("ANSWER_UNKNOWN");
    }

    @Test
    void a_replay_tells_what_changed_since() throws Exception {
        try (TestDatabase changing = TestPostgres.shared()
                .database("CREATE TABLE stock (item text, pieces int)", "INSERT INTO stock VALUES ('bolt', 3)")) {
            String url = changing.reader().sourceUrl();
            String project = projectWith("changing", "project: changing\nsource:\n  url: \"" + url + "\"\n");
            String id = run("sql", "--project", project, "--json", "SELECT item, pieces FROM stock")
                    .json()
                    .get("id")
                    .asString();
            Outcome same = run("replay", "--project", project, id);
            assertThat(same.status()).isZero();
            assertThat(same.out()).contains("The answer still stands.");
            try (Connection connection = changing.connect();
                    var change = connection.createStatement()) {
                change.execute("UPDATE stock SET pieces = 5");
            }
            Outcome changed = run("replay", "--project", project, "--json", id);
            assertThat(changed.status()).isEqualTo(1);
            assertThat(changed.json().get("differences").get(0).asString()).isEqualTo("row 1: (bolt, 3) → (bolt, 5)");
            assertThat(changed.json().get("verdict").get("same").asBoolean()).isTrue();
        }
    }

    @Test
    void rows_and_charts_are_written_by_the_end_of_the_name() throws IOException {
        String out = project("out");
        String sql = "SELECT status, count(*) AS orders, '=1+1' AS formula FROM orders GROUP BY 1 ORDER BY 2 DESC";
        for (String name : new String[] {"rows.csv", "all.json", "all.md", "chart.svg"}) {
            assertThat(run("sql", "--project", out, "--out", name, sql).err()).contains("wrote " + name);
        }
        assertThat(Files.readString(folder.resolve("rows.csv")))
                .isEqualTo("status,orders,formula\r\ncompleted,2,'=1+1\r\nrefunded,1,'=1+1\r\n");
        assertThat(Files.readString(folder.resolve("all.md"))).contains("| completed | 2 | =1+1 |");
        assertThat(Files.readString(folder.resolve("chart.svg")))
                .startsWith("<svg ")
                .contains(">completed");
        assertThat(JSON.readTree(Files.readString(folder.resolve("all.json")))
                        .get("chart")
                        .get("kind")
                        .asString())
                .isEqualTo("bar");
        Outcome unknown = run("sql", "--project", out, "--out", "rows.xls", sql);
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains(".csv, .json, .md or .svg");
        assertThat(run("sql", "--project", out, "--out", "one.svg", "SELECT 1").err())
                .contains("this answer has no chart");
    }

    private String project(String name) throws IOException {
        return projectWith(
                name,
                "project: " + name + "\nsource:\n  url: \"" + shop.reader().sourceUrl() + "\"\n");
    }

    private static String projectWith(String name, String file) throws IOException {
        Path project = Files.createDirectories(folder.resolve("projects").resolve(name));
        Files.writeString(project.resolve("dash.yaml"), file);
        return project.toString();
    }

    private static Outcome run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Environment.of(Map.of("DASH_HOME", folder.resolve("home").toString())),
                folder,
                false);
        int status = Main.run(console, arguments);
        return new Outcome(
                status,
                out.toString(StandardCharsets.UTF_8).strip(),
                err.toString(StandardCharsets.UTF_8).strip());
    }

    private record Outcome(int status, String out, String err) {
        JsonNode json() {
            return JSON.readTree(out);
        }
    }
}
