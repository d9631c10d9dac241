package dash.golden;

import static dash.golden.WrittenRows.rows;
import static org.assertj.core.api.Assertions.assertThat;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.golden.GoldenQuestion.Compare;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ResultComparisonTest {

    /**
     * Rows are divided by semicolons, cells by blanks; see {@link WrittenRows}. The fourth column is a mode, or
     * {@code ordered}, or {@code empty}, which are exact. {@code more} is right but for further columns.
     */
    @ParameterizedTest(name = "{0}: {1} against {2}, {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            the same                             | 1 a; 2 b             | 1 a; 2 b              | exact   | same
            other row order                      | 1 a; 2 b             | 2 b; 1 a              | exact   | same
            other row order, but order matters   | 1 a; 2 b             | 2 b; 1 a              | ordered | reordered
            ties may change places               | a 3; b 2; c 2        | a 3; c 2; b 2         | ordered | same
            more than ties changed places        | a 3; b 2; c 2        | c 2; a 3; b 2         | ordered | reordered
            a tie in a constant column is none   | a 2; b 2             | b 2; a 2              | ordered | reordered
            ties under a swapped column          | a 3; b 2; c 2        | 3 a; 2 c; 2 b         | ordered | same
            ordered, and a value differs         | a 3; b 2             | a 3; b 1              | ordered | different
            ordered downwards, told upwards      | a 3; b 2; c 1        | c 1; b 2; a 3         | ordered | reordered
            ordered with one row                 | a 3                  | a 3                   | ordered | same
            other column order                   | 1 a; 2 b             | a 1; b 2              | exact   | same
            columns that look alike              | 1 2; 2 1; 3 3        | 2 1; 1 2; 3 3         | exact   | same
            cells swapped in one row only        | 1 2; 3 4             | 2 1; 3 4              | exact   | different
            columns of one type, other values    | 1 10; 2 20           | 1 20; 2 10            | exact   | different
            three columns turned around          | 1 a x; 2 b y         | x 1 a; y 2 b          | exact   | same
            the same columns, other pairs        | a x; b y             | a y; b x              | exact   | different
            a row twice is not a row once        | 1; 1; 2              | 1; 2; 2               | exact   | different
            a row too many                       | 1                    | 1; 1                  | exact   | different
            a row too few                        | 1; 1                 | 1                     | exact   | different
            duplicates in equal number           | 1; 1; 2              | 2; 1; 1               | exact   | same
            a further column                     | a; b                 | a 1; b 2              | exact   | more
            a further column in front            | a; b                 | 1 a; 2 b              | exact   | more
            a further column, a wrong value      | a; b                 | a 1; c 2              | exact   | different
            the right column twice               | 1; 2                 | 1 1; 2 2              | exact   | more
            a column too few                     | a 1; b 2             | a; b                  | exact   | different
            both empty                           | ()                   | ()                    | exact   | different
            both empty, as it should be          | ()                   | ()                    | empty   | same
            empty, but rows came                 | ()                   | 1                     | empty   | different
            empty, and a NULL came               | ()                   | NULL                  | empty   | different
            rows, but nothing came               | 1                    | ()                    | exact   | different
            rows, nothing came, empty is right   | 1                    | ()                    | empty   | different
            3 and 3.0                            | 3                    | 3.0                   | exact   | same
            1000 and 1e3                         | 1000                 | 1E3                   | exact   | same
            floating noise                       | 0.3                  | 0.30000000000000004   | exact   | same
            floating noise in a large sum        | 123456789.12         | 123456789.12000002    | exact   | same
            a cent apart                         | 1000.01              | 1000.02               | exact   | different
            one apart among millions             | 1000000              | 1000001               | exact   | different
            one apart, within a tolerance        | 1000000              | 1000001               | approximate | same
            one apart among thousands            | 12000                | 12001                 | exact   | different
            a small number is not another        | 0.001                | 0.004                 | exact   | different
            a small number is not zero           | 0.001                | 0                     | exact   | different
            zero is zero, whatever its sign      | 0                    | -0.0                  | exact   | same
            a number is not its negative         | 5                    | -5                    | exact   | different
            zero is not NULL                     | 0                    | NULL                  | exact   | different
            zero is not an empty text            | 0                    | ''                    | exact   | different
            NULL is NULL                         | NULL a               | NULL a                | exact   | same
            NULL is not an empty text            | NULL                 | ''                    | exact   | different
            an empty text is not NULL            | ''                   | NULL                  | exact   | different
            NULL is not the word                 | NULL                 | t:NULL                | exact   | different
            a NULL in another row                | NULL a; 1 b          | 1 a; NULL b           | exact   | different
            rounded when it was written          | 1234.57              | 1234.5678             | exact   | same
            rounded away from the written one    | 1234.57              | 1234.5778             | exact   | different
            too short to tell                    | 0.5                  | 0.46                  | exact   | different
            our rounding is not theirs           | 1234.5678            | 1234.57               | exact   | different
            a percent is not a fraction          | 12.5                 | 0.125                 | exact   | different
            a percent is not a fraction, loosely | 12.5                 | 0.125                 | approximate | different
            cents are not dollars                | 412300               | 4123                  | approximate | different
            NaN is NaN                           | n:NaN                | n:NaN                 | exact   | same
            NaN is not zero                      | n:NaN                | 0                     | exact   | different
            a number kept as text                | t:42                 | 42                    | exact   | same
            a number told as text                | 42                   | t:42.0                | exact   | same
            a code with a leading zero           | t:01                 | 1                     | exact   | different
            a code told without its zero         | t:01                 | t:1                   | exact   | different
            versions are texts                   | t:1.10               | t:1.1                 | exact   | different
            one is not true                      | 1                    | b:true                | exact   | different
            zero is not false                    | b:false              | 0                     | exact   | different
            true and the text t                  | b:true               | t:t                   | exact   | same
            true and the text true               | b:true               | t:true                | exact   | same
            true and false                       | b:true               | b:false               | exact   | different
            a day and its midnight               | d:2024-02-29         | m:2024-02-29T00:00    | exact   | same
            a day and another hour               | d:2024-02-29         | m:2024-02-29T01:00    | exact   | different
            a day and the day after              | d:2024-02-29         | d:2024-03-01          | exact   | different
            a moment told in two zones           | o:2024-01-01T00:00Z  | o:2024-01-01T01:00+01:00 | exact | same
            one clock in two zones               | o:2024-01-01T00:00Z  | o:2024-01-01T00:00+01:00 | exact | different
            midnight of a zone and its day       | d:2024-01-01         | o:2024-01-01T00:00+01:00 | exact | same
            midnight in UTC and the moment       | m:2023-12-31T23:00   | o:2024-01-01T00:00+01:00 | exact | same
            a moment as a text                   | m:2024-03-07T10:15   | t:2024-03-07_10:15:00 | exact   | same
            a moment with zone as a text         | o:2024-03-07T10:15Z  | t:2024-03-07_11:15:00+01 | exact | same
            a month as text and as day           | t:2024-03            | d:2024-03-01          | exact   | same
            a day as text and as day             | t:2024-03-07         | d:2024-03-07          | exact   | same
            the 31st as a text                   | d:2024-01-31         | t:2024-01-31          | exact   | same
            no such day                          | d:2024-03-01         | t:2024-02-30          | exact   | different
            a year is a number, not a day        | 2024                 | d:2024-01-01          | exact   | different
            a time with and without seconds      | h:10:15              | t:10:15:00            | exact   | same
            case matters                         | Acme                 | ACME                  | exact   | different
            Ret is not retirements               | Ret                  | retirements           | exact   | different
            Ret is not retirements, contained    | Ret                  | retirements           | contains | different
            blanks at the end do not             | t:Acme               | t:Acme_               | exact   | same
            blanks at the front do               | t:Acme               | t:_Acme               | exact   | different
            an accent in two spellings           | t:Caf\u00e9          | t:Cafe\u0301          | exact   | same
            no accent                            | t:Caf\u00e9          | t:Cafe                | exact   | different
            a text that lost its end             | t:abc                | x:abc                 | exact   | different
            within one in a hundred              | 100; 200             | 100.9; 198.1          | approximate | same
            beyond one in a hundred              | 100                  | 101.1                 | approximate | different
            small, within one in a hundred       | 0.001                | 0.004                 | approximate | different
            texts are never approximate          | a 100                | b 100                 | approximate | different
            two near numbers find their partners | 100; 100.5           | 100.4; 100.9          | approximate | same
            as many rows                         | 1 a; 2 b             | 9; 8                  | row_count | same
            not as many rows                     | 1; 2; 3              | 1; 2                  | row_count | different
            no rows on either side               | ()                   | ()                    | row_count | different
            contained among others               | a 1                  | b 2; a 1; c 3         | contains | same
            contained with further columns       | a; b                 | 7 b x; 8 a y; 9 c z   | contains | same
            contained once, wanted twice         | a; a                 | a; b                  | contains | different
            not contained                        | a 1                  | a 2; b 1              | contains | different
            nothing is contained in everything   | ()                   | a                     | contains | different
            the same structure                   | 1 a; 2 b             | x 7                   | structure | same
            another structure                    | 1 a                  | 1 2                   | structure | different
            a date is not a text                 | d:2024-01-01         | t:hello               | structure | different
            a column too many                    | 1                    | 1 2                   | structure | more
            a structure without rows             | 1                    | ()                    | structure | different
            """)
    void a_result_is_judged(String why, String expected, String actual, String terms, String verdict) {
        ResultComparison.Result result = comparison(terms).compare(rows(expected), rows(actual));
        assertThat(verdict(result)).as(why + " " + result).isEqualTo(verdict);
    }

    /** What a person is told. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            row 3: expected 12, got 13                                   | 7; 8; 12       | 7; 8; 13      | exact
            row 2, c1: expected 20, got 21                               | a 10; b 20     | b 21; a 10    | exact
            row 1: expected NULL, got ''                                 | NULL; a        | ''; a         | exact
            expected 3 rows, got 2; 1 row missing: (3)                   | 1; 2; 3        | 1; 2          | exact
            expected 1 row, got 3; 2 rows too many: (2), (3)             | 1              | 1; 2; 3       | exact
            1 row missing: (a, 1); 1 row too many: (c, 3)                | a 1; b 2       | b 2; c 3      | exact
            row 1, c1: expected x, got y; row 2, c1: expected y, got x   | a x; b y       | a y; b x      | exact
            1 column too few: expected (c0, c1), got (c0)                | a 1            | a             | exact
            both are empty, which proves nothing                         | ()             | ()            | exact
            nothing came back, expected were 2 rows                      | 1; 2           | ()            | exact
            expected nothing, got 1 row                                  | ()             | 1             | exact
            expected 2 rows, got 1                                       | 1; 2           | 5             | row_count
            1 row missing: (z)                                           | z              | a; b          | contains
            expected columns of number, got text                         | 1              | a             | structure
            """)
    void a_difference_is_told_in_words(String words, String expected, String actual, String terms) {
        assertThat(comparison(terms).compare(rows(expected), rows(actual)))
                .isInstanceOfSatisfying(
                        ResultComparison.Result.Different.class,
                        different -> assertThat(different.reason()).isEqualTo(words));
    }

    @Test
    void another_order_names_the_first_row_that_is_out_of_place() {
        assertThat(comparison("ordered").compare(rows("a 3; b 2"), rows("b 2; a 3")))
                .isEqualTo(new ResultComparison.Result.OtherOrder(
                        "the right rows in another order; row 1: expected (a, 3), got (b, 2)"));
    }

    @Test
    void further_columns_are_named() {
        assertThat(comparison("exact").compare(rows("a; b"), rows("7 a; 8 b")))
                .isEqualTo(new ResultComparison.Result.SameAndMore(List.of("c0")));
    }

    @Test
    void a_tolerance_widens_what_is_close() {
        ResultComparison loose = new ResultComparison(Compare.EXACT, new BigDecimal("0.01"), false, false);
        assertThat(verdict(loose.compare(rows("100"), rows("100.9")))).isEqualTo("same");
        assertThat(verdict(loose.compare(rows("100"), rows("101.1")))).isEqualTo("different");
    }

    @Test
    void a_result_that_was_cut_off_never_passes_as_the_whole() {
        Rows whole = rows("1; 2");
        Rows cut = new Rows(whole.columns(), whole.rows(), true);
        for (String terms : List.of("exact", "approximate", "ordered", "row_count")) {
            assertThat(verdict(comparison(terms).compare(whole, cut))).as(terms).isEqualTo("different");
            assertThat(verdict(comparison(terms).compare(cut, whole))).as(terms).isEqualTo("different");
        }
        assertThat(verdict(comparison("contains").compare(whole, cut))).isEqualTo("same");
    }

    /** Thirty thousand rows of eight columns, shuffled, in both orders of columns; and the same with one wrong cell. */
    @Test
    void huge_results_are_compared_as_exactly_as_small_ones() {
        List<List<Cell>> right = new ArrayList<>();
        for (int row = 0; row < 30_000; row++) {
            right.add(List.of(
                    Cell.number(row % 1000),
                    Cell.text("name " + row % 5000),
                    Cell.number(row + ".25"),
                    Cell.number(row % 7),
                    Cell.text("kind " + row % 3),
                    Cell.number(row * 3L),
                    Cell.missing(),
                    Cell.number(row % 2)));
        }
        List<List<Cell>> shuffled = new ArrayList<>();
        right.forEach(row -> shuffled.add(row.reversed()));
        Collections.shuffle(shuffled, new Random(7));
        assertThat(verdict(comparison("exact").compare(wide(right), wide(shuffled))))
                .isEqualTo("same");
        List<Cell> wrong = new ArrayList<>(shuffled.get(4711));
        wrong.set(5, Cell.number("-1"));
        shuffled.set(4711, wrong);
        assertThat(verdict(comparison("exact").compare(wide(right), wide(shuffled))))
                .isEqualTo("different");
    }

    /** Twelve columns with the same values in other rows: trying all orders would take years. */
    @Test
    void many_columns_that_look_alike_are_told_apart() {
        Random random = new Random(3);
        List<List<Cell>> right = new ArrayList<>();
        List<List<Integer>> columns = new ArrayList<>();
        for (int column = 0; column < 12; column++) {
            List<Integer> values =
                    new ArrayList<>(IntStream.range(0, 50).boxed().toList());
            Collections.shuffle(values, random);
            columns.add(values);
        }
        for (int row = 0; row < 50; row++) {
            int at = row;
            right.add(
                    columns.stream().map(column -> Cell.number(column.get(at))).toList());
        }
        List<List<Cell>> turned = right.stream().map(List::reversed).toList();
        assertThat(verdict(comparison("exact").compare(wide(right), wide(turned))))
                .isEqualTo("same");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            SELECT a FROM t ORDER BY a                              | true
            SELECT a FROM t order  by a LIMIT 3                     | true
            SELECT a FROM (SELECT a FROM t ORDER BY a) s            | false
            SELECT rank() OVER (ORDER BY a) FROM t                  | false
            SELECT ' order by ' FROM t -- order by                  | false
            SELECT string_agg(a, ',' ORDER BY a) FROM t ORDER BY 1  | true
            """)
    void only_an_outer_order_by_asks_for_order(String sql, boolean asked) {
        assertThat(TopOrder.asked(sql)).isEqualTo(asked);
    }

    private static Rows wide(List<List<Cell>> rows) {
        List<ResultColumn> columns = IntStream.range(0, rows.getFirst().size())
                .mapToObj(index -> new ResultColumn("c" + index, "any"))
                .toList();
        return new Rows(columns, rows, false);
    }

    private static ResultComparison comparison(String terms) {
        Compare mode = terms.matches("ordered|empty") ? Compare.EXACT : Compare.valueOf(terms.toUpperCase(Locale.ROOT));
        BigDecimal tolerance = mode == Compare.APPROXIMATE
                ? ResultComparison.APPROXIMATE_TOLERANCE
                : ResultComparison.DEFAULT_TOLERANCE;
        return new ResultComparison(mode, tolerance, terms.equals("ordered"), terms.equals("empty"));
    }

    private static String verdict(ResultComparison.Result result) {
        return switch (result) {
            case ResultComparison.Result.Same same -> "same";
            case ResultComparison.Result.SameAndMore more -> "more";
            case ResultComparison.Result.OtherOrder order -> "reordered";
            case ResultComparison.Result.Different different -> "different";
        };
    }
}
