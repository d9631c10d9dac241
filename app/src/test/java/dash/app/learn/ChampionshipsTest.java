package dash.app.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.builtin.BuiltinAnalyst;
import dash.correct.Outcome;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.testkit.SharedDatabases;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person wrote down what a title is and took a text for a number: the live schema tells, once and for all. */
class ChampionshipsTest {

    private static final String PATTERNS = """
            -- <query name>titles_of_driver</query name>
            -- <query description>
            -- How many drivers championships a driver won.
            -- </query description>
            -- <question>How many championships did Ayrton Senna win?</question>
            -- <tables>drivers_championship</tables>
            -- <parameters>
            -- driver text of drivers_championship.name
            -- </parameters>
            -- <query>
            SELECT count(*) AS championships
            FROM drivers_championship
            WHERE position = 1 AND name = {{driver}}
            -- </query>

            -- <query name>runner_up</query name>
            -- <query description>
            -- Who came second in a season.
            -- </query description>
            -- <question>Who came second in the drivers championship of 2008?</question>
            -- <tables>drivers_championship</tables>
            -- <parameters>
            -- year year
            -- </parameters>
            -- <query>
            SELECT name
            FROM drivers_championship
            WHERE position = 2 AND year = {{year}}
            -- </query>
            """;

    @TempDir
    private Path folder;

    @Test
    void a_position_that_is_text_fails_once_and_is_right_at_the_first_attempt_from_then_on() throws IOException {
        assumeTrue(SharedFolder.find("data/f1").isPresent(), "skipped: ../shared holds no Formula 1 data");
        try (TestDatabase database = SharedDatabases.open("f1").orElseThrow();
                Engine engine = new Engine(database, knowledge())) {
            Answer first = ask(engine, "How many championships did Lewis Hamilton win?", "ann");
            assertThat(first.attempts()).hasSize(2);
            assertThat(first.attempts().getFirst().outcome()).isInstanceOf(Outcome.Failed.class);
            assertThat(cell(first)).isEqualTo("7");
            assertThat(first.learned())
                    .extracting(Learning::rule)
                    .containsExactly(Optional.of(new Rule.CompareAsText("drivers_championship", "position")));
            Answer next = ask(engine, "Who came second in the drivers championship of 2016?", "bob");
            assertThat(next.attempts()).hasSize(1);
            assertThat(next.provenance().learningsApplied()).hasSize(1);
            assertThat(cell(next)).isEqualTo("Lewis Hamilton");
        }
    }

    @Test
    void without_any_knowledge_the_live_schema_tells_that_a_position_is_text() throws IOException {
        assumeTrue(SharedFolder.find("data/f1").isPresent(), "skipped: ../shared holds no Formula 1 data");
        Path nothing = Files.createDirectories(folder.resolve("nothing"));
        try (TestDatabase database = SharedDatabases.open("f1").orElseThrow();
                Engine engine = new Engine(database, new KnowledgeReader().readOrFail(nothing))) {
            assertThat(firstFigure(engine, "How many championships did Hamilton win?", "ann"))
                    .contains("7");
            assertThat(firstFigure(engine, "Who came second in the drivers championship of 2016?", "bob"))
                    .contains("Lewis Hamilton");
        }
    }

    /** Over a bare schema the reading may be offered with its figure instead of being told as the answer. */
    private static String firstFigure(Engine engine, String question, String person) {
        Answer answer = engine.learn(new BuiltinAnalyst(engine.values()), question, person);
        assertThat(answer.attempts().getFirst().ran()).as(answer.insight()).isPresent();
        return answer.status() == Status.UNSURE ? answer.offered().getFirst().figure() : answer.insight();
    }

    private static Answer ask(Engine engine, String question, String person) {
        Answer answer = engine.learn(new BuiltinAnalyst(engine.values()), question, person);
        assertThat(answer.status()).as(answer.insight()).isEqualTo(Status.ANSWERED);
        return answer;
    }

    private static String cell(Answer answer) {
        return answer.result().orElseThrow().rows().rows().getFirst().getFirst().plain();
    }

    private Knowledge knowledge() throws IOException {
        Path queries = Files.createDirectories(folder.resolve("queries"));
        Files.writeString(queries.resolve("titles.sql"), PATTERNS);
        return new KnowledgeReader().readOrFail(folder);
    }
}
