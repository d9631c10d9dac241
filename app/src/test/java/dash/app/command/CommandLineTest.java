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
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whole commands with a home of their own: arguments in, text and exit code out. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CommandLineTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    static Path folder = Path.of("");

    private final Map<String, String> environment = new TreeMap<>();
    private final TestDatabase shop = TestPostgres.shared()
            .database(
                    "CREATE TABLE orders (id int PRIMARY KEY, status text, amount_cents int)",
                    "INSERT INTO orders VALUES (1, 'completed', 1000), (2, 'refunded', 500), (3, 'completed', 250)");

    @BeforeAll
    void makeAHome() throws IOException {
        // Another user runs the server when we are root, and has to get through to the home.
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        environment.put("DASH_HOME", folder.resolve("home").toString());
        TestPostgres.shared().lendPrograms(folder.resolve("home"));
    }

    @AfterAll
    void stop() {
        run("stop");
        shop.close();
    }

    @Test
    void doctor_tells_where_state_lives_and_that_all_is_well() {
        Outcome outcome = run("doctor");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out())
                .contains("embedded PostgreSQL 18")
                .contains(folder.toString())
                .contains("Dash is well.");
        assertThat(run("doctor", "--json").json().get("well").asBoolean()).isTrue();
    }

    @Test
    void the_demo_company_answers_the_known_figure() {
        Outcome outcome = run("ask", "--project", "demo", "--json", "What is our current MRR?");
        assertThat(outcome.status()).isZero();
        JsonNode answer = outcome.json();
        assertThat(answer.get("status").asString()).isEqualTo("answered");
        assertThat(answer.get("rows").get(0).get(0).decimalValue()).isEqualByComparingTo("806210.60");
        assertThat(answer.get("insight").asString()).isEqualTo("MRR is $806,211.");
        assertThat(answer.get("provenance").get("metric_used").asString()).isEqualTo("MRR, owned by Finance");
        assertThat(answer.get("provenance").get("tables_accessed").get(0).asString())
                .isEqualTo("subscriptions");
        assertThat(answer.get("analyst").asString()).isEqualTo("builtin");
    }

    @Test
    void an_answer_for_people_has_insight_rows_explanation_origin_and_sql() {
        Outcome outcome = run("ask", "--project", "demo", "shop revenue by country in 2025");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out())
                .startsWith("United States has the highest shop revenue in 2025, $1,635,641, 32.8 % of the total")
                .contains("How      Starts from orders")
                .containsPattern("More     dash show [0-9a-f]+ --project demo --sql --provenance")
                .contains("From     orders, accounts, countries")
                .contains("canonical metric")
                .contains("SELECT countries.country_name");
    }

    @Test
    void context_tells_what_was_picked_why_and_what_it_costs() {
        Outcome people = run("context", "--project", "demo", "What is our current MRR?");
        assertThat(people.status()).isZero();
        assertThat(people.out()).contains("of 12,000 tokens", "searched by words", "annotations", "subscriptions");
        JsonNode json = run("context", "--project", "demo", "--json", "--text", "What is our current MRR?")
                .json();
        assertThat(json.get("search").asString()).isEqualTo("words");
        assertThat(json.get("layers")).hasSize(6);
        assertThat(json.get("picks").findValuesAsString("name")).contains("MRR", "subscriptions", "accounts");
        assertThat(json.get("cuts").size()).isPositive();
        Outcome text = run("context", "--project", "demo", "--text", "What is our current MRR?");
        assertThat(text.out())
                .isEqualTo(json.get("text").asString().strip())
                .startsWith("# Context\n")
                .contains("> MRR");
    }

    @Test
    void what_it_cannot_answer_it_declines_with_what_it_can() {
        Outcome outcome = run("ask", "--project", "demo", "--json", "Why do cats purr at night?");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.json().get("status").asString()).isEqualTo("declined");
        assertThat(outcome.json().get("sql").isNull()).isTrue();
    }

    @Test
    void own_sql_is_run_explained_and_on_record() throws IOException {
        Outcome outcome = run(
                "sql",
                "--project",
                project("own"),
                "--json",
                "SELECT status, count(*) FROM orders GROUP BY 1 ORDER BY 2 DESC");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.json().get("row_count").asInt()).isEqualTo(2);
        assertThat(outcome.json().get("explanation").asString())
                .startsWith("Starts from orders; for each status, works out the number of rows");
    }

    @Test
    void a_single_figure_is_set_beside_the_period_before() {
        JsonNode answer = run("ask", "--project", "demo", "--json", "shop revenue in 2025")
                .json();
        assertThat(answer.get("insight").asString())
                .isEqualTo("Shop revenue in 2025 was $4,980,013. That is 19.5 % more than in 2024 ($4,165,918).");
    }

    @Test
    void sql_that_writes_is_refused_with_what_to_do() throws IOException {
        Outcome outcome = run("sql", "--project", project("write"), "DELETE FROM orders");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.out()).contains("did not work").contains("DELETE");
        assertThat(run("sql", "--project", project("write"), "--json", "SELECT count(*) FROM orders")
                        .json()
                        .get("rows")
                        .get(0)
                        .get(0)
                        .asInt())
                .isEqualTo(3);
    }

    @Test
    void explaining_runs_nothing() throws IOException {
        Outcome outcome =
                run("sql", "--project", project("explain"), "--explain", "SELECT id FROM orders WHERE status = 'x'");
        assertThat(outcome.out()).isEqualTo("Starts from orders; keeps the rows where status is 'x'; takes id.");
        Outcome refused = run("sql", "--project", project("explain"), "--explain", "SELECT pg_sleep(1)");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).contains("dash: SQL_REFUSED sql:1:8: ", "Next: ");
    }

    @Test
    void the_guard_judges_lines_in_order_without_a_store() {
        environment.put("DASH_STORE_URL", "postgresql://nobody@localhost:1/none");
        Outcome outcome = runWith(
                "{\"id\": \"a\", \"sql\": \"SELECT 1\"}\n{\"id\": 2, \"sql\": \"DROP TABLE t\"}\n", "guard", "--json");
        environment.remove("DASH_STORE_URL");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.out().lines())
                .satisfiesExactly(
                        first -> assertThat(first)
                                .isEqualTo("{\"id\":\"a\",\"verdict\":\"allowed\",\"code\":null,\"message\":null}"),
                        second -> assertThat(second)
                                .startsWith("{\"id\":2,\"verdict\":\"refused\",\"code\":\"NOT_A_QUERY\""));
    }

    @Test
    void a_line_that_is_no_object_is_named() {
        Outcome outcome = runWith("{\"sql\": \"SELECT 1\"}\nnonsense\n", "guard", "--json");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("dash: WRONG_USAGE standard input:2:1: ");
    }

    @Test
    void a_verb_that_does_not_exist_is_wrong_use() {
        Outcome outcome = run("doktor");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err())
                .startsWith("dash: WRONG_USAGE dash: Unmatched argument")
                .contains("use doctor");
    }

    @Test
    void without_a_project_the_next_step_is_told() {
        Outcome outcome = run("ask", "anything");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains("dash: PROJECT_MISSING ").contains("--project demo");
    }

    @Test
    void a_broken_project_file_is_told_with_its_place_and_the_nearest_key() throws IOException {
        String broken =
                projectWith("broken", "project: broken\nsource:\n  url: \"postgresql://a@b/c\"\n  schemes: [x]\n");
        Outcome outcome = run("ask", "--project", broken, "anything");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("PROJECT_BROKEN")
                .contains("dash.yaml:4:")
                .contains("schemas");
    }

    @Test
    void a_variable_that_is_not_set_is_named_and_nothing_else() throws IOException {
        String unset =
                projectWith("unset", "project: unset\nsource:\n  url: \"postgresql://a:${NO_SUCH_SECRET}@b/c\"\n");
        Outcome outcome = run("ask", "--project", unset, "anything");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains("NO_SUCH_SECRET is not set");
    }

    @Test
    void secrets_come_from_a_file_that_only_its_owner_can_read() throws IOException {
        String secret = projectWith("secret", "project: secret\nsource:\n  url: \"${SHOP_URL}\"\n");
        Path file = Path.of(secret, ".env");
        Files.writeString(file, "# the shop\nSHOP_URL=" + shop.reader().sourceUrl() + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Outcome open = run("sql", "--project", secret, "SELECT 1");
        assertThat(open.status()).isEqualTo(2);
        assertThat(open.err()).contains("others can read this file").contains("chmod 600 .env");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        assertThat(run("sql", "--project", secret, "SELECT count(*) FROM orders")
                        .out())
                .contains("Count: 3.");
    }

    @Test
    void a_source_that_is_away_is_told_with_its_own_exit_code_and_without_its_password() throws IOException {
        String away =
                projectWith("away", "project: away\nsource:\n  url: \"postgresql://ann:hunter2@127.0.0.1:1/none\"\n");
        Outcome outcome = run("doctor", "--project", away);
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.out()).contains("SOURCE_UNREACHABLE").doesNotContain("hunter2");
        Outcome asked = run("sql", "--project", away, "SELECT 1");
        assertThat(asked.status()).isEqualTo(3);
        assertThat(asked.err()).contains("SOURCE_UNREACHABLE").doesNotContain("hunter2");
    }

    @Test
    void the_store_itself_is_refused_as_a_source_before_anything_is_written() throws Exception {
        try (TestDatabase other = TestPostgres.shared().database("SELECT 1")) {
            environment.put("DASH_STORE_URL", other.owner().sourceUrl());
            String same = projectWith(
                    "same", "project: same\nsource:\n  url: \"" + other.owner().sourceUrl() + "\"\n");
            Outcome outcome = run("sql", "--project", same, "SELECT 1");
            assertThat(outcome.status()).isEqualTo(2);
            assertThat(outcome.err()).contains("STORE_IS_A_SOURCE");
            assertThat(run("doctor", "--project", same).out()).contains("STORE_IS_A_SOURCE");
            try (Connection connection = other.connect();
                    ResultSet made = connection
                            .createStatement()
                            .executeQuery("SELECT count(*) FROM pg_namespace WHERE nspname = 'dash'")) {
                made.next();
                assertThat(made.getInt(1))
                        .as("nothing was written into the source")
                        .isZero();
            }
        } finally {
            environment.remove("DASH_STORE_URL");
        }
    }

    @Test
    void a_login_that_can_write_is_told_and_refused_where_the_project_is_strict() throws IOException {
        String url = shop.owner().sourceUrl();
        String loose = projectWith("loose", "project: loose\nsource:\n  url: \"" + url + "\"\n");
        Outcome told = run("doctor", "--project", loose);
        assertThat(told.status()).isEqualTo(1);
        assertThat(told.out()).contains("BAD login").contains("--grants");
        assertThat(run("doctor", "--project", loose, "--grants").out())
                .contains("CREATE ROLE")
                .contains("GRANT SELECT ON");
        String strict = projectWith("strict", "project: strict\nsource:\n  url: \"" + url + "\"\n  strict: true\n");
        Outcome refused = run("sql", "--project", strict, "SELECT 1");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err()).contains("SOURCE_LOGIN_TOO_POWERFUL");
        assertThat(run("doctor", "--project", strict, "--grants").status()).isZero();
        assertThat(run("sql", "--project", loose, "SELECT 1").err()).contains("dash: warning: the login");
    }

    @Test
    void objects_that_could_run_code_in_a_statement_are_listed() throws Exception {
        try (Connection owner = shop.connect();
                Statement statement = owner.createStatement()) {
            statement.execute("CREATE FUNCTION add(text, int) RETURNS text LANGUAGE sql AS 'SELECT $1'");
            statement.execute("CREATE OPERATOR + (LEFTARG = text, RIGHTARG = int, FUNCTION = add)");
            statement.execute("CREATE FUNCTION upper(int) RETURNS int LANGUAGE sql AS 'SELECT 1'");
            statement.execute("CREATE VIEW sleepy AS SELECT pg_sleep(1) IS NULL AS slept");
            statement.execute("GRANT SELECT ON sleepy TO PUBLIC");
        }
        String url = shop.reader().sourceUrl();
        String project = projectWith("planted", "project: planted\nsource:\n  url: \"" + url + "\"\n");
        assertThat(run("doctor", "--project", project).out())
                .contains("objects    operator public.+ (text, int4)")
                .contains("objects    function upper: it has the name of a built-in one")
                .contains("objects    public.sleepy: reading it runs pg_sleep");
        assertThat(run("doctor", "--project", project, "--json")
                        .json()
                        .get("checks")
                        .toString())
                .contains("\"objects\"");
    }

    @Test
    void errors_are_one_object_when_machines_listen() {
        Outcome outcome = run("ask", "--json", "anything");
        assertThat(outcome.json().get("error").get("code").asString()).isEqualTo("PROJECT_MISSING");
    }

    @Test
    void a_table_that_is_named_but_not_there_is_told() throws IOException {
        String url = shop.reader().sourceUrl();
        String misspelt = projectWith(
                "misspelt", "project: misspelt\nsource:\n  url: \"" + url + "\"\n  tables: [orders, ordrs]\n");
        Outcome outcome = run("doctor", "--project", misspelt);
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.out()).contains("BAD tables").contains("ordrs is named in source.tables");
    }

    @Test
    void a_narrow_terminal_is_no_reason_to_fail() {
        environment.put("COLUMNS", "20");
        assertThat(run("help").status()).isZero();
        environment.remove("COLUMNS");
    }

    @Test
    void a_period_without_data_is_told_as_such() {
        JsonNode answer = run("ask", "--project", "demo", "--json", "shop revenue in 2030")
                .json();
        assertThat(answer.get("insight").asString()).startsWith("There is nothing to tell about Shop revenue in 2030");
        assertThat(answer.get("confidence").get("score").asDouble()).isLessThan(0.7);
    }

    @Test
    void averages_are_not_added_up_to_a_total() {
        JsonNode answer = run("ask", "--project", "demo", "--json", "average order value by sales channel in 2025")
                .json();
        assertThat(answer.get("insight").asString()).doesNotContain("in total");
    }

    @Test
    void every_verb_has_help() {
        for (String verb : new String[] {
            "demo", "ask", "sql", "show", "replay", "guard", "import", "export", "knowledge", "doctor", "stop"
        }) {
            Outcome outcome = run(verb, "--help");
            assertThat(outcome.status()).isZero();
            assertThat(outcome.out()).startsWith("Usage: dash " + verb);
        }
        assertThat(run("help").out()).contains("demo").contains("ask").contains("doctor");
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

    private Outcome run(String... arguments) {
        return runWith("", arguments);
    }

    private Outcome runWith(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Environment.of(environment),
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
