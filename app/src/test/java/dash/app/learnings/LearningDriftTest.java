package dash.app.learnings;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What was learned of a source that has changed since is not used until it is so again. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LearningDriftTest {

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    private static TestDatabase races() {
        return TestPostgres.shared()
                .database(
                        "CREATE TABLE results (id int PRIMARY KEY, position text, total bigint, deleted boolean)",
                        "CREATE TABLE drivers (id int PRIMARY KEY)");
    }

    private static void sql(TestDatabase source, String statement) {
        try (Connection owner = source.owner().connect();
                Statement run = owner.createStatement()) {
            run.execute(statement);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private Project project(TestDatabase source) {
        Project project = desk.project(source);
        project.run(
                "teach",
                "Places are text.",
                "--for-all",
                "--anyway",
                "--rule",
                "compare_as_text",
                "--set",
                "table=results",
                "--set",
                "column=position");
        project.run(
                "teach",
                "In cents.",
                "--for-all",
                "--anyway",
                "--rule",
                "scale_by_unit",
                "--set",
                "table=results",
                "--set",
                "column=total",
                "--set",
                "factor=0.01");
        project.run(
                "teach",
                "Not deleted.",
                "--for-all",
                "--anyway",
                "--rule",
                "require_filter",
                "--set",
                "table=results",
                "--set",
                "condition=deleted = false");
        project.run("teach", "About drivers.", "--table", "drivers");
        return project;
    }

    private static String status(Project project, int number) {
        JsonNode shown = project.run("learnings", "show", String.valueOf(number), "--json")
                .json();
        return shown.get("status").asString();
    }

    @Test
    void what_is_true_is_left_alone() {
        try (TestDatabase source = races()) {
            Project project = project(source);
            Outcome checked = project.run("check", "--json");
            assertThat(checked.json().get("clean").asBoolean()).isTrue();
            assertThat(checked.json().get("quarantined")).isEmpty();
        }
    }

    @Test
    void a_column_that_is_no_longer_text_or_is_gone_takes_its_learnings_out_of_use_and_brings_them_back() {
        try (TestDatabase source = races()) {
            Project project = project(source);
            assertThat(project.run("check").status()).isZero();
            sql(source, "ALTER TABLE results ALTER position TYPE int USING position::int");
            sql(source, "ALTER TABLE results DROP deleted");
            sql(source, "DROP TABLE drivers");
            Outcome checked = project.run("check");
            assertThat(checked.status()).isEqualTo(1);
            assertThat(checked.out())
                    .contains("NOT USED until mended  learning 1: Places are text")
                    .contains("NOT USED until mended  learning 3: Not deleted")
                    .contains("NOT USED until mended  learning 4: About drivers");
            assertThat(status(project, 1)).isEqualTo("quarantined");
            assertThat(status(project, 2)).isEqualTo("active");
            assertThat(project.run("learnings", "show", "1").out())
                    .contains("the source no longer agrees: its rule says that position is text, but it is integer")
                    .contains("drifted  dash");
            sql(source, "ALTER TABLE results ALTER position TYPE text USING position::text");
            sql(source, "CREATE TABLE drivers (id int PRIMARY KEY)");
            assertThat(project.run("check").out()).contains("IN USE AGAIN  learning 1: Places are text");
            assertThat(status(project, 1)).isEqualTo("active");
            assertThat(status(project, 3)).isEqualTo("quarantined");
            assertThat(status(project, 4)).isEqualTo("proposed");
        }
    }

    @Test
    void a_question_notices_by_itself() {
        try (TestDatabase source = races()) {
            Project project = project(source);
            assertThat(project.run("sql", "SELECT count(*) FROM results").status())
                    .isZero();
            sql(source, "ALTER TABLE results DROP total");
            assertThat(project.run("sql", "SELECT count(*) FROM results").err())
                    .contains("not used because the source no longer agrees: learning 2 In cents");
            assertThat(status(project, 2)).isEqualTo("quarantined");
            project.file("learnings/odd.json", """
                {"title": "Odd", "description": "About nothing", "status": "active",
                 "rule": {"kind": "compare_as_text", "table": "results", "column": "nothing"}}
                """);
            assertThat(project.run("sql", "SELECT count(*) FROM results").err()).contains("learning 5 Odd");
        }
    }

    @Test
    void what_a_person_set_aside_is_not_brought_back() {
        try (TestDatabase source = races()) {
            Project project = project(source);
            project.run("learnings", "reject", "1", "--reason", "no");
            assertThat(project.run("check").status()).isZero();
            assertThat(status(project, 1)).isEqualTo("rejected");
        }
    }
}
