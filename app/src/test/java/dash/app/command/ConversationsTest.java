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
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Conversations at the command line: led, gone on with, branched, found, written down and deleted. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConversationsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    static Path folder = Path.of("");

    private final TestDatabase fleet = TestPostgres.shared()
            .database(
                    "CREATE TABLE boat (boat_id int PRIMARY KEY, name text, harbour text, length_metres int)",
                    "INSERT INTO boat VALUES (1, 'Ann', 'Bergen', 9), (2, 'Bea', 'Bergen', 12), (3, 'Cid', 'Oslo', 7),"
                            + " (4, 'Dot', 'Oslo', 8), (5, 'Eve', 'Oslo', 10), (6, 'Fay', 'Bodo', 20)");
    private String project = "";

    @BeforeAll
    void makeAHome() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        TestPostgres.shared().lendPrograms(folder.resolve("home"));
        Path made = Files.createDirectories(folder.resolve("fleet"));
        Files.writeString(
                made.resolve("dash.yaml"),
                "project: fleet\nsource:\n  url: \"" + fleet.reader().sourceUrl() + "\"\n");
        project = made.toString();
    }

    @AfterAll
    void stop() {
        run("", "stop");
        fleet.close();
    }

    @Test
    void a_chat_is_one_conversation_that_can_be_resumed_branched_and_exported() throws IOException {
        Outcome chat = run("How many boats are there in Bergen?\nand in Oslo?\n", "chat", "--project", project);
        assertThat(chat.out()).contains("Read as: How many boats are there in Oslo?");
        JsonNode listed = run("", "conversations", "search", "bergen", "--project", project, "--json")
                .json()
                .path("conversations");
        assertThat(listed).hasSize(1);
        assertThat(listed.get(0).path("title").asString()).isEqualTo("How many boats are there in Bergen?");
        String id = listed.get(0).path("id").asString();

        Outcome resumed = run("and in Bodo?\n", "chat", "--project", project, "--resume", id.substring(0, 8));
        assertThat(resumed.out())
                .contains("Going on with: How many boats", "Read as: How many boats are there in Bodo?");

        JsonNode whole = run("", "conversations", "show", id, "--project", project, "--json")
                .json();
        assertThat(whole.path("answers")).hasSize(3);
        String first = whole.path("answers").get(0).path("id").asString();
        JsonNode branch = run("", "ask", "--project", project, "--json", "--after", first, "why?")
                .json();
        assertThat(branch.path("read_as").asString()).isEqualTo("How many boats are there in Bergen?");
        assertThat(run("", "ask", "--project", project, "--json", "--in", id, "as a table")
                        .json()
                        .path("read_as")
                        .asString())
                .isEqualTo("How many boats are there in Bergen?");
        assertThat(run("", "conversations", "show", id, "--project", project).out())
                .contains("After " + first.substring(0, 6));

        assertThat(run("", "conversations", "search", "bodo", "--project", project)
                        .out())
                .contains(id.substring(0, 8));
        assertThat(run("", "conversations", "search", "zeppelin", "--project", project)
                        .out())
                .contains("no conversations");
        assertThat(run("", "conversations", "rename", id, "Harbours", "*north*", "--project", project)
                        .out())
                .contains("Harbours *north*");
        run("", "conversations", "export", id, "--out", "talk.md", "--project", project);
        assertThat(Files.readString(folder.resolve("talk.md")))
                .startsWith("# Harbours \\*north\\*")
                .contains("## and in Oslo?", "*Read as: How many boats are there in Oslo?*", "```sql");
        assertThat(run("", "conversations", "delete", id, "--project", project).out())
                .contains("with 5 questions");
        assertThat(run("", "conversations", "show", id, "--project", project).err())
                .contains("CONVERSATION_UNKNOWN");
    }

    @Test
    void an_answer_outside_of_a_conversation_begins_one_when_it_is_followed_up() {
        JsonNode alone = run("", "ask", "--project", project, "--json", "How many boats are there?")
                .json();
        String id = alone.path("id").asString();
        JsonNode grouped = run("", "ask", "--project", project, "--json", "--after", id, "by harbour")
                .json();
        assertThat(grouped.path("read_as").asString()).isEqualTo("How many boats are there by harbour?");
        assertThat(grouped.path("rows")).hasSize(3);
        JsonNode listed = run("", "conversations", "search", "harbour", "--project", project, "--json")
                .json()
                .path("conversations");
        assertThat(listed.get(0).path("questions").asInt()).isEqualTo(2);
    }

    @Test
    void a_fragment_that_nothing_explains_is_declined_with_what_it_was_taken_for() {
        Outcome chat = run("How many boats are there?\nand the zorblatt?\n", "chat", "--project", project);
        assertThat(chat.out()).contains("follow up on \"How many boats are there?\"");
        assertThat(run("", "ask", "--project", project, "--in", "x", "--after", "y", "why?")
                        .err())
                .contains("WRONG_USAGE");
    }

    private static Outcome run(String typed, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
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
