package dash.builtin.sql;

import static dash.builtin.sql.Words.average;
import static dash.builtin.sql.Words.column;
import static dash.builtin.sql.Words.is;
import static dash.builtin.sql.Words.metric;
import static dash.builtin.sql.Words.number;
import static dash.builtin.sql.Words.sum;
import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.periods.Grain;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Figure;
import dash.builtin.query.Term.Function;
import dash.builtin.query.Term.Operator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What figures come out as. */
abstract class FiguresContract extends SeriesContract {

    @Test
    void rows_are_counted_once_whatever_is_joined() {
        assertThat(rows(Query.about(orders).show(Figure.count(orders)))).containsExactly("5");
        Query perCustomer = Query.about(customers)
                .show(column(customers, "name"), Figure.count(orders))
                .by(new Term.Whole(customers))
                .most(Figure.count(orders))
                .least(column(customers, "name"));
        assertThat(rows(perCustomer)).containsExactly("Alma|3", "Bo|1", "Cy|1");
        assertThat(text(perCustomer)).contains("count(*) AS number_of_orders");
        assertThat(rows(Query.about(categories)
                        .show(column(categories, "name"), Figure.count(orders))
                        .by(column(categories, "name"))
                        .least(column(categories, "name"))))
                .containsExactly("Furniture|4", "Light|2", "Office|3");
        assertThat(rows(Query.about(categories)
                        .show(column(categories, "name"), Figure.count(items))
                        .by(column(categories, "name"))
                        .least(column(categories, "name"))))
                .containsExactly("Furniture|4", "Light|2", "Office|4");
    }

    @Test
    void figures_over_different_rows_do_not_multiply_each_other() {
        Query query = Query.about(customers)
                .show(column(customers, "name"), Figure.count(orders), sum(payments, "amount"))
                .by(new Term.Whole(customers))
                .least(column(customers, "name"));
        assertThat(rows(query)).containsExactly("Alma|3|100", "Bo|1|200", "Cy|1|100");
        assertThat(rows(Query.about(customers)
                        .show(Figure.count(customers), sum(payments, "amount"), Figure.count(orders))))
                .containsExactly("4|400|5");
        Term each = new Term.Calculated(Operator.DIVIDED, Figure.count(orders), Figure.count(customers));
        assertThat(rows(Query.about(customers).show(each))).containsExactly("1.25");
        assertThat(rows(Query.about(orders).show(each))).containsExactly("1.6667");
        assertThat(rows(Query.about(customers)
                        .show(column(customers, "city"), Figure.count(customers), Figure.count(orders))
                        .by(column(customers, "city"))
                        .least(column(customers, "city"))))
                .containsExactly("Bergen|1|1", "Oslo|2|4", "-|1|0");
    }

    @Test
    void a_figure_over_rows_that_many_refer_to_counts_each_once() {
        assertThat(rows(Query.about(items).show(average(products, "price")))).containsExactly("42.875");
        assertThat(rows(Query.about(items).show(average(products, "price")).where(is(orders, "status", "paid"))))
                .containsExactly("60");
        assertThat(rows(Query.about(items).show(Figure.count(products)))).containsExactly("4");
    }

    @Test
    void what_the_groups_ask_for_may_meet_a_row_more_than_once() {
        assertThat(rows(Query.about(products)
                        .show(column(categories, "name"), average(products, "price"))
                        .by(new Term.Whole(categories))
                        .least(column(categories, "name"))))
                .containsExactly("Furniture|150", "Light|20", "Office|50.75");
    }

    @Test
    void figures_may_count_some_of_the_rows_only() {
        Figure open =
                new Figure(Function.COUNT, Optional.empty(), orders, false, List.of(is(orders, "status", "open")));
        Figure oslo =
                new Figure(Function.COUNT, Optional.empty(), orders, false, List.of(is(customers, "city", "Oslo")));
        assertThat(rows(Query.about(orders).show(Figure.count(orders), open, oslo)))
                .containsExactly("5|2|4");
        Figure cheap = new Figure(
                Function.SUM,
                Optional.of(column(items, "quantity")),
                items,
                false,
                List.of(new Condition.Compared(column(products, "price"), Comparison.LESS, number(50))));
        assertThat(rows(Query.about(items).show(sum(items, "quantity"), cheap))).containsExactly("13|8");
    }

