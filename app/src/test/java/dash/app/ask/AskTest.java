package dash.app.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.answer.Answer;
import dash.answer.Chart;
import dash.answer.Offered;
import dash.answer.Status;
import dash.ask.Event;
import dash.ask.Listener;
import dash.execute.Limits;
import dash.facts.Fact;
import dash.knowledge.Knowledge;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The whole way of a question with a scripted analyst; everything below the analyst is real. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AskTest {

    private static final Move CONCLUDE = new Move.Conclude();

    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TABLE orders (id int PRIMARY KEY, country text, amount_cents int)",
                    "INSERT INTO orders SELECT n, (ARRAY['Peru', 'Chile', 'Kenya'])[1 + n % 3], n * 100"
                            + " FROM generate_series(1, 30) n");
    private final Engine engine = new Engine(database, Knowledge.EMPTY);

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @Test
    void a_right_statement_is_answered_with_its_rows_its_facts_and_where_it_came_from() {
        Answer answer = ask(
                ScriptedAnalyst.running(
                        "SELECT country, count(*) AS orders FROM orders WHERE amount_cents > 100 GROUP BY country ORDER BY 2 DESC, 1"));
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.insight()).contains("10 each");
        assertThat(answer.provenance().tablesAccessed()).containsExactly("orders");
        assertThat(answer.provenance().filtersApplied())
                .singleElement()
                .satisfies(filter -> assertThat(filter.words()).isEqualTo("amount cents is more than 100"));
        assertThat(answer.explanation())
                .isEqualTo("Starts from orders; keeps the rows where amount cents is more than 100;"
                        + " for each country, works out orders: the number of rows;"
                        + " sorted by orders (highest or latest first), then country.");
        assertThat(answer.chart().orElseThrow().kind()).isEqualTo(Chart.Kind.BAR);
        assertThat(answer.provenance().rowHash()).hasSize(16);
        assertThat(answer.result().orElseThrow().facts()).anyMatch(Fact.Leader.class::isInstance);
    }

    @Test
    void a_failed_statement_is_diagnosed_and_the_next_one_answers() {
        ScriptedAnalyst analyst =
                ScriptedAnalyst.running("SELECT sum(amount_cent) FROM orders", "SELECT sum(amount_cents) FROM orders");
        Answer answer = ask(analyst);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.attempts()).hasSize(2);
        Transcript afterFailure = analyst.shown().get(1);
        assertThat(afterFailure.attempts().getFirst().diagnoses())
                .singleElement()
                .satisfies(diagnosis -> {
                    assertThat(diagnosis.code()).isEqualTo("42703");
                    assertThat(diagnosis.advice())
                            .contains("amount_cent is probably amount_cents")
                            .contains("orders has id integer, country text, amount_cents integer");
                });
    }

    @Test
    void a_refused_statement_never_reaches_the_database_and_is_on_record() {
        engine.audit().clear();
        Answer answer = ask(ScriptedAnalyst.running("DELETE FROM orders", "SELECT count(*) FROM orders"));
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.insight()).isEqualTo("Count: 30.");
        assertThat(engine.audit())
                .anySatisfy(entry -> {
                    assertThat(entry.sql()).isEqualTo("DELETE FROM orders");
                    assertThat(entry.verdict()).isEqualTo("refused");
                    assertThat(entry.findings()).contains("NOT_A_QUERY");
                })
                .anySatisfy(entry -> {
                    assertThat(entry.sql()).isEqualTo("SELECT count(*) FROM orders");
                    assertThat(entry.verdict()).isEqualTo("allowed");
                    assertThat(entry.rows()).isEqualTo(1);
                    assertThat(entry.asker()).isEqualTo(new Asker("ann"));
                });
    }

    @Test
    void after_three_repairs_in_a_row_it_gives_up_and_says_why() {
        Answer answer = ask(ScriptedAnalyst.running(
                "SELECT a FROM orders", "SELECT b FROM orders", "SELECT c FROM orders", "SELECT d FROM orders"));
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.attempts()).hasSize(4);
        assertThat(answer.insight()).contains("\"d\"").contains("does not exist");
    }

    @Test
    void a_repair_that_changed_nothing_ends_the_question() {
        Answer answer = ask(ScriptedAnalyst.running("SELECT a FROM orders", " SELECT a FROM orders ", "SELECT 1"));
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.attempts()).hasSize(2);
    }

    @Test
    void a_failure_that_no_wording_can_mend_ends_the_question() {
        Limits short_ = new Limits(10, Duration.ofMillis(200), 1_000, 10_000, 1e12);
        Answer answer = ask(
                ScriptedAnalyst.running(
                        "SELECT count(*) FROM orders a, orders b, orders c, orders d, orders e, orders f", "SELECT 1"),
                short_,
                Listener.SILENT,
                new Cancellation());
        assertThat(answer.status()).isEqualTo(Status.FAILED);
        assertThat(answer.attempts()).hasSize(1);
    }

    @Test
    void moves_are_counted() {
        Move look = new Move.Inspect("orders");
        ScriptedAnalyst analyst = new ScriptedAnalyst(look, look, look, look, look, look, look, look);
        assertThat(ask(analyst).status()).isEqualTo(Status.FAILED);
        assertThat(analyst.shown()).hasSize(6);
    }

    @Test
    void inspecting_shows_the_live_columns() {
        ScriptedAnalyst analyst = new ScriptedAnalyst(new Move.Inspect("orders"), new Move.Decline("no", List.of()));
        ask(analyst);
        assertThat(analyst.shown().get(1).entries())
                .singleElement()
                .isInstanceOfSatisfying(
                        Transcript.Inspected.class,
                        inspected -> assertThat(inspected.description()).contains("amount_cents integer"));
    }

    @Test
    void readings_are_offered_with_what_they_come_to_and_those_that_fail_are_left_out() {
        Answer answer = ask(new ScriptedAnalyst(new Move.Offer(
                Move.Offer.Reason.AMBIGUOUS,
                "Which orders?",
                List.of(
                        reading("all", "SELECT count(*) AS orders FROM orders", 0.9),
                        reading("none", "SELECT nope FROM orders", 0.9),
                        reading("large", "SELECT count(*) AS orders FROM orders WHERE amount_cents > 2000", 0.9)))));
        assertThat(answer.status()).isEqualTo(Status.ASKED_BACK);
        assertThat(answer.insight()).isEqualTo("Which orders?");
        assertThat(answer.result()).isEmpty();
        assertThat(answer.offered()).extracting(Offered::words).containsExactly("all", "large");
        assertThat(answer.offered()).extracting(Offered::figure).allMatch(figure -> figure.matches(".*\\d.*"));
    }

    @Test
    void when_every_reading_fails_all_are_offered() {
        Answer answer = ask(new ScriptedAnalyst(new Move.Offer(
                Move.Offer.Reason.UNSURE,
                "I am not sure.",
                List.of(
                        reading("one", "SELECT nope FROM orders", 0.9),
                        reading("other", "SELECT no FROM orders", 0.9)))));
        assertThat(answer.status()).isEqualTo(Status.UNSURE);
        assertThat(answer.offered()).extracting(Offered::words).containsExactly("one", "other");
        assertThat(answer.offered()).extracting(Offered::figure).containsOnly("");
    }

    @Test
    void what_is_too_likely_to_be_wrong_is_offered_and_no_figure_is_told() {
        Move.RunSql reading = reading("all the orders there are", "SELECT count(*) AS orders FROM orders", 0.2);
        Answer answer = ask(new ScriptedAnalyst(reading, CONCLUDE));
        assertThat(answer.status()).isEqualTo(Status.UNSURE);
        assertThat(answer.insight())
                .contains("I am not sure", "all the orders there are")
                .doesNotContainPattern("\\d");
        assertThat(answer.result()).isEmpty();
        assertThat(answer.offered()).singleElement().satisfies(offered -> {
            assertThat(offered.figure()).containsPattern("\\d");
            assertThat(offered.sql()).isEqualTo(reading.sql());
        });
    }

    private static Move.RunSql reading(String words, String sql, double confidence) {
        return new Move.RunSql(
                sql, new Reading(List.of(), List.of(), Map.of(), "orders", "", confidence).withWords(words));
    }

    @Test
    void concluding_without_a_result_is_not_an_answer() {
        assertThat(ask(new ScriptedAnalyst(CONCLUDE)).status()).isEqualTo(Status.FAILED);
    }

    @Test
    void a_question_that_is_called_off_stops_the_running_statement() {
        Cancellation cancellation = new Cancellation();
        Listener callsOff = event -> {
            if (event instanceof Event.Moved) {
                Thread.ofVirtual().start(() -> {
                    pause();
                    cancellation.cancel();
                });
            }
        };
        Answer answer = ask(
                ScriptedAnalyst.running(
                        "SELECT count(*) FROM orders a, orders b, orders c, orders d, orders e, orders f, orders g",
                        "SELECT 1"),
                new Limits(10, Duration.ofSeconds(60), 1_000, 10_000, 1e15),
                callsOff,
                cancellation);
        assertThat(answer.status()).isEqualTo(Status.CANCELLED);
    }

    @Test
    void events_tell_the_way_in_order_and_a_deaf_listener_does_no_harm() {
        List<String> heard = new CopyOnWriteArrayList<>();
        Listener listener = event -> {
            heard.add(event.getClass().getSimpleName());
            throw new IllegalStateException("deaf");
        };
        Answer answer = ask(
                ScriptedAnalyst.running("SELECT count(*) FROM orders"), Limits.DEFAULT, listener, new Cancellation());
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(heard).containsExactly("Opened", "ContextGathered", "Moved", "Attempted", "Moved", "Done");
    }

    @Test
    void units_of_the_reading_reach_the_insight() {
        Reading reading = new Reading(List.of(), List.of(), Map.of("revenue", "cents"), "shop revenue", "in 2025", 0.9);
        Answer answer = ask(new ScriptedAnalyst(
                new Move.RunSql("SELECT sum(amount_cents) AS revenue FROM orders", reading), CONCLUDE));
        assertThat(answer.insight()).isEqualTo("Shop revenue in 2025 is $465.");
    }

    @Test
    void units_follow_the_statement_where_nobody_says_them() {
        Answer answer = ask(ScriptedAnalyst.running(
                "WITH o AS (SELECT country, sum(amount_cents) AS c, count(*) AS n FROM orders GROUP BY 1)"
                        + " SELECT country, c AS owed, c / 100.0 AS paid, n AS orders,"
                        + " round(100.0 * c / sum(c) OVER (), 1) AS part, c / n AS each FROM o ORDER BY c DESC"));
        assertThat(answer.result().orElseThrow().units())
                .containsEntry("owed", "minor units")
                .containsEntry("paid", "money")
                .containsEntry("orders", "count")
                .containsEntry("part", "percent")
                .containsEntry("each", "minor units");
    }

    @Test
    void a_limit_that_was_reached_without_being_asked_for_is_said() {
        Answer answer = ask(
                ScriptedAnalyst.running("SELECT country, count(*) FROM orders GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 2"));
        assertThat(answer.insight()).contains("The rows below are the first 2 of 3.");
    }

    @Test
    void more_rows_than_the_limit_are_cut_and_said_to_be() {
        Answer answer = ask(
                ScriptedAnalyst.running("SELECT id, country FROM orders"),
                new Limits(7, Duration.ofSeconds(5), 1_000, 100_000, 1e12),
                Listener.SILENT,
                new Cancellation());
        assertThat(answer.result().orElseThrow().rows().count()).isEqualTo(7);
        assertThat(answer.result().orElseThrow().rows().truncated()).isTrue();
        assertThat(answer.insight()).isEqualTo("30 rows. The rows below are the first 7 of 30.");
    }

    private Answer ask(Analyst analyst) {
        return ask(analyst, Limits.DEFAULT, Listener.SILENT, new Cancellation());
    }

    private Answer ask(Analyst analyst, Limits limits, Listener listener, Cancellation cancellation) {
        return engine.ask(analyst, "how many?", limits, listener, cancellation);
    }

    private static void pause() {
        try {
            Thread.sleep(300);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
