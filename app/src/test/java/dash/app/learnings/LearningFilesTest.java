package dash.app.learnings;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Learnings between files and store. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LearningFilesTest {

    /** As an agent saves it. */
    private static final String POSITION = """
        {
          "title": "position is text",
          "learning": "Use position = '1' not position = 1",
          "category": "type_mismatch",
          "rule": {"kind": "compare_as_text", "table": "orders", "column": "status"},
          "tables_affected": ["orders"]
        }
        """;

    /** As a record of a database has it. */
    private static final String DATES = """
        # told by the racing team
        title: dates are text
        description: Use TO_DATE(date, 'DD Mon YYYY') to extract the year
        category: type_mismatch
        applies_to_tables: [orders]
        original_error: function does not exist
        original_sql: |-
          SELECT extract(year FROM date)
          FROM orders
        corrected_sql: SELECT 1
        confidence_score: 0.9
        times_applied: 4
        is_active: true
        discovered_by_user: ann
        created_at: "2025-01-31T12:00:00Z"
        """;

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    private Project project() {
        return desk.project().file("learnings/position.json", POSITION).file("learnings/dates.yaml", DATES);
    }

    private static Map<String, String> files(Project project) {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(project.knowledge())) {
            paths.filter(Files::isRegularFile)
                    .forEach(path -> files.put(
                            project.knowledge().relativize(path).toString(),
                            project.text(project.knowledge().relativize(path).toString())));
            return files;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static JsonNode shown(Project project, int number) {
        return project.run("learnings", "show", String.valueOf(number), "--json")
                .json();
    }

    @Test
    void both_dialects_are_read_and_their_standing_is_taken_as_written() {
        Project project = project();
        assertThat(project.run("import").out())
                .contains("learnings: 2 added, 0 changed, 0 removed, 0 unchanged")
                .contains("added    learning 1 dates are text");
        JsonNode dates = shown(project, 1);
        assertThat(dates.get("status").asString()).isEqualTo("active");
        assertThat(dates.get("times_applied").asInt()).isEqualTo(4);
        assertThat(dates.get("discovered_by_user").asString()).isEqualTo("ann");
        assertThat(dates.get("history").get(0).get("act").asString()).isEqualTo("imported");
        JsonNode position = shown(project, 2);
        assertThat(position.get("status").asString()).isEqualTo("proposed");
        assertThat(position.get("description").asString()).isEqualTo("Use position = '1' not position = 1");
        assertThat(project.run("import").out()).contains("learnings: 0 added, 0 changed, 0 removed, 2 unchanged");
    }

    @Test
    void files_that_say_what_the_store_says_are_left_as_they_are_and_the_rest_is_a_fixed_point() {
        Project project = project();
        project.run("import");
        Map<String, String> before = files(project);
        assertThat(project.run("export").out()).startsWith("0 files written");
        assertThat(files(project)).isEqualTo(before);
        project.run("teach", "Only done orders count.", "--for-all", "--anyway");
        project.run("learnings", "accept", "2", "--anyway");
        assertThat(project.run("export").out())
                .startsWith("2 files written")
                .contains("learnings/only_done_orders_count.json")
                .contains("learnings/position.json");
        Map<String, String> written = files(project);
        assertThat(project.run("import").out())
                .contains("learnings: 0 added, 0 changed, 0 removed, 3 unchanged")
                .doesNotContain("kept");
        assertThat(project.run("export").out()).startsWith("0 files written, 0 deleted");
        assertThat(files(project)).isEqualTo(written);
        Project other = desk.project();
        other.run("import", project.knowledge().toString());
        assertThat(other.run("export").status()).isZero();
        assertThat(other.text("learnings/position_is_text.json")).isEqualTo(project.text("learnings/position.json"));
        Map<String, String> there = files(other);
        assertThat(other.run("import").out()).contains("3 unchanged");
        assertThat(other.run("export").out()).startsWith("0 files written");
        assertThat(files(other)).isEqualTo(there);
    }

    @Test
    void a_yaml_file_stays_yaml_when_the_store_says_something_else() {
        Project project = project();
        project.run("import");
        project.run("learnings", "edit", "1", "--title", "dates are kept as text");
        assertThat(project.run("export").out()).contains("learnings/dates.yaml");
        assertThat(project.text("learnings/dates.yaml"))
                .startsWith("title: \"dates are kept as text\"")
                .contains("times_applied: 4");
        assertThat(project.run("import").out()).contains("2 unchanged");
    }

    @Test
    void a_decision_in_the_store_is_not_undone_by_a_file_that_did_not_change() {
        Project project = project();
        project.run("import");
        project.run("learnings", "accept", "2", "--anyway");
        project.file("business/words.json", "{\"glossary\": [{\"term\": \"lap\", \"means\": \"a round\"}]}");
        assertThat(project.run("learnings").out()).contains("2 learnings");
        assertThat(shown(project, 2).get("status").asString()).isEqualTo("active");
        assertThat(project.run("import").out()).contains("1 kept as the store has them");
    }

    @Test
    void a_changed_file_changes_the_learning_and_keeps_what_it_went_through() {
        Project project = project();
        project.run("import");
        project.file("learnings/dates.yaml", DATES.replace("to extract the year", "to compare days"));
        assertThat(project.run("import").out()).contains("changed  learning 1 dates are text");
        assertThat(shown(project, 1).get("description").asString()).contains("compare days");
        assertThat(shown(project, 1).get("times_applied").asInt()).isEqualTo(4);
        assertThat(shown(project, 1).get("history")).hasSize(2);
    }

    @Test
    void a_change_on_both_sides_is_told_and_loses_nothing() {
        Project project = project();
        project.run("import");
        project.run("learnings", "reject", "1", "--reason", "no");
        project.file("learnings/dates.yaml", DATES.replace("to extract the year", "to compare days"));
        Outcome refused = project.run("import");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err())
                .contains("LEARNING_CONFLICT learnings/dates.yaml")
                .contains("--take files");
        assertThat(project.run("export").err()).contains("LEARNING_CONFLICT");
        assertThat(project.run("import", "--take", "store").out()).contains("kept");
        assertThat(project.run("import", "--take", "files").out()).contains("1 changed");
        assertThat(shown(project, 1).get("status").asString()).isEqualTo("active");
    }

    @Test
    void a_removed_file_retires_what_came_from_it_and_nothing_else() {
        Project project = project();
        project.run("import");
        project.run("teach", "Only done orders count.");
        assertThat(project.without("learnings/dates.yaml").run("import").out())
                .contains("removed  learning 1 dates are text");
        assertThat(shown(project, 1).get("status").asString()).isEqualTo("retired");
        assertThat(shown(project, 1).get("status_reason").asString()).isEqualTo("removed from the files");
        assertThat(shown(project, 3).get("status").asString()).isEqualTo("proposed");
        assertThat(project.file("learnings/dates.yaml", DATES).run("import").out())
                .contains("1 changed");
        assertThat(shown(project, 1).get("status").asString()).isEqualTo("active");
    }

    @Test
    void what_is_for_one_person_stays_in_the_store_unless_asked_for() {
        Project project = desk.project();
        project.run("teach", "Only done orders count.");
        assertThat(project.run("export").out()).startsWith("0 files written");
        assertThat(project.run("export", "--people").out()).contains("learnings/only_done_orders_count.json");
        assertThat(project.text("learnings/only_done_orders_count.json"))
                .contains("\"scope\": \"" + System.getProperty("user.name") + "\"");
        assertThat(project.run("import").out()).contains("1 unchanged");
    }

    @Test
    void a_file_is_the_learning_of_its_rule_even_under_another_title() {
        Project project = desk.project();
        project.run(
                "teach",
                "Places are words.",
                "--rule",
                "compare_as_text",
                "--set",
                "table=orders",
                "--set",
                "column=status");
        project.file("learnings/position.json", POSITION);
        assertThat(project.run("import").out()).contains("learnings: 0 added, 1 changed");
        assertThat(shown(project, 1).get("title").asString()).isEqualTo("position is text");
        assertThat(shown(project, 1).get("scope").asString()).isEqualTo("project");
    }

    @Test
    void a_broken_learning_stops_the_whole_import_with_every_reason() {
        Project project = project()
                .file("learnings/a.json", "{\"titel\": \"x\", \"description\": \"y\"}")
                .file("learnings/b.json", "{\"title\": \"x\", \"description\": \"y\", \"status\": \"great\"}")
                .file("learnings/c.txt", "x")
                .file("tables/bad.json", "{\"table_nam\": \"x\"}");
        Outcome outcome = project.run("import");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err().lines())
                .hasSize(4)
                .anySatisfy(line -> assertThat(line)
                        .startsWith("dash: LEARNING_BROKEN learnings/a.json:1:")
                        .contains("the nearest known one is title"))
                .anySatisfy(line -> assertThat(line).startsWith("dash: LEARNING_BROKEN learnings/b.json:1:"))
                .anySatisfy(line -> assertThat(line).contains("learnings/c.txt"))
                .anySatisfy(line -> assertThat(line).startsWith("dash: KNOWLEDGE_BROKEN tables/bad.json:1:"));
        project.without("learnings/a.json")
                .without("learnings/b.json")
                .without("learnings/c.txt")
                .without("tables/bad.json");
        assertThat(project.run("import").status()).isZero();
        project.file("learnings/twin.json", POSITION.replace("position is text", "once more"));
        assertThat(project.run("import").err())
                .contains("LEARNING_CONFLICT learnings/twin.json: the same rule stands in learnings/position.json");
        assertThat(project.run("sql", "SELECT count(*) FROM orders").err())
                .contains("dash: not imported: LEARNING_CONFLICT")
                .contains("as it was last imported stays in use");
    }
}
