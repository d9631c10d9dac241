package dash.app.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.golden.Proofs;
import dash.knowledge.Knowledge;
import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.learnings.files.LearningText;
import dash.question.Cancellation;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.SharedDatabases;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The lessons that the product grew from, on the tables they were learned on: learned, applied, proven, written down. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FormulaOneLessonsTest {

    private Optional<TestDatabase> database = Optional.empty();

    @BeforeAll
    void open() {
        database = SharedDatabases.open("f1");
        assumeTrue(database.isPresent(), "skipped: ../shared holds no Formula 1 data");
    }

    @AfterAll
    void close() {
        database.ifPresent(TestDatabase::close);
    }

    @Test
    void a_position_is_text() {
        learns(
                "Who won the 2020 drivers championship?",
                "SELECT name FROM drivers_championship WHERE year = 2020 AND position = 1",
                "SELECT name FROM drivers_championship WHERE year = 2020 AND position = '1'",
                new Rule.CompareAsText("drivers_championship", "position"),
                "SELECT name, count(*) FROM drivers_championship WHERE position = 2 GROUP BY name ORDER BY 2 DESC LIMIT 3");
    }

    @Test
    void a_date_is_text_in_a_format_of_its_own() {
        learns(
                "How many races were won in 2019?",
                "SELECT count(*) FROM race_wins WHERE EXTRACT(YEAR FROM date) = 2019",
                "SELECT count(*) FROM race_wins WHERE EXTRACT(YEAR FROM TO_DATE(date, 'DD Mon YYYY')) = 2019",
                new Rule.ParseDate("race_wins", "date", "DD Mon YYYY"),
                "SELECT name FROM race_wins WHERE date::date > DATE '2020-06-01'");
    }

    @Test
    void the_tag_of_a_driver_is_called_differently_in_every_table() {
        learns(
                "Who set the most fastest laps at Monaco?",
                "SELECT name_tag, count(*) FROM fastest_laps WHERE venue = 'Monaco' GROUP BY name_tag ORDER BY 2 DESC LIMIT 5",
                "SELECT driver_tag, count(*) FROM fastest_laps WHERE venue = 'Monaco' GROUP BY driver_tag ORDER BY 2 DESC LIMIT 5",
                new Rule.NameMeans("fastest_laps", "name_tag", "driver_tag"),
                "SELECT f.name_tag FROM fastest_laps f WHERE f.year = 2020");
    }

    /** Learned from a failure, kept to in another statement, proven on golden questions, and written as a file. */
    private void learns(String question, String wrong, String right, Rule rule, String nextTime) {
        try (Engine engine = new Engine(database.orElseThrow(), Knowledge.EMPTY)) {
            Answer first = engine.learn(ScriptedAnalyst.running(wrong, right), question, "ann");
            assertThat(first.status()).as(first.insight()).isEqualTo(Status.ANSWERED);
            assertThat(first.learned()).extracting(Learning::rule).containsExactly(Optional.of(rule));
            Answer next = engine.learn(
                    new ScriptedAnalyst(new Move.RunSql(nextTime, Reading.UNKNOWN), new Move.Conclude()),
                    "Something else about it?",
                    "bob");
            assertThat(next.status()).as(next.insight()).isEqualTo(Status.ANSWERED);
            assertThat(next.attempts()).hasSize(1);
            assertThat(next.provenance().learningsApplied()).hasSize(1);
            assertThat(proven(engine).trust().status()).isEqualTo(Trust.Status.ACTIVE);
            assertThat(LearningText.write(engine.memory().current().learnings().getFirst()))
                    .contains("\"title\"", "\"description\"", "\"category\"", "\"applies_to_tables\"")
                    .contains("\"original_error\"", "\"original_sql\"", "\"corrected_sql\"")
                    .contains("\"confidence_score\"", "\"times_applied\": 1", "\"status\": \"active\"");
        }
    }

    private static Learning proven(Engine engine) {
        List<GoldenQuestion> golden = golden();
        ObedientAnalyst analyst = new ObedientAnalyst(golden, Map.of(), Map.of());
        new Proofs(engine.memory(), engine.proving(golden, analyst), false, Engine.CLOCK)
                .prove(engine.memory().current().learnings(), _ -> {}, new Cancellation());
        return engine.memory().current().learnings().getFirst();
    }

    private static List<GoldenQuestion> golden() {
        Path file = SharedFolder.find("golden/f1.jsonl").orElseThrow();
        return new GoldenReader()
                .read(file).stream().filter(GoldenQuestion::stable).toList();
    }
}
