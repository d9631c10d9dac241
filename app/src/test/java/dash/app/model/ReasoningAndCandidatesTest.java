package dash.app.model;

import static dash.app.model.Played.call;
import static dash.app.model.Played.conclude;
import static dash.app.model.Played.sql;
import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.answer.Answer;
import dash.answer.Offered;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.knowledge.Knowledge;
import dash.models.analyst.ModelOptions;
import dash.testkit.TestDatabase;
import dash.testkit.provider.Step;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Thinking first, drafting several times, and asking back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReasoningAndCandidatesTest {

    private static final String QUESTION = "How many orders are there?";
    private static final String COUNT = "SELECT count(*) FROM orders";
    private static final String COUNT_IDS = "SELECT count(DISTINCT id) AS orders FROM orders";
    private static final String COUNT_BIG = "SELECT count(*) FROM orders WHERE amount_cents > 1000";

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

    private static Step think(String title, String next) {
        return call(
                "think",
                "title",
                title,
                "thought",
                "because",
                "action",
                "count",
                "confidence",
                0.8,
                "next_action",
                next);
    }

    private Played reasoning() {
        return played.with(ModelOptions.DEFAULT.withReasoning(true));
    }

    private Played candidates(int number) {
        return played.with(ModelOptions.DEFAULT.withCandidates(number));
    }

    @Test
    void reasoning_weighs_two_ways_checks_by_a_second_and_keeps_its_steps_in_the_trace() {
        reasoning().script(think("count rows", "continue"), think("count keys", "continue"), sql(COUNT));
        played.script(
                call(
                        "analyse",
                        "title",
                        "check",
                        "thought",
                        "30 is plausible",
                        "action",
                        "count keys",
                        "result",
                        "30",
                        "confidence",
                        0.9,
                        "next_action",
                        "validate"),
                sql(COUNT_IDS),
                conclude("There are 30 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.insight()).isEqualTo("There are 30 orders.");
        assertThat(answer.notes()).hasSize(3).allMatch(Move.Think.class::isInstance);
        assertThat(answer.notes().get(2))
                .satisfies(note -> assertThat(((Move.Think) note).nextAction()).isEqualTo(Move.Think.Next.VALIDATE));
        assertThat(answer.confidence().reasons())
                .anyMatch(reason -> reason.contains("a second way of computing gives the same"));
        assertThat(answer.insight()).doesNotContain("plausible");
    }

    @Test
    void concluding_without_thinking_is_objected_to_step_by_step() {
        reasoning().script(sql(COUNT), conclude("There are 30 orders."), think("rows", "continue"));
        played.script(conclude("There are 30 orders."), think("keys", "continue"), conclude("There are 30 orders."));
        played.script(sql(COUNT_IDS), conclude("There are 30 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(played.told(2)).contains("Think first");
        assertThat(played.told(4)).contains("Think first");
        assertThat(played.told(6)).contains("second way");
        assertThat(answer.incidents()).isEmpty();
    }

    @Test
    void a_model_that_will_not_check_is_let_go_with_a_remark() {
        reasoning().script(sql(COUNT)).provider.answer(request -> conclude("There are 30 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.incidents()).anyMatch(text -> text.contains("not checked"));
    }

    @Test
    void a_second_way_that_gives_something_else_costs_confidence() {
        reasoning().script(think("rows", "continue"), think("big", "continue"), sql(COUNT), sql(COUNT_BIG));
        played.script(call("conclude", "answer", "There are 30 orders.", "attempt", 1));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.confidence().reasons()).anyMatch(reason -> reason.contains("gives something else"));
        assertThat(answer.confidence().score()).isLessThan(0.6);
    }

    @Test
    void endless_thinking_is_ended() {
        reasoning().provider.answer(request -> think("again", "continue"));
        Answer answer = played.ask("Which of the countries has the happiest weather?");
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.notes()).hasSizeLessThanOrEqualTo(10);
        assertThat(played.provider.requests()).hasSizeLessThan(30);
    }

    @Test
    void think_and_analyse_are_offered_only_for_reasoning() {
        reasoning()
                .script(
                        think("a", "continue"),
                        think("b", "continue"),
                        sql(COUNT),
                        sql(COUNT_IDS),
                        conclude("30 orders."));
        played.ask(QUESTION);
        assertThat(played.provider.request(0).tools()).contains("think", "analyse");
    }

    @Test
    void drafts_that_agree_answer_with_more_confidence() {
        candidates(3).script(sql(COUNT), sql(COUNT_IDS), sql("SELECT sum(1) AS n FROM orders"));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.insight()).contains("30");
        assertThat(answer.attempts()).hasSize(3);
        assertThat(answer.confidence().reasons())
                .anyMatch(reason -> reason.equals("3 of 3 drafts give the same result"));
        assertThat(answer.confidence().score()).isGreaterThan(0.8);
    }

    @Test
    void the_same_draft_twice_is_run_once_and_counts_twice() {
        candidates(2).script(sql(COUNT), sql(COUNT + " "));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.attempts()).hasSize(1);
        assertThat(answer.confidence().reasons()).anyMatch(reason -> reason.startsWith("2 of 2"));
    }

    @Test
    void a_majority_of_drafts_answers() {
        candidates(3).script(sql(COUNT_BIG), sql(COUNT), sql(COUNT_IDS));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.result().orElseThrow().sql()).isEqualTo(COUNT);
        assertThat(answer.confidence().reasons()).anyMatch(reason -> reason.startsWith("2 of 3"));
    }

    @Test
    void drafts_without_a_majority_become_a_question_back() {
        candidates(2)
                .script(
                        call("run_sql", "sql", COUNT, "reading", "all orders"),
                        call("run_sql", "sql", COUNT_BIG, "reading", "large orders only"));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ASKED_BACK);
        assertThat(answer.offered()).extracting(Offered::words).containsExactly("all orders", "large orders only");
    }

    @Test
    void a_draft_that_fails_does_not_count() {
        candidates(3).script(sql("SELECT nope FROM orders"), sql(COUNT), sql(COUNT_IDS));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.confidence().reasons()).anyMatch(reason -> reason.startsWith("2 of 3"));
    }

    @Test
    void when_no_draft_runs_an_ordinary_conversation_goes_on() {
        candidates(2)
                .script(
                        sql("SELECT a FROM orders"),
                        sql("SELECT b FROM orders"),
                        sql(COUNT),
                        conclude("There are 30."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(played.provider.request(2).said()).anyMatch(text -> text.contains("SELECT a FROM orders"));
    }

    private static Step askBack(String first, String second) {
        return call(
                "ask_back",
                "question",
                "Which orders?",
                "readings",
                List.of(Map.of("words", "all of them", "sql", first), Map.of("words", "the large ones", "sql", second)),
                "default",
                2);
    }

    @Test
    void readings_that_give_different_answers_are_put_to_the_person_the_default_first() {
        played.script(askBack(COUNT, COUNT_BIG));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ASKED_BACK);
        assertThat(answer.insight()).isEqualTo("Which orders?");
        assertThat(answer.offered()).extracting(Offered::words).containsExactly("the large ones", "all of them");
        assertThat(answer.attempts()).hasSize(2);
    }

    @Test
    void readings_that_give_the_same_are_not_asked() {
        played.script(askBack(COUNT, COUNT_IDS), conclude("There are 30 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(played.told(1)).contains("same result");
    }

    @Test
    void a_reading_that_does_not_run_is_told_back() {
        played.script(askBack(COUNT, "SELECT nope FROM orders"), conclude("There are 30 orders."));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(played.told(1)).contains("42703");
    }

    @Test
    void one_reading_is_no_question() {
        played.script(
                call("ask_back", "question", "?", "readings", List.of(Map.of("words", "a", "sql", COUNT))),
                sql(COUNT),
                conclude("There are 30 orders."));
        assertThat(played.ask(QUESTION).status()).isEqualTo(Status.ANSWERED);
        assertThat(played.told(1)).contains("from two to 4 readings");
    }
}
