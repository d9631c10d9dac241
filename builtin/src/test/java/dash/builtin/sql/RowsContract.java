package dash.builtin.sql;

import static dash.builtin.sql.Words.average;
import static dash.builtin.sql.Words.column;
import static dash.builtin.sql.Words.counted;
import static dash.builtin.sql.Words.is;
import static dash.builtin.sql.Words.missing;
import static dash.builtin.sql.Words.number;
import static dash.builtin.sql.Words.related;
import static dash.builtin.sql.Words.sum;
import static dash.builtin.sql.Words.word;
import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Condition.Quantity;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Figure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which rows a query finds. */
abstract class RowsContract extends AskedBench {

    @Test
    void a_listing_shows_columns_of_one_table() {
        Query query = Query.about(customers).show(column(customers, "name")).least(column(customers, "name"));
        assertThat(rows(query)).containsExactly("Alma", "Bo", "Cy", "Di");
        assertThat(text(query)).startsWith("SELECT name\nFROM customers\nORDER BY ");
    }

    @Test
    void whole_rows_are_shown_with_all_their_columns() {
        assertThat(sorted(
                        Query.about(customers).show(new Term.Whole(customers)).where(is(customers, "city", "Bergen"))))
                .containsExactly("2|Bo|Bergen");
        assertThat(sorted(Query.about(orders)
                        .show(new Term.Whole(customers), column(orders, "status"))
                        .where(is(orders, "status", "open"))))
                .containsExactly("1|Alma|Oslo|open", "2|Bo|Bergen|open");
    }

    @Test
    void a_row_without_partner_stays_in_a_listing() {
        assertThat(sorted(Query.about(orders).show(column(orders, "order_id"), column(employees, "name"))))
                .containsExactly("1|Ben", "2|Cleo", "3|Ben", "4|-", "5|Ben");
    }

    @Test
    void a_condition_on_the_one_partner_is_joined() {
        Query query = Query.about(orders).show(column(orders, "order_id")).where(is(customers, "city", "Oslo"));
        assertThat(sorted(query)).containsExactly("1", "2", "4", "5");
        assertThat(text(query)).contains("JOIN customers").doesNotContain("EXISTS");
    }

    @Test
    void a_condition_on_one_of_many_repeats_no_row() {
        Query query = Query.about(customers).show(column(customers, "name")).where(is(orders, "status", "paid"));
        assertThat(sorted(query)).containsExactly("Alma", "Cy");
        assertThat(text(query)).contains("EXISTS");
        assertThat(sorted(Query.about(customers).show(Figure.count(customers)).where(is(orders, "status", "paid"))))
                .containsExactly("2");
    }

    @Test
    void conditions_on_the_same_rows_hold_for_the_same_row() {
        assertThat(sorted(Query.about(customers)
                        .show(column(customers, "name"))
                        .where(is(orders, "status", "open"), is(products, "name", "Lamp"))))
                .isEmpty();
        assertThat(sorted(Query.about(customers)
                        .show(column(customers, "name"))
                        .where(is(orders, "status", "paid"), is(products, "name", "Lamp"))))
                .containsExactly("Alma");
    }

    @Test
    void two_different_rows_may_satisfy_two_conditions() {
        Query both = Query.about(products)
                .show(column(products, "name"))
                .where(is(categories, "name", "Furniture"), is(categories.again(1), "name", "Office"));
        assertThat(sorted(both)).containsExactly("Desk");
    }

    @Test
    void alternatives_and_negations_ask_for_rows_one_by_one() {
        Condition light = is(categories, "name", "Light");
        Condition cheap = new Condition.Compared(column(products, "price"), Comparison.LESS, number(10));
        assertThat(sorted(Query.about(products)
                        .show(column(products, "name"))
                        .where(new Condition.Either(List.of(light, cheap)))))
                .containsExactly("Lamp", "Pen");
        assertThat(sorted(Query.about(products).show(column(products, "name")).where(new Condition.Not(light))))
                .containsExactly("Desk", "Old_Chair", "Pen", "Sofa");
        assertThat(sorted(Query.about(orders)
                        .show(column(orders, "order_id"))
                        .where(new Condition.Either(
                                List.of(is(employees, "name", "Cleo"), missing(employees, "name"))))))
                .containsExactly("2", "4");
        assertThat(sorted(Query.about(products)
                        .show(column(products, "name"))
                        .where(new Condition.Not(
                                new Condition.Among(column(products, "name"), List.of(word("Pen"), word("Desk")))))))
                .containsExactly("Lamp", "Old_Chair", "Sofa");
    }

    @Test
    void related_rows_are_there_or_not_or_as_many_as_asked_for() {
        assertThat(sorted(names(customers).where(related(customers, orders, new Quantity.Some()))))
                .containsExactly("Alma", "Bo", "Cy");
        assertThat(sorted(names(customers).where(related(customers, orders, new Quantity.None()))))
                .containsExactly("Di");
        assertThat(sorted(names(products)
                        .where(related(
                                products, categories, new Quantity.None(), is(categories, "name", "Furniture")))))
                .containsExactly("Lamp", "Pen");
        assertThat(sorted(names(customers).where(related(customers, orders, counted(orders, Comparison.AT_LEAST, 2)))))
                .containsExactly("Alma");
        assertThat(sorted(names(customers).where(related(customers, orders, counted(orders, Comparison.EQUAL, 0)))))
                .containsExactly("Di");
        assertThat(sorted(
                        names(products).where(related(products, categories, counted(categories, Comparison.EQUAL, 2)))))
                .containsExactly("Desk");
        assertThat(sorted(names(customers)
                        .where(related(
                                customers,
                                payments,
                                new Quantity.Measured(sum(payments, "amount"), Comparison.MORE, number(100))))))
                .containsExactly("Bo");
        assertThat(sorted(names(customers)
                        .where(related(
                                customers,
                                orders,
                                counted(orders, Comparison.EQUAL, 1),
                                is(products, "name", "Lamp"),
                                is(orders, "status", "paid")))))
                .isEmpty();
    }

