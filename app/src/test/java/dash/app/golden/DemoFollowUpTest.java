package dash.app.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.app.ask.Engine;
import dash.ask.Effort;
import dash.ask.Listener;
import dash.builtin.BuiltinAnalyst;
import dash.conversation.Conversation;
import dash.demo.DemoCompany;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.golden.Grader;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.project.talk.Turns;
import dash.question.Cancellation;
import dash.testkit.RepositoryRoot;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Follow-ups to questions about the demo company give the right rows; {@code ./dash bench follow} asks the others. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DemoFollowUpTest {

    private static final double BAR = 0.85;

    @TempDir
    static Path folder = Path.of("");

    private final TestDatabase database = TestPostgres.shared()
            .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
    private Engine engine = new Engine(database, Knowledge.EMPTY);

    @BeforeAll
    void open() throws Exception {
        DemoCompany.project().copyTo(folder);
        engine.close();
        engine = new Engine(database, new KnowledgeReader().readOrFail(folder.resolve("knowledge")));
    }

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @Test
    void most_follow_ups_are_right_and_no_question_of_its_own_is_bent() throws IOException {
        List<String> wrong = new ArrayList<>();
        int all = 0;
        Path pairs = RepositoryRoot.path().resolve("benchmarks/src/main/resources/followups/demo.jsonl");
        for (String line : Files.readAllLines(pairs)) {
            JsonNode pair = JsonMapper.builder().build().readTree(line);
            all++;
            if (!right(pair)) {
                assertThat(pair.path("new").asBoolean(false)).as(line).isFalse();
                wrong.add(pair.path("id").asString());
            }
        }
        assertThat(all).isGreaterThanOrEqualTo(20);
        assertThat(wrong).hasSizeLessThanOrEqualTo((int) ((1 - BAR) * all));
    }

    @Test
    void what_a_metric_never_counted_is_said_to_be_left_out_already() {
        Conversation earlier =
                Conversation.NONE.plus(Turns.of(ask("What was shop revenue in 2025?", Conversation.NONE)));
        Answer answer = ask("exclude refunds", earlier);
        assertThat(answer.insight())
                .contains("left out already", "Refunded, pending and cancelled orders do not count.");
        assertThat(ask("exclude unicorns", earlier).insight()).contains("cannot make out");
    }

    private boolean right(JsonNode pair) throws IOException {
        Conversation earlier = Conversation.NONE;
        List<JsonNode> turns = pair.path("turns").valueStream().toList();
        for (JsonNode turn : turns.subList(0, turns.size() - 1)) {
            earlier = earlier.plus(Turns.of(ask(turn.asString(), earlier)));
        }
        Answer last = ask(turns.getLast().asString(), earlier);
        return new Grader(engine.goldenRows(), true)
                .judge(golden(pair), last, new Cancellation())
                .passed();
    }

    private Answer ask(String typed, Conversation earlier) {
        return engine.ask(
                new BuiltinAnalyst(engine.values()),
                typed,
                earlier,
                new Effort(6, 3, Duration.ofSeconds(60)),
                Listener.SILENT,
                new Cancellation());
    }

    private static GoldenQuestion golden(JsonNode pair) throws IOException {
        Path file = Files.createTempFile(folder, "pair", ".jsonl");
        Files.writeString(
                file,
                JsonMapper.builder()
                        .build()
                        .createObjectNode()
                        .put("id", pair.path("id").asString())
                        .put("question", pair.path("turns").get(0).asString())
                        .put("sql", pair.path("gold_sql").asString())
                        .toString());
        return new GoldenReader().read(file).getFirst();
    }
}
