package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What held at an earlier day, where people wrote down how it is found out. */
final class EarlierStandTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many contracts were signed or renewed at the end of 2024, for senders that were open then?",
                "Going by their history, how many contracts of open senders were signed or renewed when 2024 ended?",
                "At midnight after 31 December 2024, how many contracts of then open senders stood at signed or renewed?"
            })
    void what_does_not_count_implies_its_contrary(String question) {
        assertThat(sql(question)).isEqualTo("SELECT ended(DATE '2025-01-01')");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Of the contracts running when March 2025 began, what percentage was terminated by the month's end?",
                "Of the contracts that ran when March 2025 began, what percentage was terminated during that month, closed senders left out?",
                "In March 2025, what percentage of the contracts running on the 1st was terminated?",
            })
    void a_period_may_be_spoken_of_again(String question) {
        assertThat(sql(question)).isEqualTo("SELECT lost(DATE '2025-03-01', DATE '2025-04-01')");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many contracts of closed senders were signed or renewed at the end of 2024?",
                "How many contracts of open depots were signed or renewed at the end of 2024?",
                "How many contracts were signed or renewed at the start of 2024?",
                "What percentage of the contracts running when March 2025 began was terminated by the year's end?"
            })
    void other_rows_or_another_day_are_not_passed_over(String question) {
        assertThat(ask(question)).as(question).isInstanceOf(Move.Decline.class);
    }

    @Test
    void a_figure_that_runs_through_a_year_is_one_of_that_year() {
        assertThat(((Move.RunSql) Parcels.ask("Running total of monthly income through fiscal year 2024")).sql())
                .contains("sent_at >= TIMESTAMP '2024-02-01'", "sent_at < TIMESTAMP '2025-02-01'");
        assertThat(((Move.RunSql) Parcels.ask("Income through 2024")).sql()).doesNotContain(">=");
    }

    private static String sql(String question) {
        return ((Move.RunSql) ask(question)).sql();
    }

    private static Move ask(String question) {
        Context parcels = Parcels.context();
        Knowledge known = parcels.knowledge();
        List<Metric> metrics = new ArrayList<>(known.metrics());
        metrics.add(template(
                "Contracts at period end",
                "Contracts that were signed or renewed when a period ended, from their history.",
                "SELECT ended({{period_end}})",
                "contracts",
                "Senders closed by then do not count."));
        metrics.add(template(
                "Loss rate",
                "Of the contracts that ran when a period began, the percentage that was terminated during it.",
                "SELECT lost({{period_start}}, {{period_end}})",
                "percent",
                "Senders closed before the period began do not count."));
        Knowledge more = new Knowledge(
                known.tables(),
                metrics,
                known.rules(),
                known.gotchas(),
                known.glossary(),
                known.calendar(),
                known.patterns(),
                List.of());
        return Parcels.ask(question, new Context(more, parcels.schema(), parcels.today(), List.of(), List.of()));
    }

    private static Metric template(String name, String definition, String sql, String unit, String caveat) {
        return new Metric(
                name,
                definition,
                Optional.of(sql),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                "day",
                List.of(),
                unit,
                "",
                List.of(caveat),
                List.of(),
                List.of(),
                "");
    }
}
