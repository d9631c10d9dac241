package dash.app.model;

import static dash.app.model.Played.call;
import static dash.app.model.Played.conclude;
import static dash.app.model.Played.sql;
import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.knowledge.Knowledge;
import dash.models.ModelChoice;
import dash.testkit.TestDatabase;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.Step;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a model says, and what the engine makes of it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModelConversationTest {

    private static final String QUESTION = "How many orders came from each country?";
    private static final String BY_COUNTRY =
            "SELECT country, count(*) AS orders FROM orders GROUP BY country ORDER BY 2 DESC, 1";

    private final TestDatabase database = Shop.database();
    private final Engine engine = new Engine(database, Knowledge.EMPTY);
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

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void a_statement_runs_and_its_answer_is_told_whoever_provides_the_model(Protocol protocol) {
        try (Played other = new Played(engine, protocol)) {
            other.script(
                    sql(BY_COUNTRY).inPiecesOf(7),
                    conclude("Each country has 10 orders.").inPiecesOf(3));
            Answer answer = other.ask(QUESTION);
            assertThat(answer.status()).isEqualTo(Status.ANSWERED);
            assertThat(answer.insight()).isEqualTo("Each country has 10 orders.");
            assertThat(answer.analyst()).endsWith(":played");
            assertThat(answer.verified()).isFalse();
            assertThat(answer.result().orElseThrow().rows().count()).isEqualTo(3);
            assertThat(other.told(1))
                    .contains("Attempt 1 ran")
                    .contains("> Chile | 10")
                    .contains("Facts computed");
            assertThat(answer.spending().tokens()).isEqualTo(30);
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void a_failed_statement_goes_back_with_state_message_place_and_live_columns(Protocol protocol) {
        try (Played other = new Played(engine, protocol)) {
            String wrong = "amount_cent" + Character.toLowerCase(protocol.name().charAt(1));
            other.script(sql("SELECT sum(" + wrong + ") FROM orders"), sql("SELECT sum(amount_cents) FROM orders"));
            other.script(conclude("Together they paid 465."));
            Answer answer = other.ask("What was paid in all?");
            assertThat(answer.insight()).isEqualTo("Together they paid 465.");
            assertThat(answer.attempts()).hasSize(2);
            assertThat(other.told(1))
                    .contains("42703")
                    .contains("at character 11")
                    .contains(wrong + " is probably amount_cents")
                    .contains("orders has id integer, country text");
        }
    }

    @Test
    void what_one_conversation_got_wrong_is_put_right_in_the_next_before_the_database_complains() {
        played.script(
                sql("SELECT max(orderd_on) FROM orders"),
                sql("SELECT max(ordered_on) FROM orders"),
                conclude("On 2026-01-31."));
        assertThat(played.ask("When was the last order?").attempts()).hasSize(2);
        played.script(sql("SELECT max(orderd_on) FROM orders"), conclude("On 2026-01-31."));
        Answer again = played.ask("When was the last order?");
        assertThat(again.attempts()).allMatch(attempt -> attempt.ran().isPresent());
        assertThat(again.status()).isEqualTo(Status.ANSWERED);
    }

    @Test
    void a_model_without_tool_calling_works_in_writing() {
        played.choosing(choice -> choice.with(ModelChoice.Tools.TEXT));
        played.script(
                Step.text("```json\n{\"tool\":\"run_sql\",\"arguments\":{\"sql\":\"" + BY_COUNTRY + "\"}}\n```"),
                Step.text("```json\n{\"tool\":\"conclude\",\"arguments\":{\"answer\":\"Ten each.\"}}\n```"));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.attempts()).hasSize(1);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
    }

    @Test
    void after_three_repairs_it_gives_up_and_says_what_was_tried() {
        played.script(
                sql("SELECT a FROM orders"),
                sql("SELECT b FROM orders"),
                sql("SELECT c FROM orders"),
                sql("SELECT d FROM orders"));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.attempts().subList(0, 4))
                .allMatch(attempt -> attempt.ran().isEmpty());
        assertThat(answer.insight())
                .startsWith(
                        "This could not be answered: 4 statements did not work. The last were: SELECT b FROM orders (")
                .contains("; SELECT d FROM orders (column \"d\" does not exist")
                .doesNotContain("SELECT a")
                .contains("What to do: ");
    }

    @Test
    void a_number_that_nobody_computed_is_not_told() {
        played.script(
                sql(BY_COUNTRY),
                conclude("Each country has 987 orders."),
                conclude("Each country has 988 orders."),
                conclude("Each country has 987 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.insight()).doesNotContain("987");
        assertThat(answer.incidents()).anyMatch(incident -> incident.contains("987"));
    }

    @Test
    void fences_around_a_statement_are_taken_off() {
        played.script(sql("```sql\n" + BY_COUNTRY + "\n```"), conclude("Ten each."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.attempts().getFirst().sql()).isEqualTo(BY_COUNTRY);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
    }

    @Test
    void a_statement_in_a_fence_instead_of_a_call_is_run() {
        played.script(Step.text("Here it is:\n```sql\n" + BY_COUNTRY + "\n```"), Step.text("Each has 10 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.insight()).isEqualTo("Each has 10 orders.");
        assertThat(played.told(1)).contains("Attempt 1 ran");
    }

    @Test
    void of_two_statements_in_fences_none_runs() {
        played.script(
                Step.text("```sql\nSELECT 1\n```\nor\n```sql\nDROP TABLE orders\n```"),
                sql(BY_COUNTRY),
                conclude("Ten."));
        Answer answer = played.ask(QUESTION);
        assertThat(played.told(1)).contains("2 statements").contains("none was run");
        assertThat(answer.attempts()).hasSize(1);
    }

    @Test
    void two_statements_in_one_are_refused_and_told_back() {
        played.script(sql("SELECT 1; DROP TABLE orders"), sql(BY_COUNTRY), conclude("Ten."));
        Answer answer = played.ask(QUESTION);
        assertThat(played.told(1)).contains("NOT_ONE_STATEMENT").contains("What to change");
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
    }

    @Test
    void a_write_is_refused_and_the_model_may_do_better() {
        played.script(sql("DELETE FROM orders"), sql("SELECT count(*) FROM orders"), conclude("There are 30 orders."));
        Answer answer = played.ask("How many orders are there?");
        assertThat(answer.insight()).isEqualTo("There are 30 orders.");
        assertThat(played.told(1)).contains("the guard says refused");
    }

    @Test
    void an_invented_tool_is_named_back_with_the_nearest() {
        played.script(call("run_sqll", "sql", "SELECT 1"), sql(BY_COUNTRY), conclude("Ten."));
        Answer answer = played.ask(QUESTION);
        assertThat(played.told(1)).contains("run_sqll").contains("run_sql");
        assertThat(answer.attempts()).hasSize(1);
    }

    @Test
    void invented_arguments_are_told_back_and_nothing_runs() {
        played.script(call("run_sql", "statement", "SELECT 1"), sql(BY_COUNTRY), conclude("Ten."));
        Answer answer = played.ask(QUESTION);
        assertThat(played.told(1)).contains("sql");
        assertThat(answer.attempts()).hasSize(1);
    }

    @Test
    void a_call_that_breaks_off_is_never_run() {
        played.script(
                Step.toolCall("run_sql", "{\"sql\":\"SELECT count(*) FROM ord"), sql(BY_COUNTRY), conclude("Ten."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.attempts())
                .singleElement()
                .satisfies(made -> assertThat(made.sql()).isEqualTo(BY_COUNTRY));
    }

    @Test
    void the_same_statement_again_is_not_run_again_and_the_loop_ends() {
        played.provider.answer(request -> sql(BY_COUNTRY));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.attempts()).hasSize(1);
        assertThat(answer.incidents()).anyMatch(incident -> incident.contains("did not come to an end"));
        assertThat(played.provider.requests()).hasSizeLessThan(10);
    }

    @Test
    void a_model_that_only_inspects_runs_into_the_limit_of_moves() {
        played.provider.answer(request -> call("inspect", "table", "orders"));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(played.provider.requests()).hasSizeLessThanOrEqualTo(21);
    }

    @Test
    void words_without_a_call_are_answered_with_what_to_do_and_the_second_time_taken_as_no() {
        played.script(Step.text("There is no such data."), Step.text("I cannot answer this: there are no refunds."));
        Answer answer = played.ask("How many refunds were there?");
        assertThat(answer.status()).isEqualTo(Status.DECLINED);
        assertThat(answer.insight()).contains("no refunds");
        assertThat(played.told(1)).contains("run_sql");
    }

    @Test
    void what_cannot_be_answered_is_declined_with_the_reason() {
        played.script(call("conclude", "answer", "No table tells about the weather.", "answerable", false));
        Answer answer = played.ask("How was the weather?");
        assertThat(answer.status()).isEqualTo(Status.DECLINED);
        assertThat(answer.insight()).isEqualTo("No table tells about the weather.");
    }

    @Test
    void nothing_is_concluded_before_something_ran() {
        played.script(
                conclude("There are 30 orders."), sql("SELECT count(*) FROM orders"), conclude("There are 30 orders."));
        Answer answer = played.ask("How many orders are there?");
        assertThat(played.told(1)).contains("Nothing has run yet");
        assertThat(answer.insight()).isEqualTo("There are 30 orders.");
    }

    @Test
    void an_earlier_attempt_can_be_the_answer() {
        played.script(
                sql("SELECT count(*) FROM orders"),
                sql("SELECT count(*) FROM customers"),
                call("conclude", "answer", "There are 30 orders.", "attempt", 1));
        Answer answer = played.ask("How many orders are there?");
        assertThat(answer.insight()).isEqualTo("There are 30 orders.");
        assertThat(answer.result().orElseThrow().sql()).contains("orders");
    }
}
