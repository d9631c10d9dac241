package dash.app.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Chart;
import dash.ask.Listener;
import dash.execute.Limits;
import dash.facts.Fact;
import dash.knowledge.Knowledge;
import dash.question.Cancellation;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the first words of an answer say, by the shape of its rows and the tree of its statement. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HeadlinesTest {

    private static final Limits USUAL = new Limits(500, Duration.ofSeconds(5), 1_000, 1_000_000, 1e12);

    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TABLE sales (month date, channel text, amount_usd numeric)",
                    "INSERT INTO sales SELECT m, c, CASE WHEN c = 'shop' THEN 50 WHEN m = '2025-10-01' THEN 40"
                            + " WHEN m >= '2025-01-01' THEN 120 ELSE 100 END"
                            + " FROM generate_series('2024-01-01'::date, '2025-12-01', '1 month') m,"
                            + " unnest(ARRAY['web', 'shop']) c",
                    "CREATE TABLE cases (id int PRIMARY KEY, opened date, member text, hired date, open boolean)",
                    "INSERT INTO cases SELECT n, '2024-01-01'::date + n, 'M' || (n % 40), '2020-01-01'::date + (n % 40) * 37,"
                            + " n % 4 = 0 FROM generate_series(0, 699) n",
                    "CREATE TABLE leavers (id int PRIMARY KEY, name text)",
                    "INSERT INTO leavers SELECT n, 'L' || (n % 44) FROM generate_series(0, 45) n");
    private final Engine engine = new Engine(database, Knowledge.EMPTY);

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            SELECT channel, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 2 DESC LIMIT 1 | web has the highest sales, $2,560, 68.1 % of the total of $3,760; shop is next with $1,200.
            SELECT channel, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 2 LIMIT 1 | shop has the lowest sales, $1,200, 31.9 % of the total of $3,760; web is next with $2,560.
            SELECT channel, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 1 | web has more sales than shop: $2,560 against $1,200, a difference of $1,360 (2.13 times as much).
            SELECT date_trunc('year', month)::date AS year, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 1 | Sales was $1,960 in 2025, $160 more (8.9 %) than in 2024 ($1,800).
            SELECT date_trunc('quarter', month)::date AS quarter, sum(amount_usd) AS sales FROM sales WHERE month < '2024-04-01' OR (month >= '2025-01-01' AND month < '2025-04-01') GROUP BY 1 ORDER BY 1 | Sales was $510 in Q1 2025, $60 more (13.3 %) than in Q1 2024 ($450).
            SELECT month, sum(amount_usd) AS sales FROM sales WHERE month < '2024-04-01' OR (month >= '2025-01-01' AND month < '2025-04-01') GROUP BY 1 ORDER BY 1 | Sales was $510 in Q1 2025, $60 more (13.3 %) than in Q1 2024 ($450).
            SELECT month, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 1 | Sales was $1,960 in 2025, $160 more (8.9 %) than in 2024 ($1,800).
            SELECT month, sum(amount_usd) AS sales FROM sales WHERE month > '2024-06-01' GROUP BY 1 ORDER BY 1 | In Oct 2025, sales stood out with $90, 47.1 % below the $170 of the months around it.
            SELECT month, channel, sum(amount_usd) AS sales FROM sales GROUP BY 1, 2 ORDER BY 1, 2 | web has more sales than shop: $2,560 against $1,200, a difference of $1,360 (2.13 times as much).
            SELECT sum(amount_usd) FILTER (WHERE month < '2025-01-01') AS sales_2024, sum(amount_usd) FILTER (WHERE month >= '2025-01-01') AS sales_2025 FROM sales | Sales 2025 is $1,960, $160 more (8.9 %) than sales 2024 ($1,800).
            SELECT count(*) FILTER (WHERE open) AS still_open, count(*) AS cases, round(100.0 * count(*) FILTER (WHERE open) / count(*), 1) AS open_share FROM cases | Open share is 25 %, which is 175 (still open) of 700 (cases).
            SELECT round(100.0 * count(*) FILTER (WHERE open) / nullif(count(*), 0), 1) AS open_share FROM cases | Open share: 25 %, 175 of 700.
            SELECT 1.0 * count(*) / count(DISTINCT member) AS cases_per_member FROM cases | Cases per member: 17.5.
            SELECT name, count(*) AS contracts FROM leavers GROUP BY 1 ORDER BY 2 DESC, 1 | 44 rows have contracts, 46 in all: 42 of them 1 each; 2 have the most, 2 each.
            SELECT id::text AS person, count(*) AS open_cases FROM cases GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 10 | There are 700 open cases: 0, 1, 10 and 697 others, 1 each.
            SELECT member, hired, count(*) AS cases FROM cases GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT 1 | 40 members have cases, 700 in all: 20 of them 18 each.
            """)
    void the_first_sentence_says_what_was_asked(String sql, String headline) {
        assertThat(ask(sql, USUAL).insight()).startsWith(headline);
    }

    @Test
    void a_time_that_is_no_key_of_the_groups_is_no_axis() {
        Answer answer = ask("SELECT member, hired, count(*) AS cases FROM cases GROUP BY 1, 2 ORDER BY 1", USUAL);
        assertThat(answer.result().orElseThrow().facts()).noneMatch(Fact.Change.class::isInstance);
        assertThat(answer.chart().map(Chart::kind)).isNotEqualTo(Optional.of(Chart.Kind.LINE));
    }

    @Test
    void periods_that_were_not_asked_for_are_not_missing() {
        Answer answer = ask(
                "SELECT month, sum(amount_usd) AS sales FROM sales WHERE month = '2024-03-01' OR month = '2025-03-01'"
                        + " GROUP BY 1 ORDER BY 1",
                USUAL);
        assertThat(answer.insight()).contains("$20 more (13.3 %)").doesNotContain("no row");
        assertThat(answer.chart().orElseThrow().kind()).isEqualTo(Chart.Kind.BAR);
    }

    @Test
    void two_years_by_month_are_drawn_over_each_other() {
        Chart chart = ask("SELECT month, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 1", USUAL)
                .chart()
                .orElseThrow();
        assertThat(chart.kind()).isEqualTo(Chart.Kind.LINE);
        assertThat(chart.byYear()).isTrue();
    }

    @Test
    void a_series_that_was_cut_is_told_in_longer_steps_of_all_there_is_and_not_drawn() {
        Limits few = new Limits(100, Duration.ofSeconds(5), 1_000, 1_000_000, 1e12);
        Answer answer = ask("SELECT opened AS day, count(*) AS cases FROM cases GROUP BY 1 ORDER BY 1", few);
        assertThat(answer.insight())
                .contains("This is told by month, of all there is; the rows below are only the first 100.")
                .doesNotContain("day")
                .doesNotContain("there are more");
        assertThat(answer.chart()).isEmpty();
    }

    @Test
    void a_list_that_was_cut_says_of_how_many() {
        Limits few = new Limits(100, Duration.ofSeconds(5), 1_000, 1_000_000, 1e12);
        assertThat(ask("SELECT id, opened FROM cases ORDER BY id", few).insight())
                .isEqualTo("700 rows. The rows below are the first 100 of 700.");
    }

    @Test
    void groups_that_were_cut_are_summed_by_the_database_and_ranked_by_nobody() {
        Limits few = new Limits(10, Duration.ofSeconds(5), 1_000, 1_000_000, 1e12);
        Answer answer = ask("SELECT member, count(*) AS cases FROM cases GROUP BY 1 ORDER BY 1", few);
        assertThat(answer.insight()).contains("The rows below are the first 10 of 40, 700 in all.");
        assertThat(answer.result().orElseThrow().facts()).noneMatch(Fact.Leader.class::isInstance);
    }

    @Test
    void the_top_of_a_ranking_knows_the_whole_behind_its_limit() {
        Answer answer =
                ask("SELECT month, sum(amount_usd) AS sales FROM sales GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 3", USUAL);
        assertThat(answer.insight()).contains("of 24").doesNotContain("rose").doesNotContain("fell");
        assertThat(answer.result().orElseThrow().facts()).contains(new Fact.All(24));
    }

    private Answer ask(String sql, Limits limits) {
        return engine.ask(ScriptedAnalyst.running(sql), "what is it", limits, Listener.SILENT, new Cancellation());
    }
}
