package dash.builtin.sql;

import static dash.builtin.sql.Words.column;
import static dash.builtin.sql.Words.period;
import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.periods.Grain;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Figure;
import dash.builtin.query.Term.Operator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What goes along time, and what stands behind the first. */
abstract class SeriesContract extends RowsContract {

    private final Term date = column(orders, "ordered_at");
    private final Term month = new Term.StepOf(Grain.MONTH, date);
    private final Figure count = Figure.count(orders);
    private final Term before = new Term.Before(count);
    private final Term change = new Term.Calculated(Operator.MINUS, count, before);

    @Test
    void a_running_figure_begins_anew_for_each_group_that_is_no_step_of_time() {
        Term status = column(orders, "status");
        assertThat(rows(Query.about(orders)
                        .show(month, status, new Term.Running(count, List.of(status)))
                        .by(month, status)
                        .least(month)
                        .least(status)))
                .containsExactly(
                        "2023-12-01|paid|1",
                        "2024-01-01|paid|2",
                        "2024-02-01|open|1",
                        "2024-02-01|paid|3",
                        "2024-03-01|open|2");
    }

    @Test
    void a_running_figure_begins_anew_for_each_row_of_another_table() {
        assertThat(rows(Query.about(orders)
                        .show(
                                column(customers, "name"),
                                month,
                                new Term.Running(count, List.of(new Term.Whole(customers))))
                        .by(new Term.Whole(customers), month)
                        .least(column(customers, "name"))
                        .least(month)))
                .containsExactly(
                        "Alma|2024-01-01|1",
                        "Alma|2024-02-01|2",
                        "Alma|2024-03-01|3",
                        "Bo|2024-02-01|1",
                        "Cy|2023-12-01|1");
    }

    @Test
    void the_first_step_of_a_period_is_compared_with_the_one_before_it() {
        Condition inYear = new Condition.Within(date, period("2024-01-01", "2025-01-01"), false);
        assertThat(rows(series(month, count, before).where(inYear)))
                .containsExactly("2024-01-01|1|1", "2024-02-01|2|1", "2024-03-01|1|2");
        assertThat(rows(series(month, change).where(inYear)))
                .containsExactly("2024-01-01|0", "2024-02-01|1", "2024-03-01|-1");
        assertThat(rows(series(new Term.StepOf(Grain.YEAR, date), change).where(inYear)))
                .containsExactly("2024|3");
    }

    @Test
    void a_step_without_one_before_it_has_no_change() {
        assertThat(rows(series(month, change))).containsExactly("2024-01-01|0", "2024-02-01|1", "2024-03-01|-1");
        assertThat(rows(series(month, count, change)))
                .containsExactly("2023-12-01|1|-", "2024-01-01|1|0", "2024-02-01|2|1", "2024-03-01|1|-1");
    }

    private Query series(Term step, Term... told) {
        return Query.about(orders).show(step).show(told).by(step).least(step);
    }

    @Test
    void an_average_of_steps_is_over_those_in_which_there_was_something() {
        Figure months = new Figure(Term.Function.COUNT, Optional.of(month), orders, true, List.of());
        assertThat(rows(Query.about(orders).show(new Term.Calculated(Operator.DIVIDED, count, months))))
                .containsExactly("1.25");
    }

    @Test
    void rows_behind_the_first_are_found_among_all_and_in_each_group() {
        assertThat(rows(Query.about(products)
                        .show(column(products, "name"))
                        .most(column(products, "price"))
                        .first(1)
                        .behind(2)))
                .containsExactly("Old_Chair");
        Query each = Query.about(payments)
                .show(column(customers, "name"), column(payments, "amount"))
                .bestOfEach(new Term.Whole(customers), column(payments, "amount"), 1)
                .behind(1);
        assertThat(rows(each)).containsExactly("Alma|40");
        assertThat(rows(each.distinct())).containsExactly("Alma|40");
    }

    @Test
    void the_second_highest_value_is_another_than_the_highest() {
        Term seats = column(flights, "seats");
        assertThat(rows(Query.about(flights).show(seats).most(seats).first(1).behind(2)))
                .containsExactly("100");
        assertThat(rows(Query.about(flights)
                        .show(seats)
                        .distinct()
                        .most(seats)
                        .first(1)
                        .behind(2)))
                .containsExactly("80");
    }
}
