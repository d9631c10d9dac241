package dash.builtin.sql;

import static dash.builtin.sql.Words.column;
import static dash.builtin.sql.Words.day;
import static dash.builtin.sql.Words.is;
import static dash.builtin.sql.Words.number;
import static dash.builtin.sql.Words.period;
import static dash.builtin.sql.Words.word;
import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Condition.Match;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Constant;
import dash.builtin.query.Term.Constant.Kind;
import dash.builtin.query.Term.Figure;
import dash.builtin.query.Term.Function;
import dash.builtin.query.Term.Part;
import dash.context.Context;
import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a logical query means, tried on a real engine and past its guard. */
abstract class AskedContract extends FiguresContract {

    private static final int QUERIES = Integer.getInteger("queries", 150);

    @Test
    void missing_values_come_last() {
        assertThat(rows(Query.about(customers)
                        .show(column(customers, "city"), column(customers, "name"))
                        .least(column(customers, "city"))
                        .least(column(customers, "name"))))
                .containsExactly("Bergen|Bo", "Oslo|Alma", "Oslo|Cy", "-|Di");
    }

    @Test
    void periods_days_and_parts_of_dates() {
        Term at = column(orders, "ordered_at");
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
                                column(orders, "order_id"),
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
                                Optional.of(new Term.DaysBetween(column(employees, "hired"), at)),
                                orders,
                                false,
                                List.of()))))
                .containsExactly("2122");
    }

    @Test
    void so_many_days_or_months_after_another_day() {
        Term at = column(orders, "ordered_at");
        Term hired = column(employees, "hired");
        assertThat(sorted(ids().where(new Condition.Compared(
                        at, Comparison.AT_MOST, new Term.Later(hired, Grain.DAY, 1685)))))
                .containsExactly("2");
        assertThat(sorted(ids().where(new Condition.Compared(
                        at, Comparison.AT_MOST, new Term.Later(hired, Grain.MONTH, 68)))))
                .containsExactly("1", "2");
        assertThat(sorted(
                        ids().where(new Condition.Compared(at, Comparison.AT_LEAST, new Term.Later(at, Grain.DAY, 0)))))
                .containsExactly("1", "2", "3", "4", "5");
    }

    /** Order 5 is 20 days and 8.5 hours after order 2, and 56 after the first of the same customer. */
    @Test
    void an_earlier_one_of_the_same_kind() {
        Occurrence earlier = orders.again(1);
        Term at = column(orders, "ordered_at");
        Condition soon = new Condition.Compared(
                at, Comparison.AT_MOST, new Term.Later(column(earlier, "ordered_at"), Grain.DAY, 21));
        Condition later = new Condition.Compared(at, Comparison.MORE, column(earlier, "ordered_at"));
        Condition another =
                new Condition.Related(customers, earlier, List.of(later, soon), new Condition.Quantity.Some());
        assertThat(sorted(names(customers)
                        .where(new Condition.Related(
                                customers, orders, List.of(another), new Condition.Quantity.Some()))))
                .containsExactly("Alma");
        Condition sooner = new Condition.Compared(
                at, Comparison.AT_MOST, new Term.Later(column(earlier, "ordered_at"), Grain.DAY, 19));
        Condition none =
                new Condition.Related(customers, earlier, List.of(later, sooner), new Condition.Quantity.Some());
        assertThat(sorted(names(customers)
                        .where(new Condition.Related(customers, orders, List.of(none), new Condition.Quantity.Some()))))
                .isEmpty();
    }

    @Test
    void an_average_of_days_is_told_by_the_hour() {
        Term at = column(orders, "ordered_at");
        Term days = new Term.DaysBetween(at, at);
        Query query =
                Query.about(orders).show(new Figure(Function.AVERAGE, Optional.of(days), orders, false, List.of()));
        assertThat(rows(query)).singleElement().asString().startsWith("0");
        assertThat(sql.render(query.asked()).toString()).containsAnyOf("86400", "julianday(ordered_at)");
    }

    @Test
    void years_as_numbers() {
        Term year = column(products, "introduced");
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
        assertThat(sorted(
                        names(products).where(new Condition.Matches(column(products, "name"), Match.CONTAINS, "D_C"))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(products).where(new Condition.Matches(column(products, "name"), Match.STARTS, "o"))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(products).where(new Condition.Matches(column(products, "name"), Match.ENDS, "K"))))
                .containsExactly("Desk");
        assertThat(sorted(
                        names(products).where(new Condition.Matches(column(products, "introduced"), Match.ENDS, "0"))))
                .containsExactly("Lamp");
    }

    @Test
    void truth_values_and_numbers_as_the_column_wants_them() {
        assertThat(sorted(names(products).where(new Condition.Holds(column(products, "discontinued"), true))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(products).where(new Condition.Holds(column(products, "discontinued"), false))))
                .hasSize(4);
        assertThat(sorted(names(products)
                        .where(new Condition.Compared(
                                column(products, "discontinued"), Comparison.EQUAL, new Constant(Kind.TRUTH, "true")))))
                .containsExactly("Old_Chair");
        assertThat(sorted(names(customers)
                        .where(new Condition.Compared(column(customers, "name"), Comparison.EQUAL, number(7)))))
                .isEmpty();
        assertThat(sorted(names(customers)
                        .where(new Condition.Compared(
                                column(customers, "name"), Comparison.UNEQUAL, word("it's 100% \\ \"odd\"")))))
                .hasSize(4);
    }

    @Test
    void what_cannot_be_said_is_impossible_and_told_why() {
        assertThat(why(Query.about(customers).show(column(flights, "seats"))))
                .contains("no join leads from customers to flights");
        assertThat(why(names(products).where(is(products, "price", "cheap")))).contains("price holds numbers");
        assertThat(why(ids().where(is(orders, "ordered_at", "soon")))).contains("soon is no day");
        assertThat(why(names(products)
                        .where(new Condition.Within(
                                column(products, "name"), period("2024-01-01", "2025-01-01"), false))))
                .contains("no column of days");
        assertThat(why(Query.about(products).show(new Term.Running(Figure.count(products)))))
                .contains("no groups");
        assertThat(why(Query.about(products).show(column(products, "colour")))).contains("has no column colour");
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
    void whatever_is_written_runs() {
        Context context = store.context(Knowledge.EMPTY);
        RandomQueries queries = new RandomQueries(context.schema(), JoinPaths.of(context), 7);
        int written = 0;
        for (int number = 0; number < QUERIES; number++) {
            Asked query = queries.next();
            if (sql.render(query) instanceof Rendered.Sql(String text, var units)) {
                rows(text);
                written++;
            }
        }
        assertThat(written).isGreaterThan(QUERIES / 2);
    }
}
