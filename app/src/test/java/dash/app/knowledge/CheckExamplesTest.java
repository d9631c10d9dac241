package dash.app.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import dash.demo.DemoCompany;
import dash.testkit.RepositoryRoot;
import dash.testkit.SharedDatabases;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code dash check} on the projects we ship: nothing to mend, and a change of their source is told with all it breaks. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CheckExamplesTest {

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    @Test
    void the_demo_company_is_clean_and_a_renamed_column_tells_what_it_breaks() throws Exception {
        Path original = folder.resolve("demo-company");
        DemoCompany.project().copyTo(original);
        try (TestDatabase source = TestPostgres.shared()
                .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}))) {
            Project demo = desk.copy(original, source);
            assertClean(demo);
            run(source, "ALTER TABLE subscriptions RENAME amount_cents TO price_cents");
            JsonNode json = demo.run("check", "--json").json();
            assertThat(json.get("problems")).isEmpty();
            assertThat(json.get("changes")).hasSize(1);
            JsonNode change = json.get("changes").get(0);
            assertThat(change.get("change").asString()).isEqualTo("column_renamed");
            assertThat(change.get("now").asString()).isEqualTo("price_cents");
            List<String> broken = new ArrayList<>();
            change.get("breaks")
                    .forEach(one -> broken.add(
                            one.get("kind").asString() + " " + one.get("name").asString()));
            assertThat(broken)
                    .contains("table subscriptions", "metric MRR", "metric ARR")
                    .anyMatch(name -> name.startsWith("golden question"))
                    .doesNotContain("metric Completed orders");
        }
    }

    @Test
    void formula_one_is_clean_and_a_retyped_column_is_told() throws Exception {
        Optional<Path> data = SharedFolder.find("data/f1");
        if (data.isEmpty()) {
            System.out.println("SKIPPED: no ../shared/data/f1, so examples/f1 is not checked against its data");
        }
        Assumptions.assumeTrue(data.isPresent(), "no ../shared/data/f1");
        try (TestDatabase source = SharedDatabases.open("f1").orElseThrow()) {
            Project races = desk.copy(RepositoryRoot.path().resolve("examples/f1"), source);
            assertClean(races);
            run(
                    source,
                    "ALTER TABLE race_results ALTER position TYPE integer USING nullif(regexp_replace(position, '[^0-9]', '', 'g'), '')::int");
            JsonNode json = races.run("check", "--json").json();
            assertThat(json.get("changes")).hasSize(1);
            assertThat(json.get("changes").get(0).get("change").asString()).isEqualTo("column_retyped");
            assertThat(json.get("changes").get(0).get("breaks").toString()).contains("\"race_results\"");
        }
    }

    private static void assertClean(Project project) throws IOException {
        Outcome outcome = project.run("check", "--json");
        assertThat(outcome.json().get("problems").toString()).isEqualTo("[]");
        assertThat(outcome.json().get("changes").toString()).isEqualTo("[]");
        assertThat(outcome.status()).as(outcome.err()).isZero();
    }

    private static void run(TestDatabase source, String sql) throws SQLException {
        try (Connection owner = source.owner().connect();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }
}
