package dash.app.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code dash eval}, through the front door. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EvalVerbsTest {

    private static final String ORDERS = """
            {"name": "Orders", "definition": "All orders.", "table": "orders", "expression": "count(*)",
             "unit": "orders", "dimensions": ["status: orders.status"]}
            """;
    private static final String GOLDEN = """
            - id: right
              question: How many orders?
              paraphrases: [Count of orders]
              sql: SELECT count(*) FROM orders
              difficulty: easy
              tags: [counting]
            - id: wrong
              question: How many orders are there?
              sql: SELECT 99
              difficulty: easy
              tags: [counting, "<script>alert(1)</script>"]
            - id: unknown
              question: What is the weather like?
              sql: SELECT 1
              difficulty: hard
            - id: broken
              question: Number of orders?
              sql: SELECT nope FROM orders
              difficulty: medium
            - id: none
              question: Who won the football world cup?
              answerable: false
            """;

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void get_up() {
        desk.close();
    }

    private Project shop() {
        return desk.project().file("metrics/orders.json", ORDERS).file("../golden/first.yaml", GOLDEN);
    }

    @Test
    void each_question_meets_its_fate_and_the_report_has_the_agreed_keys() {
        Outcome outcome = shop().run("eval", "--json");
        assertThat(outcome.status()).as(outcome.err()).isZero();
        JsonNode report = outcome.json();
        assertThat(report.propertyNames())
                .startsWith(
                        "run",
                        "project",
                        "model_used",
                        "knowledge_snapshot",
                        "started_at",
                        "completed_at",
                        "triggered_by",
                        "total_queries",
                        "passed",
                        "failed",
                        "errored",
                        "declined",
                        "accuracy",
                        "precision_of_answered",
                        "results");
        assertThat(report.path("results").get(0).propertyNames())
                .containsExactly(
                        "id",
                        "status",
                        "passed",
                        "reason",
                        "error",
                        "sql",
                        "rows",
                        "expected_rows",
                        "latency_ms",
                        "tokens",
                        "confidence");
        assertThat(fates(report))
                .containsExactly("right passed", "wrong failed", "unknown declined", "broken errored", "none passed");
        assertThat(report.path("accuracy").asDouble()).isEqualTo(0.4);
        assertThat(report.path("precision_of_answered").asDouble()).isEqualTo(0.3333);
        JsonNode wrong = report.path("results").get(1);
        assertThat(wrong.path("reason").asString()).isEqualTo("row 1: expected 99, got 2");
        assertThat(wrong.path("rows").toString()).isEqualTo("[[2]]");
        assertThat(wrong.path("expected_rows").toString()).isEqualTo("[[99]]");
        assertThat(report.path("results").get(3).path("error").asString())
                .startsWith("the golden SQL did not run: ")
                .contains("nope");
    }

    private static List<String> fates(JsonNode report) {
        List<String> fates = new ArrayList<>();
        report.path("results")
                .forEach(result -> fates.add(result.path("id").asString() + " "
                        + result.path("status").asString()));
        return fates;
    }

    @Test
    void questions_are_chosen_by_id_tag_difficulty_and_condition() {
        Project shop = shop();
        assertThat(fates(shop.run("eval", "--id", "right", "--json").json())).containsExactly("right passed");
        assertThat(fates(shop.run("eval", "--tag", "counting", "--json").json()))
                .hasSize(2);
        assertThat(fates(shop.run("eval", "--difficulty", "hard", "--json").json()))
                .containsExactly("unknown declined");
        assertThat(fates(shop.run("eval", "--where", "answerable=false", "--json")
                        .json()))
                .containsExactly("none passed");
        assertThat(fates(shop.run("eval", "--id", "right", "--paraphrases", "--json")
                        .json()))
                .containsExactly("right passed", "right#1 passed");
        assertThat(shop.run("eval", "--where", "dificulty=easy").err())
                .contains("WRONG_USAGE")
                .contains("difficulty=VALUE");
        Outcome nothing = shop.run("eval", "--id", "nowhere");
        assertThat(nothing.status()).isEqualTo(2);
        assertThat(nothing.err()).contains("EVAL_EMPTY");
    }

    @Test
    void the_bar_and_regressions_decide_how_it_ends() {
        Project shop = shop();
        assertThat(shop.run("eval", "--min-accuracy", "0.4").status()).isZero();
        Outcome below = shop.run("eval", "--min-accuracy", "0.5");
        assertThat(below.status()).isEqualTo(1);
        assertThat(below.err()).contains("below 0.5");
        assertThat(shop.run("eval", "--fail-on-regression").status()).isZero();
        shop.file(
                "../golden/first.yaml",
                GOLDEN.replace("SELECT count(*) FROM orders", "SELECT count(*) + 1 FROM orders")
                        .replace("SELECT 99", "SELECT 2"));
        Outcome regressed = shop.run("eval", "--fail-on-regression");
        assertThat(regressed.status()).isEqualTo(1);
        assertThat(regressed.out())
                .contains("1 regressed, 1 fixed")
                .contains("regressed  right  passed → failed: row 1: expected 3, got 2; the SQL is the same")
                .contains("fixed      wrong  failed → passed");
        assertThat(shop.run("eval", "--compare", "nonsense").err()).contains("EVAL_UNKNOWN");
    }

    @Test
    void two_runs_of_the_same_state_report_the_same_but_for_times() {
        Project shop = shop();
        JsonNode first =
                shop.run("eval", "--parallel", "4", "--paraphrases", "--json").json();
        JsonNode second =
                shop.run("eval", "--parallel", "1", "--paraphrases", "--json").json();
        assertThat(timeless(second)).isEqualTo(timeless(first));
    }

    private static JsonNode timeless(JsonNode report) {
        ObjectNode copy = (ObjectNode) report.deepCopy();
        copy.remove(List.of("run", "started_at", "completed_at"));
        ((ObjectNode) copy.path("analysis")).remove("latency_ms");
        copy.path("results").forEach(result -> ((ObjectNode) result).remove("latency_ms"));
        return copy;
    }

    @Test
    void a_kept_run_is_listed_and_shown_as_it_was_told() {
        Project shop = shop();
        JsonNode told = shop.run("eval", "--json").json();
        String run = told.path("run").asString();
        assertThat(shop.run("eval", "list").out()).contains(run).contains("40.0 %");
        assertThat(shop.run("eval", "show", run.substring(0, 5), "--json").json())
                .isEqualTo(told);
        assertThat(shop.run("eval", "show", "last", "--json").json()).isEqualTo(told);
    }

    @Test
    void reports_are_written_for_machines_and_people() throws Exception {
        Project shop = shop();
        Outcome outcome = shop.run("eval", "--out", "r.json", "--out", "r.xml", "--out", "r.html");
        assertThat(outcome.status()).as(outcome.err()).isZero();
        assertThat(outcome.out()).startsWith("40.0 % right: 2 of 5 passed");
        Element suites = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(read(shop, "r.xml"))))
                .getDocumentElement();
        assertThat(suites.getAttribute("tests")).isEqualTo("5");
        assertThat(suites.getAttribute("failures")).isEqualTo("2");
        assertThat(suites.getAttribute("errors")).isEqualTo("1");
        assertThat(suites.getElementsByTagName("testcase").getLength()).isEqualTo(5);
        String html = read(shop, "r.html");
        assertThat(html)
                .contains("row 1: expected 99, got 2")
                .contains("SELECT nope FROM orders")
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script")
                .doesNotContain("http://")
                .doesNotContain("https://");
        assertThat(shop.run("eval", "--out", "r.pdf").err()).contains("WRONG_USAGE");
    }

    private static String read(Project project, String file) throws IOException {
        return Files.readString(project.home().resolve(file));
    }

    @Test
    void an_ablation_shows_what_each_layer_is_worth() {
        JsonNode report = shop().run("eval", "--id", "right", "--id", "none", "--ablate", "--json")
                .json();
        List<String> accuracies = new ArrayList<>();
        report.path("analysis")
                .path("ablations")
                .forEach(one -> accuracies.add(one.path("without").asString() + " "
                        + one.path("accuracy").asDouble()));
        assertThat(accuracies)
                .containsExactly(
                        "tables 1.0",
                        "annotations 1.0",
                        "patterns 1.0",
                        "documents 1.0",
                        "learnings 1.0",
                        "schema 0.5",
                        "all of them 0.5");
    }

    @Test
    void a_run_that_was_killed_goes_on_where_it_stopped() throws Exception {
        StringBuilder many = new StringBuilder();
        for (int number = 0; number < 150; number++) {
            many.append("- {id: q%03d, question: How many orders?, sql: \"SELECT count(*) FROM orders -- %d\"}\n"
                    .formatted(number, number));
        }
        Project shop = shop().file("../golden/first.yaml", many.toString());
        Process child = start(shop);
        String run;
        try {
            run = waitForResults(shop, 5);
        } finally {
            child.destroyForcibly().waitFor();
        }
        int before = shop.run("eval", "show", run, "--json")
                .json()
                .path("total_queries")
                .asInt();
        assertThat(before).isBetween(5, 149);
        Outcome resumed = shop.run("eval", "--resume", run, "--json");
        assertThat(resumed.status()).as(resumed.err()).isZero();
        assertThat(resumed.json().path("run").asString()).isEqualTo(run);
        assertThat(resumed.json().path("total_queries").asInt()).isEqualTo(150);
        assertThat(resumed.json().path("passed").asInt()).isEqualTo(150);
        assertThat(fates(resumed.json())).isSorted();
        shop.file("metrics/orders.json", ORDERS.replace("All orders.", "Every order."));
        assertThat(shop.run("eval", "--resume", run).err()).contains("EVAL_CHANGED_MEANWHILE");
    }

    private Process start(Project shop) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath(),
                "dash.app.Main",
                "eval",
                "--parallel",
                "1");
        builder.directory(shop.home().toFile());
        builder.environment().put("DASH_STORE_URL", desk.storeUrl());
        builder.environment().put("DASH_HOME", folder.resolve("home").toString());
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        return builder.start();
    }

    /** The child starts in another folder. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String waitForResults(Project shop, int least) throws InterruptedException {
        for (int tries = 0; tries < 600; tries++) {
            JsonNode runs = shop.run("eval", "list", "--json").json().path("runs");
            if (!runs.isEmpty() && runs.get(0).path("total_queries").asInt() >= least) {
                return runs.get(0).path("run").asString();
            }
            Thread.sleep(50);
        }
        throw new AssertionError("no result was kept within the time");
    }
}
