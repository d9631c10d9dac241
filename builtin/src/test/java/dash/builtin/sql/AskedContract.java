package dash.builtin.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Condition.Match;
import dash.builtin.query.Condition.Quantity;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Constant;
import dash.builtin.query.Term.Constant.Kind;
import dash.builtin.query.Term.Figure;
import dash.builtin.query.Term.Function;
import dash.builtin.query.Term.Operator;
import dash.builtin.query.Term.Part;
import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.statement.Name;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a logical query means, tried on a real engine and past its guard. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AskedContract {

    private final Engine engine = engine();
    final Store store = new Store(engine.dialect(), engine.usualSchemas("").getFirst());
    private final EngineParser parser = engine.parser();
    private final Guard guard = new Guard(parser, engine.allowList());
    private final AskedSql sql = new AskedSql(store.context(Knowledge.EMPTY));

    private final Occurrence customers = store.of("customers");
    private final Occurrence orders = store.of("orders");
    private final Occurrence items = store.of("order_items");
    private final Occurrence products = store.of("products");
    private final Occurrence categories = store.of("categories");
    private final Occurrence employees = store.of("employees");
    private final Occurrence payments = store.of("payments");
    private final Occurrence reviews = store.of("reviews");
    private final Occurrence flights = store.of("flights");

    abstract Engine engine();

    /** To a database with the store in it. */
    abstract Connection connect() throws SQLException;

    @BeforeAll
    void prepare() throws SQLException {
        ready();
    }

    /** Makes the store, or skips what cannot be tried here. */
    abstract void ready() throws SQLException;

    @AfterAll
    void close() {
        parser.close();
    }

    @Test
    void a_listing_shows_columns_of_one_table() {
        Query query = Query.about(customers).show(of(customers, "name")).least(of(customers, "name"));
        assertThat(rows(query)).containsExactly("Alma", "Bo", "Cy", "Di");
        assertThat(text(query)).startsWith("SELECT name\nFROM customers\nORDER BY ");
    }

    @Test
    void whole_rows_are_shown_with_all_their_columns() {
        assertThat(sorted(
                        Query.about(customers).show(new Term.Whole(customers)).where(is(customers, "city", "Bergen"))))
                .containsExactly("2|Bo|Bergen");
        assertThat(sorted(Query.about(orders)
                        .show(new Term.Whole(customers), of(orders, "status"))
                        .where(is(orders, "status", "open"))))
                .containsExactly("1|Alma|Oslo|open", "2|Bo|Bergen|open");
    }

    @Test
    void a_row_without_partner_stays_in_a_listing() {
        assertThat(sorted(Query.about(orders).show(of(orders, "order_id"), of(employees, "name"))))
                .containsExactly("1|Ben", "2|Cleo", "3|Ben", "4|-", "5|Ben");
    }

    @Test
    void a_condition_on_the_one_partner_is_joined() {
        Query query = Query.about(orders).show(of(orders, "order_id")).where(is(customers, "city", "Oslo"));
        assertThat(sorted(query)).containsExactly("1", "2", "4", "5");
        assertThat(text(query)).contains("JOIN customers").doesNotContain("EXISTS");
    }

    @Test
    void a_condition_on_one_of_many_repeats_no_row() {
        Query query = Query.about(customers).show(of(customers, "name")).where(is(orders, "status", "paid"));
        assertThat(sorted(query)).containsExactly("Alma", "Cy");
        assertThat(text(query)).contains("EXISTS");
        assertThat(sorted(Query.about(customers).show(Figure.count(customers)).where(is(orders, "status", "paid"))))
                .containsExactly("2");
    }

    @Test
    void conditions_on_the_same_rows_hold_for_the_same_row() {
        assertThat(sorted(Query.about(customers)
                        .show(of(customers, "name"))
                        .where(is(orders, "status", "open"), is(products, "name", "Lamp"))))
                .isEmpty();
        assertThat(sorted(Query.about(customers)
                        .show(of(customers, "name"))
                        .where(is(orders, "status", "paid"), is(products, "name", "Lamp"))))
                .containsExactly("Alma");
    }

    @Test
    void two_different_rows_may_satisfy_two_conditions() {
        Query both = Query.about(products)
                .show(of(products, "name"))
                .where(is(categories, "name", "Furniture"), is(categories.again(1), "name", "Office"));
        assertThat(sorted(both)).containsExactly("Desk");
    }

    @Test
    void alternatives_and_negations_ask_for_rows_one_by_one() {
        Condition light = is(categories, "name", "Light");
        Condition cheap = new Condition.Compared(of(products, "price"), Comparison.LESS, number(10));
        assertThat(sorted(Query.about(products)
                        .show(of(products, "name"))
                        .where(new Condition.Either(List.of(light, cheap)))))
                .containsExactly("Lamp", "Pen");
        assertThat(sorted(Query.about(products).show(of(products, "name")).where(new Condition.Not(light))))
                .containsExactly("Desk", "Old_Chair", "Pen", "Sofa");
        assertThat(sorted(Query.about(orders)
                        .show(of(orders, "order_id"))
                        .where(new Condition.Either(
                                List.of(is(employees, "name", "Cleo"), missing(employees, "name"))))))
                .containsExactly("2", "4");
        assertThat(sorted(Query.about(products)
                        .show(of(products, "name"))
                        .where(new Condition.Not(
                                new Condition.Among(of(products, "name"), List.of(word("Pen"), word("Desk")))))))
                .containsExactly("Lamp", "Old_Chair", "Sofa");
    }

    @Test
    void rows_are_counted_once_whatever_is_joined() {
        assertThat(rows(Query.about(orders).show(Figure.count(orders)))).containsExactly("5");
        Query perCustomer = Query.about(customers)
                .show(of(customers, "name"), Figure.count(orders))
                .by(new Term.Whole(customers))
                .most(Figure.count(orders))
                .least(of(customers, "name"));
        assertThat(rows(perCustomer)).containsExactly("Alma|3", "Bo|1", "Cy|1");
        assertThat(text(perCustomer)).contains("count(*) AS number_of_orders");
        assertThat(rows(Query.about(categories)
                        .show(of(categories, "name"), Figure.count(orders))
                        .by(of(categories, "name"))
                        .least(of(categories, "name"))))
                .containsExactly("Furniture|4", "Light|2", "Office|3");
        assertThat(rows(Query.about(categories)
                        .show(of(categories, "name"), Figure.count(items))
                        .by(of(categories, "name"))
                        .least(of(categories, "name"))))
                .containsExactly("Furniture|4", "Light|2", "Office|4");
    }

    @Test
    void figures_over_different_rows_do_not_multiply_each_other() {
        Query query = Query.about(customers)
                .show(of(customers, "name"), Figure.count(orders), sum(payments, "amount"))
                .by(new Term.Whole(customers))
                .least(of(customers, "name"));
        assertThat(rows(query)).containsExactly("Alma|3|100", "Bo|1|200", "Cy|1|100");
        assertThat(rows(Query.about(customers)
                        .show(Figure.count(customers), sum(payments, "amount"), Figure.count(orders))))
                .containsExactly("4|400|5");
        Term each = new Term.Calculated(Operator.DIVIDED, Figure.count(orders), Figure.count(customers));
        assertThat(rows(Query.about(customers).show(each))).containsExactly("1.25");
        assertThat(rows(Query.about(orders).show(each))).containsExactly("1.6667");
        assertThat(rows(Query.about(customers)
                        .show(of(customers, "city"), Figure.count(customers), Figure.count(orders))
                        .by(of(customers, "city"))
                        .least(of(customers, "city"))))
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
                        .show(of(categories, "name"), average(products, "price"))
                        .by(new Term.Whole(categories))
                        .least(of(categories, "name"))))
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
                Optional.of(of(items, "quantity")),
                items,
                false,
                List.of(new Condition.Compared(of(products, "price"), Comparison.LESS, number(50))));
        assertThat(rows(Query.about(items).show(sum(items, "quantity"), cheap))).containsExactly("13|8");
    }

    @Test
    void calculations_go_over_what_belongs_together() {
        Term value = new Term.Calculated(Operator.TIMES, of(items, "quantity"), of(products, "price"));
        Figure total = new Figure(Function.SUM, Optional.of(value), items, false, List.of());
        assertThat(rows(Query.about(customers)
                        .show(of(customers, "name"), total)
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
                        .show(of(customers, "name"))
                        .by(new Term.Whole(customers))
                        .having(new Condition.Compared(Figure.count(orders), Comparison.MORE, number(1)))))
                .containsExactly("Alma");
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
        assertThat(sorted(Query.about(employees).show(of(employees, "name"), of(boss, "name"))))
                .containsExactly("Ada|-", "Ben|Ada", "Cleo|Ada", "Dan|Ben");
        assertThat(sorted(names(employees).where(is(boss, "name", "Ada")))).containsExactly("Ben", "Cleo");
        assertThat(rows(Query.about(employees)
                        .show(of(boss, "name"), Figure.count(employees))
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
                        .show(of(flights, "flight_id"), of(from, "name"), of(to, "name"))
                        .where(is(from, "city", "Oslo"))))
                .containsExactly("1|OSL|BGO", "2|OSL|TRD");
        assertThat(rows(Query.about(from)
                        .show(of(from, "city"), Figure.count(flights))
                        .by(new Term.Whole(from))
                        .most(Figure.count(flights))
                        .first(1)))
                .containsExactly("Oslo|2");
        Occurrence arriving = new Occurrence(flights.table(), 0, "to_airport");
        assertThat(rows(Query.about(store.of("airports"))
                        .show(of(store.of("airports"), "name"), sum(arriving, "seats"))
                        .by(new Term.Whole(store.of("airports")))
                        .most(sum(arriving, "seats"))
                        .first(1)))
                .containsExactly("OSL|180");
    }

    @Test
    void a_key_that_nobody_declared_is_found_by_its_name() {
        Query query = Query.about(products)
                .show(of(products, "name"), average(reviews, "stars"))
                .by(new Term.Whole(products))
                .least(of(products, "name"));
        assertThat(rows(query)).containsExactly("Desk|3", "Lamp|4.5");
    }

    @Test
    void rows_of_what_another_query_picks() {
        Query most = Query.about(customers)
                .show(of(customers, "name"))
                .by(new Term.Whole(customers))
                .most(Figure.count(orders))
                .first(1);
        assertThat(sorted(Query.about(orders)
                        .show(of(orders, "order_id"))
                        .where(new Condition.Picked(orders, most.asked()))))
                .containsExactly("1", "2", "5");
        assertThat(sorted(names(customers).where(new Condition.Picked(customers, most.asked()))))
                .containsExactly("Alma");
        Query dearest = names(products).most(of(products, "price")).first(2);
        assertThat(sorted(names(categories).where(new Condition.Picked(categories, dearest.asked()))))
                .containsExactly("Furniture", "Office");
        Query city = Query.about(customers)
                .show(of(customers, "city"))
                .by(of(customers, "city"))
                .most(Figure.count(customers))
                .first(1);
        assertThat(sorted(names(customers).where(new Condition.Picked(customers, city.asked()))))
                .containsExactly("Alma", "Cy");
        Query line = Query.about(items)
                .show(of(items, "quantity"))
                .most(of(items, "quantity"))
                .first(1);
        assertThat(sorted(Query.about(items)
                        .show(of(items, "order_id"), of(items, "line_number"))
                        .where(new Condition.Picked(items, line.asked()))))
                .containsExactly("3|1");
    }

    @Test
    void a_value_of_another_query_is_compared_with() {
        Query average = Query.about(products).show(average(products, "price"));
        assertThat(sorted(names(products)
                        .where(new Condition.Compared(
                                of(products, "price"), Comparison.MORE, new Term.Single(average.asked())))))
                .containsExactly("Desk", "Sofa")
                .hasSize(2);
    }

    @Test
    void order_may_go_by_what_is_not_shown() {
        assertThat(rows(names(customers)
                        .by(new Term.Whole(customers))
                        .most(sum(payments, "amount"))
                        .first(2)))
                .containsExactly("Bo", "Alma");
        assertThat(rows(Query.about(orders)
                        .show(of(customers, "name"))
                        .distinct()
                        .most(of(orders, "ordered_at"))))
                .containsExactly("Alma", "Bo", "Cy");
        assertThat(rows(Query.about(orders)
                        .show(of(orders, "status"))
                        .distinct()
                        .least(of(orders, "status"))))
                .containsExactly("open", "paid");
    }

    @Test
    void missing_values_come_last() {
        assertThat(rows(Query.about(customers)
                        .show(of(customers, "city"), of(customers, "name"))
                        .least(of(customers, "city"))
                        .least(of(customers, "name"))))
                .containsExactly("Bergen|Bo", "Oslo|Alma", "Oslo|Cy", "-|Di");
    }

    @Test
    void the_best_of_each_group() {
        assertThat(rows(Query.about(products)
                        .show(of(categories, "name"), of(products, "name"), of(products, "price"))
                        .bestOfEach(of(categories, "name"), of(products, "price"), 1)))
                .containsExactly("Furniture|Sofa|300", "Light|Lamp|20", "Office|Desk|100");
        assertThat(rows(Query.about(customers)
                        .show(of(customers, "city"), of(customers, "name"), Figure.count(orders))
                        .by(new Term.Whole(customers))
                        .bestOfEach(of(customers, "city"), Figure.count(orders), 1)))
                .containsExactly("Bergen|Bo|1", "Oslo|Alma|3");
    }

    @Test
    void shares_running_sums_and_values_before() {
        Term month = new Term.StepOf(Grain.MONTH, of(orders, "ordered_at"));
        Figure count = Figure.count(orders);
        assertThat(rows(Query.about(orders)
                        .show(month, count, new Term.Running(count), new Term.Before(count))
                        .by(month)
                        .least(month)))
                .containsExactly("2023-12-01|1|1|-", "2024-01-01|1|2|1", "2024-02-01|2|4|1", "2024-03-01|1|5|2");
        assertThat(rows(Query.about(orders)
                        .show(of(orders, "status"), new Term.ShareOf(count, true))
                        .by(of(orders, "status"))
                        .least(of(orders, "status"))))
                .containsExactly("open|40", "paid|60");
    }

    @Test
    void periods_days_and_parts_of_dates() {
        Term at = of(orders, "ordered_at");
        assertThat(sorted(ids().where(new Condition.Within(at, period("2024-02-01", "2024-03-01"), false))))
                .containsExactly("2", "3");
        assertThat(sorted(ids().where(new Condition.Compared(at, Comparison.EQUAL, day("2024-02-10")))))
                .containsExactly("2");
        assertThat(sorted(ids().where(new Condition.Compared(at, Comparison.MORE, day("2024-02-10")))))
                .containsExactly("3", "5");
        assertThat(sorted(ids().where(new Condition.Between(at, day("2024-02-10"), day("2024-02-15")))))
                .containsExactly("2", "3");
        assertThat(sorted(ids().where(
                                new Condition.Compared(new Term.PartOf(Part.MONTH, at), Comparison.EQUAL, number(2)))))
                .containsExactly("2", "3");
        assertThat(sorted(Query.about(orders)
                        .show(
                                of(orders, "order_id"),
                                new Term.PartOf(Part.DAY, at),
                                new Term.PartOf(Part.WEEKDAY, at),
                                new Term.PartOf(Part.HOUR, at),
                                new Term.PartOf(Part.QUARTER, at),
                                new Term.PartOf(Part.YEAR, at))))
                .containsExactly(
                        "1|5|5|10|1|2024", "2|10|6|23|1|2024", "3|15|4|9|1|2024", "4|31|7|12|4|2023", "5|1|5|8|1|2024");
        assertThat(rows(Query.about(orders)
                        .show(new Figure(
                                Function.GREATEST,
                                Optional.of(new Term.DaysBetween(of(employees, "hired"), at)),
                                orders,
                                false,
                                List.of()))))
                .containsExactly("2122");
    }

    @Test
    void years_as_numbers() {
        Term year = of(products, "introduced");
        assertThat(sorted(names(products).where(new Condition.Within(year, period("2021-01-01", "2022-01-01"), true))))
                .containsExactly("Desk", "Pen");
        Period since = new Period(Optional.of(LocalDate.parse("2021-01-01")), Optional.empty(), "", "", false);
        assertThat(sorted(names(products).where(new Condition.Within(year, since, true))))
                .containsExactly("Desk", "Pen", "Sofa");
        assertThat(sql.render(names(products)
                        .where(new Condition.Within(year, period("2021-03-01", "2022-01-01"), true))
                        .asked()))
                .isInstanceOf(Rendered.Impossible.class);
    }

    @Test
    void texts_are_matched_whatever_their_case_and_letter_by_letter() {
        assertThat(sorted(names(products).where(new Condition.Matches(of(products, "name"), Match.CONTAINS, "D_C"))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(products).where(new Condition.Matches(of(products, "name"), Match.STARTS, "o"))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(products).where(new Condition.Matches(of(products, "name"), Match.ENDS, "K"))))
                .containsExactly("Desk");
        assertThat(sorted(names(products).where(new Condition.Matches(of(products, "introduced"), Match.ENDS, "0"))))
                .containsExactly("Lamp");
    }

    @Test
    void truth_values_and_numbers_as_the_column_wants_them() {
        assertThat(sorted(names(products).where(new Condition.Holds(of(products, "discontinued"), true))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(products).where(new Condition.Holds(of(products, "discontinued"), false))))
                .hasSize(4);
        assertThat(sorted(names(products)
                        .where(new Condition.Compared(
                                of(products, "discontinued"), Comparison.EQUAL, new Constant(Kind.TRUTH, "true")))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(customers)
                        .where(new Condition.Compared(of(customers, "name"), Comparison.EQUAL, number(7)))))
                .isEmpty();
        assertThat(sorted(names(customers)
                        .where(new Condition.Compared(
                                of(customers, "name"), Comparison.UNEQUAL, word("it's 100% \\ \"odd\"")))))
                .hasSize(4);
    }

    @Test
    void a_canonical_metric_is_computed_by_its_own_definition() {
        Term paid = new Term.Canonical(metric("Paid orders", "count(*)", "status = 'paid'"), orders);
        assertThat(rows(Query.about(orders).show(paid))).containsExactly("3");
        assertThat(rows(Query.about(orders)
                        .show(of(customers, "city"), paid)
                        .by(of(customers, "city"))
                        .most(paid)))
                .containsExactly("Oslo|3");
        assertThat(rows(Query.about(orders).show(paid, Figure.count(orders)))).containsExactly("3|5");
        assertThat(((Rendered.Sql) sql.render(Query.about(orders).show(paid).asked())).units())
                .isEqualTo(Map.of("paid_orders", "orders"));
    }

    @Test
    void the_middle_and_the_spread_where_there_are_such() {
        Query query = Query.about(products)
                .show(new Figure(Function.MEDIAN, Optional.of(of(products, "price")), products, false, List.of()));
        if (engine.dialect().median("x").isPresent()) {
            assertThat(rows(query)).containsExactly("50");
        } else {
            assertThat(sql.render(query.asked())).isInstanceOf(Rendered.Impossible.class);
        }
    }

    @Test
    void what_cannot_be_said_is_impossible_and_told_why() {
        assertThat(why(Query.about(customers).show(of(flights, "seats"))))
                .contains("no join leads from customers to flights");
        assertThat(why(names(products).where(is(products, "price", "cheap")))).contains("price holds numbers");
        assertThat(why(ids().where(is(orders, "ordered_at", "soon")))).contains("soon is no day");
        assertThat(why(names(products)
                        .where(new Condition.Within(of(products, "name"), period("2024-01-01", "2025-01-01"), false))))
                .contains("no column of days");
        assertThat(why(Query.about(products).show(new Term.Running(Figure.count(products)))))
                .contains("no groups");
        assertThat(why(Query.about(products).show(of(products, "colour")))).contains("has no column colour");
    }

    @Test
    void whole_rows_leave_out_what_nobody_may_read() {
        TableKnowledge secret = new TableKnowledge(
                "customers", "", List.of(), List.of(), List.of(), Map.of(), List.of(), "", "", "", List.of("city"));
        Knowledge knowledge = new Knowledge(
                List.of(secret), List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());
        Rendered rendered = new AskedSql(store.context(knowledge))
                .render(Query.about(customers).show(new Term.Whole(customers)).asked());
        assertThat(rendered).isEqualTo(new Rendered.Sql("SELECT customer_id, name\nFROM customers", Map.of()));
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

    private String why(Query query) {
        Rendered rendered = sql.render(query.asked());
        assertThat(rendered).isInstanceOf(Rendered.Impossible.class);
        return ((Rendered.Impossible) rendered).why();
    }

    private Query names(Occurrence occurrence) {
        return Query.about(occurrence).show(of(occurrence, "name"));
    }

    private Query ids() {
        return Query.about(orders).show(of(orders, "order_id"));
    }

    static Term.Attribute of(Occurrence occurrence, String column) {
        return new Term.Attribute(occurrence, column);
    }

    static Condition is(Occurrence occurrence, String column, String value) {
        return new Condition.Compared(of(occurrence, column), Comparison.EQUAL, word(value));
    }

    static Condition missing(Occurrence occurrence, String column) {
        return new Condition.Missing(of(occurrence, column));
    }

    static Condition related(Occurrence anchor, Occurrence other, Quantity quantity, Condition... conditions) {
        return new Condition.Related(anchor, other, List.of(conditions), quantity);
    }

    static Quantity counted(Occurrence rows, Comparison comparison, int limit) {
        return new Quantity.Measured(Figure.count(rows), comparison, number(limit));
    }

    static Figure sum(Occurrence occurrence, String column) {
        return Figure.of(Function.SUM, of(occurrence, column));
    }

    static Figure average(Occurrence occurrence, String column) {
        return Figure.of(Function.AVERAGE, of(occurrence, column));
    }

    static Constant number(int value) {
        return new Constant(Kind.NUMBER, String.valueOf(value));
    }

    static Constant word(String value) {
        return new Constant(Kind.TEXT, value);
    }

    static Constant day(String value) {
        return new Constant(Kind.DAY, value);
    }

    static Period period(String start, String end) {
        return new Period(Optional.of(LocalDate.parse(start)), Optional.of(LocalDate.parse(end)), "", "", false);
    }

    static Metric metric(String name, String expression, String filter) {
        return new Metric(
                name,
                "",
                Optional.empty(),
                Optional.of(expression),
                Optional.of("orders"),
                List.of(filter),
                Optional.empty(),
                "",
                List.of(),
                "orders",
                "",
                List.of(),
                List.of(),
                List.of(),
                "");
    }

    String text(Query query) {
        Rendered rendered = sql.render(query.asked());
        assertThat(rendered).isInstanceOf(Rendered.Sql.class);
        return ((Rendered.Sql) rendered).sql();
    }

    private List<String> sorted(Query query) {
        return rows(query).stream().sorted().toList();
    }

    List<String> rows(Query query) {
        String text = text(query);
        Verdict verdict = guard.judge(
                text,
                engine.usualScope(store.tableNames().stream().map(Name::of).toList()));
        assertThat(verdict.findings()).as(text).isEmpty();
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(text)) {
            return cells(found);
        } catch (SQLException failure) {
            throw new AssertionError(failure.getMessage() + "\n" + text, failure);
        }
    }

    private static List<String> cells(ResultSet found) throws SQLException {
        List<String> rows = new ArrayList<>();
        while (found.next()) {
            List<String> row = new ArrayList<>();
            for (int column = 1; column <= found.getMetaData().getColumnCount(); column++) {
                row.add(plain(found.getString(column)));
            }
            rows.add(String.join("|", row));
        }
        return rows;
    }

    private static String plain(@Nullable String value) {
        if (value == null) {
            return "-";
        }
        return value.matches("-?\\d+(\\.\\d+)?(E-?\\d+)?")
                ? new BigDecimal(value)
                        .setScale(4, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()
                : value;
    }
}
