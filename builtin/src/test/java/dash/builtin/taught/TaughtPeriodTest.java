package dash.builtin.taught;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Calendar;
import dash.learnings.Rule;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A statement that was taught for a period that has moved since is moved with it, or not run. */
class TaughtPeriodTest {

    private static final LocalDate TAUGHT = LocalDate.of(2026, 11, 19);
    private static final LocalDate LATER = LocalDate.of(2027, 1, 5);

    private static TaughtPeriod.Now now(String question, String sql, LocalDate today) {
        return TaughtPeriod.of(new Rule.AnswerWith(question, sql, TAUGHT, List.of()), Calendar.DEFAULT, today);
    }

    @Test
    void on_the_day_it_was_taught_it_is_as_it_was_taught() {
        String sql = "SELECT 1 FROM x WHERE d >= '2026-10-01' AND d < '2026-11-01'";
        assertThat(now("How many in the last month?", sql, TAUGHT)).isEqualTo(new TaughtPeriod.Now.AsTaught(sql));
    }

    @Test
    void the_days_of_last_month_move_with_last_month() {
        TaughtPeriod.Now now = now(
                "How many in the last month?",
                "SELECT 1 FROM x WHERE d >= DATE '2026-10-01' AND d < '2026-11-01 00:00'",
                LATER);
        assertThat(now)
                .isInstanceOfSatisfying(
                        TaughtPeriod.Now.Moved.class,
                        moved -> assertThat(moved.sql())
                                .isEqualTo("SELECT 1 FROM x WHERE d >= DATE '2026-12-01' AND d < '2027-01-01 00:00'"));
    }

    @Test
    void a_year_moves_with_its_number() {
        TaughtPeriod.Now now = now("How many this year?", "SELECT 1 FROM x WHERE extract(year FROM d) = 2026", LATER);
        assertThat(now)
                .isInstanceOfSatisfying(
                        TaughtPeriod.Now.Moved.class,
                        moved -> assertThat(moved.sql()).endsWith("= 2027"));
    }

    @Test
    void a_day_that_bounds_no_period_makes_it_stale() {
        assertThat(now("How many in the last month?", "SELECT 1 FROM x WHERE d >= '2026-10-03'", LATER))
                .isInstanceOf(TaughtPeriod.Now.Stale.class);
    }

    @Test
    void a_named_period_stands_still() {
        String sql = "SELECT 1 FROM x WHERE d >= '2026-10-01' AND d < '2026-11-01'";
        assertThat(now("How many in October 2026?", sql, LATER)).isEqualTo(new TaughtPeriod.Now.AsTaught(sql));
    }

    @Test
    void a_statement_that_asks_for_the_day_itself_needs_no_moving() {
        String sql = "SELECT 1 FROM x WHERE d >= date_trunc('month', now())";
        assertThat(now("How many this month?", sql, LATER)).isEqualTo(new TaughtPeriod.Now.AsTaught(sql));
    }
}
