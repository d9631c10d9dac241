package dash.app.model;

import static dash.app.model.Played.call;
import static dash.app.model.Played.conclude;
import static dash.app.model.Played.sql;
import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Offered;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.ask.Effort;
import dash.ask.Event;
import dash.fault.Code;
import dash.models.language.Usage;
import dash.models.spending.DayLedger;
import dash.models.spending.TokenLimits;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import dash.testkit.provider.Step;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What becomes of a question when the model, its provider, its budget or the person ends it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModelFailureTest {

    private static final String COUNT = "SELECT count(*) FROM orders";
    private static final String OPEN_QUESTION = "How many orders came from overseas lately?";

    private final TestDatabase database = Shop.database();
    private final Engine engine = new Engine(database, Shop.knowledge());
    private Played played = new Played(engine);

    @AfterEach
    void end() {
        played.close();
        played = new Played(engine);
    }

    @AfterAll
    void close() {
        played.close();
        engine.close();
        database.close();
    }

    @Test
    void a_model_that_goes_round_in_circles_leaves_what_was_tried() {
        played.provider.answer(request -> sql("SELECT a FROM orders"));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.insight()).contains("Tried: SELECT a FROM orders (column \"a\" does not exist");
    }

    @Test
    void whoever_gets_no_answer_is_offered_what_is_near_and_works() {
        played.script(sql("SELECT a FROM orders"), sql("SELECT b FROM orders"), sql("SELECT c FROM orders"));
        played.script(sql("SELECT d FROM orders"));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.offered()).extracting(Offered::words).containsExactly("Order volume");
        assertThat(answer.offered().getFirst().figure()).containsPattern("\\d");
    }

    @Test
    void a_model_that_declines_leaves_it_too() {
        played.script(call("conclude", "answer", "The data do not say.", "answerable", false));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.DECLINED);
        assertThat(answer.offered()).extracting(Offered::words).containsExactly("Order volume");
    }

    @Test
    void what_a_metric_answers_exactly_costs_no_tokens_and_is_verified() {
        Answer answer = played.ask(Shop.METRIC_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.verified()).isTrue();
        assertThat(answer.analyst()).isEqualTo("builtin");
        assertThat(answer.spending().tokens()).isZero();
        assertThat(played.provider.requests()).isEmpty();
    }

    @Test
    void a_provider_that_is_away_ends_an_open_question_with_what_to_do() {
        played.provider.answer(request -> Step.status(503));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.fault().orElseThrow().code()).isEqualTo(Code.MODEL_UNREACHABLE);
        assertThat(answer.insight()).contains("What to do");
        assertThat(played.provider.requests()).hasSize(4);
    }

    @Test
    void a_circuit_that_is_open_answers_at_once() {
        played.provider.answer(request -> Step.status(503));
        played.ask(OPEN_QUESTION);
        played.ask(OPEN_QUESTION);
        int before = played.provider.requests().size();
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(played.provider.requests()).hasSize(before);
        assertThat(answer.fault().orElseThrow().code()).isEqualTo(Code.MODEL_UNREACHABLE);
    }

    @Test
    void a_result_that_ran_before_the_model_went_away_is_told_with_a_remark() {
        played.script(sql(COUNT)).provider.answer(request -> Step.status(503));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.incidents()).anyMatch(text -> text.contains("could not finish"));
    }

    @Test
    void the_built_in_analyst_takes_over_when_a_verified_statement_was_not_sure_enough() {
        played.provider.answer(request -> Step.status(401));
        Answer answer = played.ask("Please show the order volume");
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.analyst()).isEqualTo("builtin");
    }

    @Test
    void a_budget_that_is_used_up_refuses_clearly() {
        played.with(new TokenLimits(500, 1_000_000));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.fault().orElseThrow().code()).isEqualTo(Code.MODEL_OVER_BUDGET);
        assertThat(answer.insight()).contains("tokens_per_question");
        assertThat(played.provider.requests()).isEmpty();
    }

    @Test
    void the_budget_of_the_day_refuses_before_anything_is_sent() {
        played.with(new DayLedger() {
            @Override
            public OptionalLong charge(long tokens, long limit) {
                return OptionalLong.of(limit);
            }

            @Override
            public void settle(long charged, String model, Usage usage, Optional<BigDecimal> cost) {
                throw new AssertionError("nothing was charged");
            }
        });
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.insight()).contains("tokens_per_day");
        assertThat(played.provider.requests()).isEmpty();
    }

    @Test
    void the_engine_counts_tokens_too_and_tells_what_it_has() {
        played.with(new Effort(20, 3, Duration.ofSeconds(60), 100));
        played.script(sql(COUNT).tokens(90, 20, 0));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(played.provider.requests()).hasSize(1);
    }

    @Test
    void calling_off_stops_the_call_to_the_provider() {
        played.script(Step.silence());
        Thread caller = Thread.ofVirtual().start(() -> {
            played.provider.awaitRequests(1);
            played.cancellation.cancel();
        });
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.CANCELLED);
        played.provider.awaitHangUps(1);
        assertThat(caller.isInterrupted()).isFalse();
    }

    @Test
    void a_retry_is_told_to_whoever_listens() {
        played.script(Step.status(429, "Retry-After", "1"), sql(COUNT), conclude("There are 30."));
        Answer answer = played.ask(OPEN_QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(played.events).anyMatch(Event.ModelRetried.class::isInstance);
    }

    @TestFactory
    Stream<DynamicTest> every_recorded_fault_of_a_provider_ends_in_an_answer_or_a_clear_no() throws IOException {
        Optional<Path> file = SharedFolder.find("guard/provider-faults.jsonl");
        if (file.isEmpty()) {
            return Stream.empty();
        }
        return Files.readAllLines(file.get()).stream()
                .filter(line -> !line.isBlank())
                .map(line -> JsonMapper.shared().readTree(line))
                .map(fault -> DynamicTest.dynamicTest(
                        fault.path("id").asString() + " " + fault.path("kind").asString(), () -> check(fault)));
    }

    private void check(JsonNode fault) {
        try (Played one = new Played(engine)) {
            boolean answers = switch (fault.path("kind").asString()) {
                case "429-then-ok" -> play(one, Step.status(429, "Retry-After", "1"));
                case "500-then-ok" -> play(one, Step.status(500));
                case "reset-mid-stream" -> play(one, sql(COUNT).cutAfter(40));
                case "empty-content" -> play(one, Step.text(""));
                case "wrong-tool" -> play(one, Step.toolCall("drop_database", "{}"));
                case "args-double-encoded" -> play(one, Step.toolCall("run_sql", "\"{\\\"sql\\\":\\\"SELECT 1\\\"}\""));
                case "two-sql-blocks" ->
                    play(one, Step.text("```sql\nSELECT 1\n```\nor\n```sql\nDROP TABLE orders\n```"));
                case "unicode-escape" -> play(one, Step.toolCall("run_sql", "{\"sql\":\"SELECT \\ud800\"}"));
                case "429-forever" -> playForever(one, Step.status(429));
                case "503-burst" -> playForever(one, Step.status(503));
                case "timeout-connect" -> playForever(one, Step.drop());
                case "slow-drip" -> playForever(one, sql(COUNT).inPiecesOf(1).pausing(Duration.ofMillis(1_200)));
                default -> throw new AssertionError("no case for " + fault);
            };
            Answer answer = one.ask(OPEN_QUESTION);
            assertThat(answer.status()).isEqualTo(answers ? Status.ANSWERED : Status.FAILED);
            assertThat(answer.attempts()).allMatch(attempt -> !attempt.sql().contains("DROP"));
            assertThat(answers || answer.fault().isPresent()).isTrue();
        }
    }

    private static boolean play(Played one, Step first) {
        one.script(first, sql(COUNT), conclude("There are 30 orders."), conclude("There are 30 orders."));
        return true;
    }

    private static boolean playForever(Played one, Step step) {
        one.provider.answer(request -> step);
        return false;
    }
}