    @Test
    void calculations_go_over_what_belongs_together() {
        Term value = new Term.Calculated(Operator.TIMES, column(items, "quantity"), column(products, "price"));
        Figure total = new Figure(Function.SUM, Optional.of(value), items, false, List.of());
        assertThat(rows(Query.about(customers)
                        .show(column(customers, "name"), total)
                        .by(new Term.Whole(customers))
                        .most(total)
                        .first(2)))
                .containsExactly("Alma|210", "Bo|207.5");
        assertThat(rows(Query.about(orders)
                        .show(new Term.Calculated(
                                Operator.DIVIDED,
                                new Figure(
                                        Function.COUNT,
                                        Optional.empty(),
                                        orders,
                                        false,
                                        List.of(is(orders, "status", "paid"))),
                                Figure.count(orders)))))
                .containsExactly("0.6");
    }

    @Test
    void groups_are_held_to_conditions() {
        assertThat(sorted(Query.about(customers)
                        .show(column(customers, "name"))
                        .by(new Term.Whole(customers))
                        .having(new Condition.Compared(Figure.count(orders), Comparison.MORE, number(1)))))
                .containsExactly("Alma");
    }

    @Test
    void order_may_go_by_what_is_not_shown() {
        assertThat(rows(names(customers)
                        .by(new Term.Whole(customers))
                        .most(sum(payments, "amount"))
                        .first(1)))
                .containsExactly("Bo");
        assertThat(rows(Query.about(orders)
                        .show(column(customers, "name"))
                        .distinct()
                        .most(column(orders, "ordered_at"))))
                .containsExactly("Alma", "Bo", "Cy");
        assertThat(rows(Query.about(orders)
                        .show(column(orders, "status"))
                        .distinct()
                        .least(column(orders, "status"))))
                .containsExactly("open", "paid");
    }

    @Test
    void the_best_of_each_group() {
        assertThat(rows(Query.about(products)
                        .show(column(categories, "name"), column(products, "name"), column(products, "price"))
                        .bestOfEach(column(categories, "name"), column(products, "price"), 1)))
                .containsExactly("Furniture|Sofa|300", "Light|Lamp|20", "Office|Desk|100");
        assertThat(rows(Query.about(customers)
                        .show(column(customers, "city"), column(customers, "name"), Figure.count(orders))
                        .by(new Term.Whole(customers))
                        .bestOfEach(column(customers, "city"), Figure.count(orders), 1)))
                .containsExactly("Bergen|Bo|1", "Oslo|Alma|3");
    }

    @Test
    void shares_running_sums_and_values_before() {
        Term month = new Term.StepOf(Grain.MONTH, column(orders, "ordered_at"));
        Figure count = Figure.count(orders);
        assertThat(rows(Query.about(orders)
                        .show(month, count, new Term.Running(count), new Term.Before(count))
                        .by(month)
                        .least(month)))
                .containsExactly("2023-12-01|1|1|-", "2024-01-01|1|2|1", "2024-02-01|2|4|1", "2024-03-01|1|5|2");
        assertThat(rows(Query.about(orders)
                        .show(column(orders, "status"), new Term.ShareOf(count, true))
                        .by(column(orders, "status"))
                        .least(column(orders, "status"))))
                .containsExactly("open|40", "paid|60");
    }

    @Test
    void a_canonical_metric_is_computed_by_its_own_definition() {
        Term paid = new Term.Canonical(metric("Paid orders", "count(*)", "status = 'paid'"), orders);
        assertThat(rows(Query.about(orders).show(paid))).containsExactly("3");
        assertThat(rows(Query.about(orders)
                        .show(column(customers, "city"), paid)
                        .by(column(customers, "city"))
                        .most(paid)))
                .containsExactly("Oslo|3");
        assertThat(rows(Query.about(orders).show(paid, Figure.count(orders)))).containsExactly("3|5");
        assertThat(((Rendered.Sql) sql.render(Query.about(orders).show(paid).asked())).units())
                .isEqualTo(Map.of("paid_orders", "orders"));
    }

    @Test
    void the_middle_and_the_spread_where_there_are_such() {
        Query query = Query.about(products)
                .show(new Figure(Function.MEDIAN, Optional.of(column(products, "price")), products, false, List.of()));
        if (engine.dialect().median("x").isPresent()) {
            assertThat(rows(query)).containsExactly("50");
        } else {
            assertThat(sql.render(query.asked())).isInstanceOf(Rendered.Impossible.class);
        }
    }

    @Test
    void whole_rows_may_stand_beside_figures() {
        assertThat(rows(Query.about(customers)
                        .show(new Term.Whole(customers), Figure.count(orders))
                        .by(new Term.Whole(customers))
                        .most(Figure.count(orders))
                        .first(1)))
                .containsExactly("1|Alma|Oslo|3");
    }
}