    @Test
    void related_rows_of_the_same_table_are_those_that_refer_to_it() {
        Occurrence others = new Occurrence(employees.table(), 1, "reports_to");
        assertThat(sorted(names(employees).where(related(employees, others, counted(others, Comparison.MORE, 1)))))
                .containsExactly("Ada");
        assertThat(sorted(names(employees).where(related(employees, others, new Quantity.None()))))
                .containsExactly("Cleo", "Dan");
    }

    @Test
    void a_table_may_refer_to_itself() {
        Occurrence boss = new Occurrence(employees.table(), 1, "reports_to");
        assertThat(sorted(Query.about(employees).show(column(employees, "name"), column(boss, "name"))))
                .containsExactly("Ada|-", "Ben|Ada", "Cleo|Ada", "Dan|Ben");
        assertThat(sorted(names(employees).where(is(boss, "name", "Ada")))).containsExactly("Ben", "Cleo");
        assertThat(rows(Query.about(employees)
                        .show(column(boss, "name"), Figure.count(employees))
                        .by(new Term.Whole(boss))
                        .most(Figure.count(employees))
                        .first(1)))
                .containsExactly("Ada|2");
    }

    @Test
    void two_keys_to_one_table_are_told_apart() {
        Occurrence from = new Occurrence(store.of("airports").table(), 0, "from_airport");
        Occurrence to = new Occurrence(store.of("airports").table(), 0, "to_airport");
        assertThat(sorted(Query.about(flights)
                        .show(column(flights, "flight_id"), column(from, "name"), column(to, "name"))
                        .where(is(from, "city", "Oslo"))))
                .containsExactly("1|OSL|BGO", "2|OSL|TRD");
        assertThat(rows(Query.about(from)
                        .show(column(from, "city"), Figure.count(flights))
                        .by(new Term.Whole(from))
                        .most(Figure.count(flights))
                        .first(1)))
                .containsExactly("Oslo|2");
        Occurrence arriving = new Occurrence(flights.table(), 0, "to_airport");
        assertThat(rows(Query.about(store.of("airports"))
                        .show(column(store.of("airports"), "name"), sum(arriving, "seats"))
                        .by(new Term.Whole(store.of("airports")))
                        .most(sum(arriving, "seats"))
                        .first(1)))
                .containsExactly("OSL|180");
    }

    @Test
    void a_key_that_nobody_declared_is_found_by_its_name() {
        Query query = Query.about(products)
                .show(column(products, "name"), average(reviews, "stars"))
                .by(new Term.Whole(products))
                .least(column(products, "name"));
        assertThat(rows(query)).containsExactly("Desk|3", "Lamp|4.5");
    }

    @Test
    void rows_of_what_another_query_picks() {
        Query most = Query.about(customers)
                .show(column(customers, "name"))
                .by(new Term.Whole(customers))
                .most(Figure.count(orders))
                .first(1);
        assertThat(sorted(Query.about(orders)
                        .show(column(orders, "order_id"))
                        .where(new Condition.Picked(orders, most.asked()))))
                .containsExactly("1", "2", "5");
        assertThat(sorted(names(customers).where(new Condition.Picked(customers, most.asked()))))
                .containsExactly("Alma");
        Query dearest = names(products).most(column(products, "price")).first(2);
        assertThat(sorted(names(categories).where(new Condition.Picked(categories, dearest.asked()))))
                .containsExactly("Furniture", "Office");
        Query city = Query.about(customers)
                .show(column(customers, "city"))
                .by(column(customers, "city"))
                .most(Figure.count(customers))
                .first(1);
        assertThat(sorted(names(customers).where(new Condition.Picked(customers, city.asked()))))
                .containsExactly("Alma", "Cy");
        Query line = Query.about(items)
                .show(column(items, "quantity"))
                .most(column(items, "quantity"))
                .first(1);
        assertThat(sorted(Query.about(items)
                        .show(column(items, "order_id"), column(items, "line_number"))
                        .where(new Condition.Picked(items, line.asked()))))
                .containsExactly("3|1");
    }

    @Test
    void a_value_of_another_query_is_compared_with() {
        Query average = Query.about(products).show(average(products, "price"));
        assertThat(sorted(names(products)
                        .where(new Condition.Compared(
                                column(products, "price"), Comparison.MORE, new Term.Single(average.asked())))))
                .containsExactly("Desk", "Sofa")
                .hasSize(2);
    }

    @Test
    void what_belongs_to_what_belongs_is_asked_inside() {
        assertThat(sorted(names(customers)
                        .where(related(
                                customers,
                                orders,
                                new Quantity.None(),
                                related(orders, products, new Quantity.Some(), is(products, "name", "Desk"))))))
                .containsExactly("Di");
        assertThat(sorted(names(categories).where(related(categories, orders, counted(orders, Comparison.MORE, 3)))))
                .containsExactly("Furniture");
        assertThat(sorted(ids().where(related(orders, items, counted(items, Comparison.EQUAL, 2)))))
                .containsExactly("1", "3");
    }

    @Test
    void alternatives_about_the_same_rows_hold_together_with_other_conditions() {
        Condition either =
                new Condition.Either(List.of(is(products, "name", "Pen"), is(products, "name", "Old_Chair")));
        assertThat(sorted(names(customers).where(either, is(orders, "status", "open"))))
                .containsExactly("Alma", "Bo");
        assertThat(sorted(names(customers).where(either, is(orders, "status", "paid"))))
                .isEmpty();
    }
}
