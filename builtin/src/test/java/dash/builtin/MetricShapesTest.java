package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of the figures of a metric: shares, changes, running totals, lists of values, thresholds. */
final class MetricShapesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            income in North and BENELUX            | depots.region IN ('North', 'BENELUX')
            income in North or BENELUX             | depots.region IN ('North', 'BENELUX')
            income excluding Ghent                 | (depots.name <> 'Ghent' OR depots.name IS NULL)
            income outside of the North region     | (depots.region <> 'North' OR depots.region IS NULL)
            """)
    void several_values_are_a_list_and_values_can_be_left_out(String question, String condition) {
        assertThat(sql(question)).contains(condition);
    }

    @ParameterizedTest
    @ValueSource(strings = {"income in North versus BENELUX", "income split between North and BENELUX"})
    void values_that_are_held_against_each_other_are_shown_apart(String question) {
        assertThat(sql(question))
                .startsWith("SELECT depots.region AS region, ")
                .contains("IN ('North', 'BENELUX')", "GROUP BY 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "income in 2024 compared with 2023",
                "income 2023 versus 2024",
                "income by year for 2023 and 2024"
            })
    void periods_that_are_held_against_each_other_are_shown_apart(String question) {
        assertThat(sql(question)).contains("AS \"year\"", "'2023-01-01'", ") OR (", "GROUP BY 1");
    }

    @Test
    void a_share_is_told_of_each_group_of_some_values_or_of_the_first_ones() {
        assertThat(sql("share of income by region"))
                .contains("100.0 * freight_income / nullif(sum(freight_income) OVER (), 0)", "AS share_percent");
        assertThat(sql("share of income from Ghent")).contains("part.freight_income", "CROSS JOIN", "whole");
        assertThat(sql("What percentage of 2024 income came from the ten largest senders?"))
                .contains(
                        "CASE WHEN place <= 10 THEN freight_income", "row_number() OVER (ORDER BY freight_income DESC");
    }

    @Test
    void a_share_of_some_divides_by_the_whole_that_the_question_describes() {
        String sql = sql("what percentage of North income came from Ghent");
        assertThat(sql.substring(sql.indexOf("CROSS JOIN")))
                .contains("depots.region = 'North'")
                .doesNotContain("Ghent");
        assertThat(sql.substring(0, sql.indexOf("CROSS JOIN")))
                .contains("depots.name = 'Ghent'", "depots.region = 'North'");
    }

    @Test
    void a_derived_figure_is_not_the_verified_one() {
        assertThat(read("share of income by region").verified()).isFalse();
        assertThat(read("income by region").verified()).isTrue();
    }

    @Test
    void a_share_of_an_average_is_no_share() {
        assertThat(Parcels.ask("share of average weight by depot")).isInstanceOf(Move.Decline.class);
    }

    @Test
    void a_running_total_goes_along_the_steps_of_time() {
        assertThat(sql("cumulative income by month in 2024"))
                .startsWith("SELECT \"month\", sum(freight_income) OVER (ORDER BY \"month\") AS running_total");
        assertThat(Parcels.ask("cumulative income by region")).isInstanceOf(Move.Decline.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "By how many percent did income change against the month before in 2024?",
                "month over month growth of income in 2024, in percent"
            })
    void a_change_is_computed_from_one_step_earlier_on(String question) {
        assertThat(sql(question))
                .contains(
                        "AS change_percent", "lag(freight_income)", "'2023-12-01'", "WHERE figure_before IS NOT NULL");
    }

    @Test
    void a_threshold_keeps_the_groups_that_reach_it() {
        assertThat(sql("Which senders have more than 5 shipments in 2024?"))
                .contains("AS sender", "WHERE shipped_parcels > 5", "ORDER BY shipped_parcels DESC");
        assertThat(sql("regions with income above 100k")).contains("WHERE freight_income > 100000");
        assertThat(sql("senders with exactly 3 shipments"))
                .startsWith("SELECT sender\n")
                .contains("shipped_parcels = 3");
    }

    @Test
    void the_best_of_each_is_ranked_within_each() {
        assertThat(sql("Which sender had the most shipments in each region in 2024?"))
                .contains("PARTITION BY region ORDER BY shipped_parcels DESC", "WHERE place <= 1");
    }

    @Test
    void who_did_it_at_all_is_a_list_of_names() {
        assertThat(sql("Which senders shipped a parcel in 2024?")).startsWith("SELECT sender\n");
        assertThat(sql("Which senders shipped parcels in 2024?")).contains("shipped_parcels");
    }

    @Test
    void a_word_that_only_says_that_something_was_done_is_told_and_passed_over() {
        Move.RunSql move = (Move.RunSql) Parcels.ask("How many parcels went through in 2024?");
        assertThat(move.reading().assumptions()).anyMatch(sentence -> sentence.contains("went"));
    }

    private static Reading read(String question) {
        return ((Move.RunSql) Parcels.ask(question)).reading();
    }

    private static String sql(String question) {
        Move move = Parcels.ask(question);
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        return ((Move.RunSql) move).sql();
    }
}
