package dash.app.model;

import static dash.app.model.Played.call;
import static dash.app.model.Played.conclude;
import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.ask.Event;
import dash.conversation.Turn;
import dash.models.analyst.privacy.Privacy;
import dash.testkit.TestDatabase;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a model is told of the conversation that a question is asked in, and what it may say of it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModelFollowUpTest {

    private static final String PERU = "SELECT sum(amount_cents) AS paid FROM orders WHERE country = 'Peru'";
    private static final String CHILE = "SELECT sum(amount_cents) AS paid FROM orders WHERE country = 'Chile'";
    private static final Turn FIRST = new Turn(
            "a1b2c3d4e5f6",
            "What did people in Peru pay?",
            "What did people in Peru pay?",
            PERU,
            "It is 16,500 cents.",
            List.of("paid"),
            List.of(List.of("16500")));

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
    void the_prompt_carries_question_statement_and_insight_and_the_model_says_what_is_meant() {
        played.after(FIRST)
                .script(
                        call("run_sql", "sql", CHILE, "read_as", "What did people in Chile pay?"),
                        conclude("They paid 14,500 cents."));
        Answer answer = played.ask("and what about the ones in Chile?");
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.question().typed()).isEqualTo("and what about the ones in Chile?");
        assertThat(answer.question().text()).isEqualTo("What did people in Chile pay?");
        assertThat(played.events).anyMatch(Event.ReadAs.class::isInstance);
        assertThat(played.provider.outgoing())
                .contains("The conversation so far", "asked: What did people in Peru pay?", "16,500 cents")
                .contains("country = 'Peru'");
    }

    @Test
    void a_follow_up_that_is_made_out_from_a_proven_metric_needs_no_model() {
        Turn before = new Turn(
                "b1b2c3d4e5f6",
                Shop.METRIC_QUESTION,
                Shop.METRIC_QUESTION,
                "SELECT count(*) AS order_volume FROM orders",
                "Order volume is 30.",
                List.of("order_volume"),
                List.of(List.of("30")));
        played.after(before);
        Answer answer = played.ask("as a table");
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.analyst()).isEqualTo("builtin");
        assertThat(answer.question().text()).isEqualTo(Shop.METRIC_QUESTION);
        assertThat(answer.chart()).isEmpty();
    }

    @Test
    void without_a_conversation_nothing_the_model_says_bends_the_question() {
        played.script(call("run_sql", "sql", CHILE, "read_as", "Something else?"), conclude("They paid 14,500 cents."));
        assertThat(played.ask("What did people in Chile pay?").question().isReadOtherwise())
                .isFalse();
    }

    @Test
    void neither_insight_nor_literals_leave_where_only_the_schema_may() {
        played.with(Privacy.SCHEMA)
                .after(FIRST)
                .script(call("run_sql", "sql", "SELECT sum(amount_cents) AS paid FROM orders"), conclude("All of it."));
        played.ask("and all together?");
        assertThat(played.provider.outgoing())
                .contains("The conversation so far", "sum(amount_cents)")
                .doesNotContain("Peru")
                .doesNotContain("16,500")
                .doesNotContain("16500");
    }

    @Test
    void a_long_conversation_is_told_within_its_budget_the_newest_in_full() {
        Turn[] turns = IntStream.rangeClosed(1, 40)
                .mapToObj(number -> new Turn(
                        "id" + number,
                        "Question number " + number + "?",
                        "Question number " + number + "?",
                        "SELECT " + "amount_cents + ".repeat(40) + number + " FROM orders",
                        "Answer number " + number + ".",
                        List.of("n"),
                        List.of()))
                .toArray(Turn[]::new);
        played.after(turns).script(call("run_sql", "sql", CHILE), conclude("It is so."));
        played.ask("and what about the ones in Chile?");
        assertThat(played.provider.outgoing())
                .contains("Answer number 40.", "asked earlier: Question number 30?")
                .doesNotContain("Answer number 30.");
    }
}
