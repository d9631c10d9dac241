package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import dash.correct.Outcome;
import dash.search.Values;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BuiltinAnalystTest {

    @Test
    void a_metric_is_counted_within_the_business_days_of_its_calendar() {
        assertThat(sql("How many parcels did we ship in March 2025?")).isEqualTo("""
                SELECT count(*) AS shipped_parcels
                FROM parcels
                WHERE status = 'sent'
                  AND parcels.sent_at >= TIMESTAMP '2025-03-01' AT TIME ZONE 'Europe/Berlin' AND parcels.sent_at < TIMESTAMP '2025-04-01' AT TIME ZONE 'Europe/Berlin'""");
    }

    @Test
    void a_breakdown_joins_by_the_hint_and_qualifies_what_would_be_ambiguous() {
        assertThat(sql("Shipments by region")).isEqualTo("""
                SELECT depots.region AS region, count(*) AS shipped_parcels
                FROM parcels
                LEFT JOIN depots ON parcels.depot_code = depots.code
                WHERE parcels.status = 'sent'
                GROUP BY 1
                ORDER BY 2 DESC NULLS LAST, 1
                LIMIT 50""");
    }

    @Test
    void a_ranking_takes_its_number_and_its_direction() {
        assertThat(sql("Who are our top 3 senders by freight income in 2024?"))
                .contains(
                        "senders.name AS sender",
                        "JOIN senders ON parcels.sender_id = senders.id",
                        "ORDER BY 2 DESC NULLS LAST, 1\nLIMIT 3");
        assertThat(sql("Which depot has the lowest income?")).contains("ORDER BY 2 ASC NULLS LAST, 1\nLIMIT 1");
        assertThat(sql("the five hubs with the most shipments")).contains("depots.name AS depot", "LIMIT 5");
    }

    @Test
    void who_asks_for_the_people_that_a_metric_can_be_broken_down_by() {
        assertThat(sql("Who had the most shipments in 2024?")).contains("senders.name AS sender", "LIMIT 1");
        assertThat(sql("Who sent us over 5 parcels in 2024, and how many was it?"))
                .contains("senders.name AS sender", "> 5");
        assertThat(sql("In 2024, who were the three best senders by number of shipments?"))
                .contains("senders.name AS sender", "LIMIT 3");
    }

    @Test
    void a_question_for_all_of_something_is_not_cut_at_fifty() {
        assertThat(sql("Which senders shipped parcels?")).contains("senders.name AS sender", "LIMIT 500");
    }

    @Test
    void a_series_is_cut_in_the_time_zone_of_the_business() {
        assertThat(sql("freight income by month in 2024"))
                .contains(
                        "CAST(date_trunc('month', (parcels.sent_at AT TIME ZONE 'Europe/Berlin')) AS date) AS \"month\"",
                        "ORDER BY 1\n");
        assertThat(sql("Which quarter of fiscal 2024 had the highest income?"))
                .contains(
                        "CAST(extract(quarter FROM (parcels.sent_at AT TIME ZONE 'Europe/Berlin') - INTERVAL '1' MONTH) AS integer)",
                        "LIMIT 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            income in the North region in 2024            | depots.region = 'North'
            income from Ghent                             | depots.name = 'Ghent'
            income of Mill & Sons                         | senders.name = 'Mill & Sons'
            income of "Mill & Sons"                       | senders.name = 'Mill & Sons'
            income in the low countries                   | depots.region = 'BENELUX'
            income of sender Twin                         | senders.name = 'Twin'
            how many senders on the gold plan             | senders.plan = 'gold'
            """)
    void a_value_is_found_in_its_column(String question, String condition) {
        assertThat(sql(question)).contains(condition);
    }

    @Test
    void a_hostile_value_is_a_literal_and_nothing_else() {
        assertThat(sql("income of \"O'Hare; DROP TABLE parcels; --\" in 2024"))
                .contains("depots.name = 'O''Hare; DROP TABLE parcels; --'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many parcels were not shipped in 2024?",
                "income without returns",
                "parcels heavier than 5",
                "income growth in 2024",
                "How many lost parcels in 2024?",
                "How much income was lost in 2024?",
                "How much income per sender and",
                "average income by depot",
                "total average weight",
                "average weights by depot",
                "senders in 2024",
                "How much shipments did we have?",
                "How many freight income?",
                "the weather in Ghent",
                "income of Nowhere Ltd",
                "forecast income for next month",
                "list parcels",
                "income > 5",
                "DROP TABLE parcels",
                "What is our loyalty?",
                "top income",
                "3 depots by income"
            })
    void a_question_with_a_word_that_nothing_explains_is_declined(String question) {
        assertThat(Parcels.ask(question)).as(question).isInstanceOf(Move.Decline.class);
    }

    @Test
    void what_metrics_count_can_be_spoken_of_beside_one_another() {
        Move without = Parcels.ask("How many senders have no shipped parcels since 2024?");
        assertThat(((Move.RunSql) without).sql())
                .contains("WHERE active", "NOT EXISTS", "status = 'sent'", "2024-01-01");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how many parcels do we have in the US?",
                "how many parcels do we have in the us?",
                "HOW MANY PARCELS DO WE HAVE IN THE US?",
                "freight income from US",
                "US freight income in 2024",
                "freight income for the ME region",
                "freight income of the us in 2024"
            })
    void a_name_that_is_spelled_like_a_word_of_grammar_is_not_passed_over(String question) {
        assertThat(Parcels.ask(question)).as(question).isInstanceOf(Move.Decline.class);
    }

    @Test
    void a_word_of_grammar_can_be_a_value_and_can_stay_a_word_of_grammar() {
        assertThat(sql("how many parcels did we ship in IT")).contains("depots.region = 'IT'");
        assertThat(sql("freight income in it")).contains("depots.region = 'IT'");
        assertThat(sql("show us the freight income of our company in 2024")).doesNotContain("region");
        assertThat(sql("WHAT IS OUR FREIGHT INCOME")).doesNotContain("region");
        assertThat(sql("Which region did our freight income come from in 2024?"))
                .contains("GROUP BY 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how many claims are open",
                "How many claims are still open?",
                "how many open claims do we have",
                "how many claims are open in 2024"
            })
    void a_state_is_not_taken_for_what_happened(String question) {
        assertThat(Parcels.ask(question, Parcels.withClaims())).as(question).isInstanceOf(Move.Decline.class);
        Move known = Parcels.ask(question.replace(" in 2024", ""), Parcels.withClaims("open claims"));
        assertThat(known).as(question).isInstanceOf(Move.RunSql.class);
        assertThat(((Move.RunSql) known).sql()).contains("AS claim_backlog");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how many claims were opened last month",
                "How many claims did we open last month?",
                "claims opened last month"
            })
    void what_happened_is_still_counted(String question) {
        Move move = Parcels.ask(question, Parcels.withClaims("open claims"));
        assertThat(move).as(question).isInstanceOf(Move.RunSql.class);
        assertThat(((Move.RunSql) move).sql()).contains("AS claims_opened", "2025-07-01");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "top -5 senders by freight income",
                "top 0 senders by freight income",
                "top 10001 senders by freight income",
                "top 99999999999 senders by freight income"
            })
    void a_ranking_of_an_impossible_length_is_declined(String question) {
        assertThat(Parcels.ask(question)).as(question).isInstanceOf(Move.Decline.class);
    }

    @Test
    void the_top_one_is_one_and_the_top_ones_are_ten() {
        assertThat(sql("top sender by freight income")).endsWith("LIMIT 1");
        assertThat(sql("biggest sender by freight income")).endsWith("LIMIT 1");
        assertThat(sql("top senders by freight income")).endsWith("LIMIT 10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "?", ".", "$$"})
    void a_text_without_words_is_no_question(String text) {
        assertThat(((Move.Decline) Parcels.ask(text)).why()).isEqualTo("There is no question in this.");
    }

    @Test
    void a_refusal_names_the_words_and_offers_what_is_near() {
        Move.Decline decline = (Move.Decline) Parcels.ask("freight income of velvet pillows in 2024");
        assertThat(decline.why())
                .isEqualTo("I know Freight income. I do not know what \"velvet\" and \"pillows\" mean here.");
        assertThat(decline.closest())
                .extracting(run -> run.reading().inWords())
                .first()
                .isEqualTo("Freight income in 2024");
        assertThat(((Move.Decline) Parcels.ask("What is our loyalty?")).why())
                .isEqualTo("Loyalty is known in words only; nobody has written down yet how to compute it.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            active senders in 2024               | Active senders is a figure of now; it cannot be asked for a period.
            active senders by month              | Active senders is a figure of now; it cannot be asked for a period.
            active senders by colour             | Active senders cannot be broken down by colour; it can by plan.
            """)
    void a_refusal_tells_the_reason_that_is_known(String question, String why) {
        assertThat(((Move.Decline) Parcels.ask(question)).why()).isEqualTo(why);
    }

    @Test
    void a_figure_of_now_points_to_its_relative_along_time() {
        assertThat(((Move.Decline) Parcels.ask("claim backlog last month", Parcels.withClaims())).why())
                .endsWith("it cannot be asked for a period. Past claim backlog can.");
    }

    @Test
    void a_value_that_two_columns_hold_is_asked_back() {
        Move.Offer offer = (Move.Offer) Parcels.ask("income of Twin");
        assertThat(offer.reason()).isEqualTo(Move.Offer.Reason.AMBIGUOUS);
        assertThat(offer.readings())
                .extracting(run -> run.reading().inWords())
                .containsExactly("Freight income, depot = Twin", "Freight income, sender = Twin");
    }

    @Test
    void the_reading_says_what_it_rests_on_and_what_was_left_open() {
        Reading reading = ((Move.RunSql) Parcels.ask("What is our freight income from Ghent?")).reading();
        assertThat(reading.subject()).isEqualTo("Freight income for Ghent");
        assertThat(reading.units()).containsEntry("freight_income", "EUR");
        assertThat(reading.assumptions()).containsExactly("No period was named, so all of the data counts.");
        assertThat(reading.because()).extracting(because -> because.claim()).contains("only depot Ghent");
        Reading exact = ((Move.RunSql) Parcels.ask("freight income in 2024")).reading();
        assertThat(exact.period()).isEqualTo("in 2024");
        assertThat(exact.confidence()).isGreaterThan(reading.confidence());
    }

    @Test
    void a_query_pattern_answers_its_question_with_another_period() {
        assertThat(sql("Which depots kept parcels waiting longest in Q1 2025?"))
                .isEqualTo("SELECT 1 WHERE day >= DATE '2025-01-01' AND day < DATE '2025-04-01'");
        assertThat(sql("Which hubs kept parcels waiting longest?"))
                .isEqualTo("SELECT 1 WHERE day >= DATE '2024-01-01' AND day < DATE '2025-01-01'");
        assertThat(Parcels.ask("Which depots kept letters waiting longest?")).isInstanceOf(Move.Decline.class);
    }

    @Test
    void a_failed_statement_ends_in_an_honest_refusal_and_not_in_a_loop() {
        Transcript transcript = Transcript.open(Parcels.question("freight income"), Parcels.context());
        Move.RunSql run = (Move.RunSql) new BuiltinAnalyst(Values.NONE).next(transcript, Work.ALONE);
        Outcome stopped =
                new Outcome.Stopped("refused", List.of(new Diagnosis("X", "no such thing", -1, "Change it", true)));
        Transcript failed = transcript.plus(new Transcript.Tried(run, new Attempt(1, run.sql(), stopped, List.of())));
        Move next = new BuiltinAnalyst(Values.NONE).next(failed, Work.ALONE);
        assertThat(next).isInstanceOf(Move.Decline.class);
        assertThat(((Move.Decline) next).why()).contains("no such thing");
    }

    @Test
    void a_story_is_declined_quickly() {
        assertThat(Parcels.ask("income ".repeat(400))).isInstanceOf(Move.Decline.class);
        assertThat(Parcels.ask("income and ".repeat(39))).isInstanceOf(Move.Decline.class);
    }

    private static String sql(String question) {
        Move move = Parcels.ask(question);
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        return ((Move.RunSql) move).sql();
    }
}
