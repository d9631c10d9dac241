package dash.facts;

import static org.assertj.core.api.Assertions.assertThat;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FactFinderTest {

    private static final Set<String> EVERY = Set.of("mrr", "revenue", "churn", "wins", "orders", "bills", "owed");

    private final FactFinder finder = new FactFinder();

    @Test
    void one_number_is_a_value_with_its_unit() {
        Rows rows = rows(List.of("mrr"), List.of(Cell.number(125_000)));
        assertThat(find(rows, Map.of("mrr", "USD"), true, EVERY))
                .contains(new Fact.Value("mrr", figure(125_000, "USD")));
    }

    @Test
    void a_ranking_knows_its_leader_its_lead_and_its_share() {
        Rows rows = rows(
                List.of("country", "revenue"),
                List.of(Cell.text("Peru"), Cell.number(60)),
                List.of(Cell.text("Chile"), Cell.number(30)),
                List.of(Cell.text("Kenya"), Cell.number(10)));
        assertThat(find(rows, Map.of("revenue", "USD"), true, EVERY))
                .contains(
                        new Fact.Leader("Peru", "revenue", figure(60, "USD"), List.of()),
                        new Fact.Lead("Chile", figure(30, "USD"), figure(30, "USD")))
                .anySatisfy(fact -> assertThat(fact)
                        .isInstanceOfSatisfying(
                                Fact.ShareOfTotal.class,
                                share -> assertThat(share.share().inWords()).isEqualTo("60 %")));
    }

    @Test
    void a_ranking_that_was_cut_says_nothing_about_the_whole() {
        Rows rows = rows(
                List.of("country", "revenue"),
                List.of(Cell.text("Peru"), Cell.number(60)),
                List.of(Cell.text("Chile"), Cell.number(30)));
        assertThat(find(rows, Map.of("revenue", "USD"), false, EVERY)).noneMatch(Fact.ShareOfTotal.class::isInstance);
    }

    @Test
    void rates_are_never_added_up() {
        Rows rows = rows(
                List.of("plan", "churn"),
                List.of(Cell.text("basic"), Cell.number(6)),
                List.of(Cell.text("pro"), Cell.number(3)));
        assertThat(find(rows, Map.of("churn", "percent"), true, EVERY)).noneMatch(Fact.ShareOfTotal.class::isInstance);
    }

    @Test
    void ties_are_counted_and_have_no_lead() {
        Rows rows = rows(
                List.of("name", "wins"),
                List.of(Cell.text("Ann"), Cell.number(3)),
                List.of(Cell.text("Bob"), Cell.number(3)),
                List.of(Cell.text("Cid"), Cell.number(1)));
        List<Fact> facts = find(rows, Map.of(), true, EVERY);
        assertThat(facts).contains(new Fact.Leader("Ann", "wins", figure(3, ""), List.of("Bob")));
        assertThat(facts).noneMatch(Fact.Lead.class::isInstance);
    }

    @Test
    void a_series_is_told_in_the_order_of_time_whatever_the_order_of_rows() {
        Rows rows = rows(
                List.of("month", "orders"),
                List.of(new Cell.Day(LocalDate.of(2025, 3, 1)), Cell.number(150)),
                List.of(new Cell.Day(LocalDate.of(2025, 2, 1)), Cell.number(80)),
                List.of(new Cell.Day(LocalDate.of(2025, 1, 1)), Cell.number(100)));
        assertThat(find(rows, Map.of(), true, EVERY))
                .contains(
                        new Fact.Change(
                                "Jan 2025",
                                "Mar 2025",
                                figure(100, ""),
                                figure(150, ""),
                                figure(50, ""),
                                Optional.of(new Figure(new BigDecimal("0.5"), new Unit.Ratio()))),
                        new Fact.Highest("Mar 2025", figure(150, "")),
                        new Fact.Lowest("Feb 2025", figure(80, "")));
    }

    @Test
    void averages_are_never_added_up() {
        Rows rows = rows(
                List.of("channel", "value"),
                List.of(Cell.text("web"), Cell.number(60)),
                List.of(Cell.text("phone"), Cell.number(30)));
        assertThat(find(rows, Map.of("value", "USD"), true, Set.of())).noneMatch(Fact.ShareOfTotal.class::isInstance);
    }

    @Test
    void rows_that_two_columns_tell_apart_are_named_by_both() {
        Rows rows = rows(
                List.of("region", "channel", "revenue"),
                List.of(Cell.text("Andes"), Cell.text("web"), Cell.number(60)),
                List.of(Cell.text("Andes"), Cell.text("phone"), Cell.number(30)),
                List.of(Cell.text("Alps"), Cell.text("web"), Cell.number(20)));
        assertThat(find(rows, Map.of(), true, EVERY))
                .contains(new Fact.Leader("Andes / web", "revenue", figure(60, ""), List.of()));
    }

    @Test
    void of_two_sorted_columns_the_one_that_tells_rows_apart_is_ranked() {
        Rows rows = rows(
                List.of("customer", "bills", "owed"),
                List.of(Cell.text("Ann"), Cell.number(1), Cell.number(300)),
                List.of(Cell.text("Bob"), Cell.number(1), Cell.number(200)),
                List.of(Cell.text("Cid"), Cell.number(1), Cell.number(100)));
        assertThat(find(rows, Map.of(), true, EVERY))
                .contains(new Fact.Leader("Ann", "owed", figure(300, ""), List.of()));
    }

    @Test
    void keys_are_not_measures() {
        Rows rows = rows(
                List.of("customer_id", "name"),
                List.of(Cell.number(7), Cell.text("Ann")),
                List.of(Cell.number(5), Cell.text("Bob")));
        assertThat(Shape.of(rows)).isEqualTo(new Shape.Listing());
    }

    @Test
    void a_row_of_nothing_is_nothing() {
        assertThat(Shape.of(rows(List.of("sum"), List.of(Cell.missing())))).isEqualTo(new Shape.Nothing());
    }

    @Test
    void two_groups_are_compared() {
        Rows rows = rows(
                List.of("plan", "customers"),
                List.of(Cell.text("pro"), Cell.number(30)),
                List.of(Cell.text("basic"), Cell.number(10)));
        assertThat(find(rows, Map.of("customers", "customers"), true, Set.of("customers")))
                .anySatisfy(fact -> assertThat(fact).isInstanceOfSatisfying(Fact.Comparison.class, two -> {
                    assertThat(two.higher()).isEqualTo("pro");
                    assertThat(two.times().orElseThrow().inWords()).isEqualTo("3");
                }));
    }

    @Test
    void a_period_that_is_not_over_is_left_out_of_every_comparison() {
        Rows rows = rows(
                List.of("month", "orders"),
                List.of(new Cell.Day(LocalDate.of(2026, 4, 1)), Cell.number(100)),
                List.of(new Cell.Day(LocalDate.of(2026, 5, 1)), Cell.number(150)),
                List.of(new Cell.Day(LocalDate.of(2026, 6, 1)), Cell.number(20)));
        assertThat(find(rows, Map.of(), true, EVERY))
                .contains(new Fact.Unfinished("Jun 2026", figure(20, ""), true))
                .contains(new Fact.Lowest("Apr 2026", figure(100, "")))
                .anySatisfy(fact -> assertThat(fact)
                        .isInstanceOfSatisfying(
                                Fact.Change.class,
                                change -> assertThat(change.to()).isEqualTo("May 2026")));
    }

    @Test
    void one_peak_stands_out_in_a_short_series_and_no_point_of_one_that_always_jumps() {
        assertThat(find(monthly(59, 53, 125, 61, 62), Map.of(), true, EVERY))
                .filteredOn(Fact.Unusual.class::isInstance)
                .singleElement()
                .satisfies(fact -> assertThat(((Fact.Unusual) fact).period()).isEqualTo("Mar 2025"));
        assertThat(find(monthly(50, 100, 50, 100, 50, 100), Map.of(), true, EVERY))
                .noneMatch(Fact.Unusual.class::isInstance);
        assertThat(find(monthly(50, 60, 72, 86, 103), Map.of(), true, EVERY)).noneMatch(Fact.Unusual.class::isInstance);
    }

    private static Rows monthly(int... orders) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int month = 0; month < orders.length; month++) {
            rows.add(List.of(new Cell.Day(LocalDate.of(2025, 1, 1).plusMonths(month)), Cell.number(orders[month])));
        }
        return new Rows(List.of(new ResultColumn("month", "any"), new ResultColumn("orders", "any")), rows, false);
    }

    @Test
    void a_month_without_a_row_is_told() {
        Rows rows = rows(
                List.of("month", "orders"),
                List.of(new Cell.Day(LocalDate.of(2025, 1, 1)), Cell.number(1)),
                List.of(new Cell.Day(LocalDate.of(2025, 2, 1)), Cell.number(2)),
                List.of(new Cell.Day(LocalDate.of(2025, 5, 1)), Cell.number(3)));
        assertThat(find(rows, Map.of(), true, EVERY)).contains(new Fact.Missing("Mar 2025", 2));
    }

    @Test
    void a_month_that_was_not_asked_for_is_not_missing() {
        Profile some = profile(monthly(5, 6, 7), Map.of(), true, EVERY);
        Rows gap = rows(
                List.of("month", "orders"),
                List.of(new Cell.Day(LocalDate.of(2024, 1, 1)), Cell.number(1)),
                List.of(new Cell.Day(LocalDate.of(2025, 1, 1)), Cell.number(2)));
        Profile chosen = new Profile(
                gap,
                Map.of(),
                new Shape.Series(0, 1),
                Optional.empty(),
                EVERY,
                Optional.empty(),
                Optional.of(Grain.MONTH),
                some.knownTo(),
                false);
        assertThat(finder.find(chosen)).noneMatch(Fact.Missing.class::isInstance);
    }

    @Test
    void the_newest_period_is_set_beside_the_same_one_a_year_before() {
        assertThat(find(monthly(100, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 150), Map.of(), true, EVERY))
                .anySatisfy(fact -> assertThat(fact).isInstanceOfSatisfying(Fact.Against.class, beside -> {
                    assertThat(beside.with()).isEqualTo(Fact.With.YEAR_BEFORE);
                    assertThat(beside.percent().orElseThrow().inWords()).isEqualTo("50 %");
                }));
    }

    @ParameterizedTest
    @CsvSource({
        "count, 19, 20, false",
        "count, 400, 420, false",
        "count, 400, 480, true",
        "count, 0, 1, false",
        "customers, 19, 20, false",
        "USD, 19, 20, true",
        "percent, 4.4, 4.5, true"
    })
    void counts_that_chance_alone_takes_apart_are_no_news(String unit, BigDecimal one, BigDecimal other, boolean news) {
        assertThat(new Figure(one, Unit.read(unit)).isNewsBeside(new Figure(other, Unit.read(unit))))
                .isEqualTo(news);
    }

    @Test
    void rows_that_a_statement_sorts_by_their_names_are_groups_and_no_ranking() {
        Rows rows = rows(
                List.of("plan", "customers"),
                List.of(Cell.text("basic"), Cell.number(30)),
                List.of(Cell.text("middle"), Cell.number(20)),
                List.of(Cell.text("pro"), Cell.number(10)));
        assertThat(ShapeReader.of(rows, sortedBy(0, false))).isEqualTo(new Shape.Groups(0, 1));
        assertThat(ShapeReader.of(rows, sortedBy(1, true))).isEqualTo(new Shape.Ranking(0, 1, true));
        assertThat(ShapeReader.of(rows, sortedBy(1, false))).isEqualTo(new Shape.Ranking(0, 1, false));
    }

    @Test
    void days_in_no_regular_steps_are_no_axis_unless_they_alone_are_the_key() {
        Rows rows = rows(
                List.of("hired_date", "cases"),
                List.of(new Cell.Day(LocalDate.of(2020, 1, 3)), Cell.number(3)),
                List.of(new Cell.Day(LocalDate.of(2021, 6, 17)), Cell.number(7)),
                List.of(new Cell.Day(LocalDate.of(2024, 2, 9)), Cell.number(2)));
        assertThat(Shape.of(rows)).isNotInstanceOf(Shape.Series.class);
        assertThat(ShapeReader.of(rows, sortedBy(0, false))).isEqualTo(new Shape.Series(0, 1));
    }

    @Test
    void a_figure_that_most_rows_share_is_counted() {
        List<List<Cell>> many = new ArrayList<>();
        many.add(List.of(Cell.text("a"), Cell.number(3)));
        for (int n = 0; n < 43; n++) {
            many.add(List.of(Cell.text("x" + n), Cell.number(1)));
        }
        Rows rows = new Rows(List.of(new ResultColumn("name", "any"), new ResultColumn("wins", "any")), many, false);
        assertThat(find(rows, Map.of(), true, EVERY)).contains(new Fact.Level(figure(1, ""), 43, 44));
    }

    @Test
    void what_was_cut_is_neither_summed_nor_trended() {
        Rows cut = new Rows(monthly(1, 2, 3, 40).columns(), monthly(1, 2, 3, 40).rows(), true);
        assertThat(find(cut, Map.of("orders", "count"), true, EVERY))
                .noneMatch(fact -> fact instanceof Fact.Change
                        || fact instanceof Fact.Total
                        || fact instanceof Fact.Trend
                        || fact instanceof Fact.Leader);
    }

    @Test
    void a_row_of_part_whole_and_share_says_which_is_which() {
        Rows rows = rows(
                List.of("churned", "customers", "churn_rate"),
                List.of(Cell.number(37), Cell.number(809), Cell.number("4.6")));
        Map<String, String> units = Map.of("churned", "count", "customers", "count", "churn_rate", "percent");
        assertThat(find(rows, units, true, EVERY))
                .contains(new Fact.Part(
                        "churned",
                        figure(37, "count"),
                        "customers",
                        figure(809, "count"),
                        "churn_rate",
                        new Figure(new BigDecimal("4.6"), new Unit.Percent())));
    }

    private static Layout sortedBy(int column, boolean descending) {
        return new Layout(
                Set.of(0),
                Set.of(),
                Set.of(),
                Set.of(),
                Optional.of(new RowOrder(Optional.of(column), descending)),
                true,
                false);
    }

    @Test
    void a_peak_with_a_rise_before_and_a_fall_behind_it_is_a_turning_point() {
        Rows rows = rows(
                List.of("year", "orders"),
                List.of(Cell.number(2019), Cell.number(1)),
                List.of(Cell.number(2020), Cell.number(5)),
                List.of(Cell.number(2021), Cell.number(9)),
                List.of(Cell.number(2022), Cell.number(4)),
                List.of(Cell.number(2023), Cell.number(2)));
        assertThat(find(rows, Map.of(), true, EVERY)).contains(new Fact.TurningPoint("2021", figure(9, ""), true));
    }

    @Test
    void the_difference_of_two_shares_is_in_percentage_points() {
        assertThat(figure(12, "percent").minus(figure(10, "percent")).inWords()).isEqualTo("2 percentage points");
        assertThat(new Figure(new BigDecimal("0.12"), new Unit.Ratio())
                        .minus(new Figure(new BigDecimal("0.11"), new Unit.Ratio()))
                        .inWords())
                .isEqualTo("1 percentage point");
    }

    @Test
    void few_that_hold_most_are_told() {
        List<List<Cell>> many = new ArrayList<>();
        many.add(List.of(Cell.text("a"), Cell.number(500)));
        many.add(List.of(Cell.text("b"), Cell.number(300)));
        for (int n = 0; n < 10; n++) {
            many.add(List.of(Cell.text("x" + n), Cell.number(20 - n)));
        }
        Rows rows =
                new Rows(List.of(new ResultColumn("name", "text"), new ResultColumn("revenue", "int8")), many, false);
        assertThat(find(rows, Map.of("revenue", "USD"), true, EVERY))
                .anySatisfy(fact -> assertThat(fact).isInstanceOfSatisfying(Fact.Concentration.class, found -> {
                    assertThat(found.top()).isEqualTo(2);
                    assertThat(found.all()).isEqualTo(12);
                }));
    }

    private List<Fact> find(Rows rows, Map<String, String> units, boolean complete, Set<String> additive) {
        return finder.find(profile(rows, units, complete, additive));
    }

    private static Profile profile(Rows rows, Map<String, String> units, boolean complete, Set<String> additive) {
        return new Profile(
                rows,
                units,
                Shape.of(rows),
                complete ? Optional.empty() : Optional.of(rows.count()),
                additive,
                Optional.empty(),
                Optional.empty(),
                LocalDate.of(2026, 6, 30));
    }

    private static Figure figure(long value, String unit) {
        return new Figure(BigDecimal.valueOf(value), Unit.read(unit));
    }

    @SafeVarargs
    private static Rows rows(List<String> columns, List<Cell>... rows) {
        return new Rows(
                columns.stream().map(name -> new ResultColumn(name, "any")).toList(), List.of(rows), false);
    }
}
