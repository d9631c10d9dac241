package dash.app.draft;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A new user's first minutes, on a made-up rental of boats that nobody prepared. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class InitTest {

    private static final String[] BOATS = {
        "CREATE TABLE boats (id int PRIMARY KEY, name text NOT NULL, boat_class text NOT NULL)",
        "CREATE TABLE sailors (sailor_id int PRIMARY KEY, name text NOT NULL, country text, email text)",
        "CREATE TABLE charters (id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, sailor_id int NOT NULL,"
                + " price_cents bigint NOT NULL, started_at timestamp NOT NULL, is_test boolean NOT NULL DEFAULT false)",
        "CREATE VIEW cheap_charters AS SELECT id, price_cents FROM charters WHERE price_cents < 20000",
        "COMMENT ON TABLE charters IS 'Boats that were rented out'",
        "INSERT INTO boats SELECT n, 'Boat ' || n, CASE n % 3 WHEN 0 THEN 'sloop' WHEN 1 THEN 'ketch' ELSE 'yawl' END"
                + " FROM generate_series(1, 30) n",
        "INSERT INTO sailors SELECT n, 'Sailor ' || n, CASE n % 4 WHEN 0 THEN 'Norway' WHEN 1 THEN 'Spain' ELSE 'Wales' END,"
                + " 's' || n || '@example.org' FROM generate_series(1, 200) n",
        "INSERT INTO charters SELECT n, n % 30 + 1, n % 200 + 1, 9900 + (n * 37 % 500) * 100, TIMESTAMP '2023-01-05' +"
                + " n * INTERVAL '9 hours', n % 100 = 0 FROM generate_series(1, 2000) n",
    };

    @TempDir
    private static Path folder = Path.of("");

    private final TestDatabase source = TestPostgres.shared().database(BOATS);
    private Desk desk = new Desk(() -> folder);

    @BeforeAll
    void begin() {
        desk = new Desk(() -> folder);
    }

    @AfterAll
    void end() {
        desk.close();
        source.close();
    }

    private Project nothing() throws Exception {
        Project project = desk.project(source);
        Files.delete(project.home().resolve("dash.yaml"));
        return project;
    }

    private String url() {
        return source.reader().sourceUrl();
    }

    private String password() {
        return url().replaceFirst("^[a-z]+://[^:]*:([^@]*)@.*$", "$1");
    }

    @Test
    void a_source_becomes_a_project_that_answers_its_own_questions() throws Exception {
        Project boats = nothing();
        Outcome made = boats.run("init", "--source", url());
        assertThat(made.status()).as(made.err()).isZero();
        assertThat(made.out())
                .contains("4 tables")
                .contains("Drafted 4 table notes")
                .contains("What would trip somebody up:")
                .contains("price_cents")
                .contains("dash drafts");
        assertThat(made.err()).contains("1 of 4  public.");
        var questions =
                made.out().lines().filter(line -> line.startsWith("  dash ask")).toList();
        assertThat(questions).hasSize(5);
        String question = questions.getFirst().replaceFirst("^  dash ask \"(.*)\"$", "$1");
        Outcome asked = boats.run("ask", question);
        assertThat(asked.status()).as(asked.out() + asked.err()).isZero();
        assertThat(asked.out()).contains("How ").contains("From ");
    }

    @Test
    void the_password_goes_to_a_file_of_its_owner_and_nowhere_else() throws Exception {
        Project boats = nothing();
        Outcome made = boats.run("init", "--source", url());
        assertThat(Files.readString(boats.home().resolve("dash.yaml"))).contains("${DB_PASSWORD}");
        Path secrets = boats.home().resolve(".env");
        assertThat(Files.readString(secrets)).isEqualTo("DB_PASSWORD=" + password() + "\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secrets)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(boats.home().resolve(".gitignore"))).isEqualTo(".env\n.dash/\n");
        assertThat(made.out() + made.err()).doesNotContain(password());
        try (Stream<Path> files = Files.walk(boats.home())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(file.equals(secrets) || !Files.readString(file).contains(password()))
                        .as(file.toString())
                        .isTrue();
            }
        }
    }

    @Test
    void sensitive_columns_are_in_no_draft_and_in_no_state() throws Exception {
        Project boats = nothing();
        boats.run("init", "--source", url());
        try (Stream<Path> files = Files.walk(boats.home())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain("@example.org");
            }
        }
    }

    @Test
    void running_it_again_adds_only_what_is_missing() throws Exception {
        Project boats = nothing();
        boats.run("init", "--source", url());
        boats.file("tables/boats.json", "{\"table_name\": \"boats\", \"table_description\": \"Mine.\"}");
        boats.run("drafts", "drop", "sailors");
        boats.run("drafts", "accept", "charters");
        String charters = boats.text("tables/charters.json");
        Outcome again = boats.run("init", "--source", url());
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(again.out()).contains("Drafted nothing new.").contains("stay as they are");
        assertThat(boats.text("tables/boats.json")).contains("Mine.");
        assertThat(boats.text("tables/charters.json")).isEqualTo(charters).doesNotContain("drafted");
        assertThat(Files.exists(boats.knowledge().resolve("tables/sailors.json")))
                .isFalse();
        assertThat(boats.run("init").status())
                .as("the project knows its source")
                .isZero();
    }

    @Test
    void a_table_that_was_looked_at_before_is_not_looked_at_again() throws Exception {
        Project first = nothing();
        first.run("init", "--source", url());
        Project second = nothing();
        try (Stream<Path> files = Files.list(first.home().resolve(".dash/tables"))) {
            for (Path file : files.toList()) {
                String name = "../.dash/tables/" + file.getFileName();
                second.file(name, Files.readString(file).replace("yawl", "clipper"));
            }
        }
        Outcome outcome = second.run("init", "--source", url());
        assertThat(outcome.status()).as(outcome.err()).isZero();
        assertThat(second.text("tables/boats.json")).contains("clipper").doesNotContain("yawl");
    }

    @Test
    void a_source_that_is_not_there_leaves_nothing_behind() throws Exception {
        Project boats = nothing();
        Outcome outcome = boats.run("init", "--source", "postgresql://nobody:secret@127.0.0.1:1/nothing");
        assertThat(outcome.status()).isEqualTo(3);
        assertThat(outcome.err()).contains("SOURCE_UNREACHABLE").doesNotContain("secret");
        assertThat(Files.exists(boats.home().resolve("dash.yaml"))).isFalse();
        assertThat(Files.exists(boats.home().resolve(".env"))).isFalse();
        assertThat(boats.run("init", "--source", url()).status()).isZero();
    }

    @Test
    void a_project_of_another_source_is_refused() throws Exception {
        Project boats = nothing();
        boats.run("init", "--source", url());
        Outcome outcome = boats.run("init", "--source", "postgresql://other@127.0.0.1:1/else");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains("its source is another one");
        assertThat(nothing().run("init").err()).contains("no source to make one of");
    }

    @Test
    void the_report_can_be_had_as_json() throws Exception {
        Outcome made = nothing().run("init", "--source", url(), "--name", "harbour", "--json");
        assertThat(made.json().at("/project").asString()).isEqualTo("harbour");
        assertThat(made.json().at("/questions")).hasSize(5);
        assertThat(made.json().at("/drafted").toString()).contains("\"Charters\"");
    }
}
