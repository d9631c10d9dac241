package dash.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ResultComparisonTest {

    /** Rows are divided by semicolons, cells by blanks; see {@link #cell}. */
    @ParameterizedTest(name = "{0}: {1} against {2}")
    @CsvSource(delimiter = '|', textBlock = """
            the same                             | 1 a; 2 b             | 1 a; 2 b              | any     | same
            other row order                      | 1 a; 2 b             | 2 b; 1 a              | any     | same
            other row order, but order matters   | 1 a; 2 b             | 2 b; 1 a              | ordered | reordered
            ties may change places               | a 3; b 2; c 2        | a 3; c 2; b 2         | ordered | same
            a tie in a constant column is none   | a 2; b 2             | b 2; a 2              | ordered | reordered
            other column order                   | 1 a; 2 b             | a 1; b 2              | any     | same
            columns that look alike              | 1 2; 2 1; 3 3        | 2 1; 1 2; 3 3         | any     | same
            cells swapped in one row only        | 1 2; 3 4             | 2 1; 3 4              | any     | different
            a row twice is not a row once        | 1; 1; 2              | 1; 2; 2               | any     | different
            a row too many                       | 1                    | 1; 1                  | any     | different
            a further column                     | a; b                 | a 1; b 2              | any     | more
            a column too few                     | a 1; b 2             | a; b                  | any     | different
            3 and 3.0                            | 3                    | 3.0                   | any     | same
            floating noise                       | 0.3                  | 0.30000000000000004   | any     | same
            a cent apart                         | 1000.01              | 1000.02               | any     | different
            a small number is not zero           | 0.001                | 0.004                 | any     | different
            zero is not NULL                     | 0                    | NULL                  | any     | different
            NULL is NULL                         | NULL a               | NULL a                | any     | same
            NULL is not an empty text            | NULL                 | ''                    | any     | different
            rounded when it was written          | 1234.57              | 1234.5678             | any     | same
            rounded away from the written one    | 1234.57              | 1234.5778             | any     | different
            too short to tell                    | 0.5                  | 0.46                  | any     | different
            our rounding is not theirs           | 1234.5678            | 1234.57               | any     | different
            a number kept as text                | t:42                 | 42                    | any     | same
            a day and its midnight               | d:2024-02-29         | m:2024-02-29T00:00    | any     | same
            a day and another hour               | d:2024-02-29         | m:2024-02-29T01:00    | any     | different
            a moment told in two zones           | o:2024-01-01T00:00Z  | o:2024-01-01T01:00+01:00 | any  | same
            a month as text and as day           | t:2024-03            | d:2024-03-01          | any     | same
            a day as text and as day             | t:2024-03-07         | d:2024-03-07          | any     | same
            true and the text t                  | b:true               | t:t                   | any     | same
            true and false                       | b:true               | b:false               | any     | different
            case matters                         | Acme                 | ACME                  | any     | different
            """)
    void a_result_is_judged(String why, String expected, String actual, String order, String verdict) {
        ResultComparison.Result result = new ResultComparison(
                        ResultComparison.DEFAULT_TOLERANCE, order.equals("ordered"), false)
                .compare(rows(expected), rows(actual));
        assertThat(verdict(result)).as(why + " " + result).isEqualTo(verdict);
    }

    @Test
    void a_tolerance_widens_what_is_close() {
        ResultComparison loose = new ResultComparison(new BigDecimal("0.01"), false, false);
        assertThat(verdict(loose.compare(rows("100"), rows("100.9")))).isEqualTo("same");
        assertThat(verdict(loose.compare(rows("100"), rows("101.1")))).isEqualTo("different");
    }

    @Test
    void two_empty_results_pass_only_where_empty_is_right() {
        Rows empty = new Rows(List.of(new ResultColumn("a", "int")), List.of(), false);
        assertThat(verdict(comparison(false).compare(empty, empty))).isEqualTo("different");
        assertThat(verdict(comparison(true).compare(empty, empty))).isEqualTo("same");
        assertThat(verdict(comparison(true).compare(empty, rows("1")))).isEqualTo("different");
    }

    @Test
    void a_result_that_was_cut_off_never_passes() {
        Rows whole = rows("1");
        Rows cut = new Rows(whole.columns(), whole.rows(), true);
        assertThat(verdict(comparison(false).compare(whole, cut))).isEqualTo("different");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
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

    private static ResultComparison comparison(boolean emptyIsRight) {
        return new ResultComparison(ResultComparison.DEFAULT_TOLERANCE, false, emptyIsRight);
    }

    private static String verdict(ResultComparison.Result result) {
        return switch (result) {
            case ResultComparison.Result.Same same -> "same";
            case ResultComparison.Result.SameAndMore more -> "more";
            case ResultComparison.Result.OtherOrder order -> "reordered";
            case ResultComparison.Result.Different different -> "different";
        };
    }

    static Rows rows(String written) {
        List<List<Cell>> rows = Arrays.stream(written.split(";"))
                .map(row -> Arrays.stream(row.strip().split(" "))
                        .map(ResultComparisonTest::cell)
                        .toList())
                .toList();
        List<ResultColumn> columns = IntStream.range(0, rows.getFirst().size())
                .mapToObj(index -> new ResultColumn("c" + index, "any"))
                .toList();
        return new Rows(columns, rows, false);
    }

    private static Cell cell(String written) {
        String rest = written.substring(Math.min(2, written.length()));
        return switch (written.length() > 2 && written.charAt(1) == ':' ? written.charAt(0) : '?') {
            case 't' -> Cell.text(rest);
            case 'd' -> new Cell.Day(LocalDate.parse(rest));
            case 'm' -> new Cell.LocalMoment(LocalDateTime.parse(rest));
            case 'o' -> new Cell.Moment(OffsetDateTime.parse(rest));
            case 'b' -> new Cell.Truth(Boolean.parseBoolean(rest));
            default -> plain(written);
        };
    }

    private static Cell plain(String written) {
        if (written.equals("NULL")) {
            return Cell.missing();
        }
        return written.matches("[\\d.]+") ? Cell.number(written) : Cell.text(written.replace("''", ""));
    }
}
