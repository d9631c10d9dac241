package dash.golden;

import static dash.golden.WrittenRows.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.Code;
import dash.files.NodeReader;
import dash.golden.GoldenQuestion.Compare;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Right answers that are written down: values, ranges, patterns. */
final class ExpectedTest {

    @ParameterizedTest(name = "{0} against {1}, {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            12                                            | 12             | exact     | right
            12                                            | 13             | exact     | row 1: expected 12, got 13
            [[a, 1], [b, 2]]                              | b 2; a 1       | exact     | right
            [a, b]                                        | a; b           | exact     | right
            [[a, 1]]                                      | 1 a            | exact     | right
            {min: 10, max: 20}                            | 15             | exact     | right
            {min: 10, max: 20}                            | 10             | exact     | right
            {min: 10, max: 20}                            | 20.1           | exact     | row 1: expected 10 to 20, got 20.1
            {min: 10}                                     | NULL           | exact     | row 1: expected at least 10, got NULL
            {max: 10}                                     | -5             | exact     | right
            {min: 1}                                      | a              | exact     | row 1: expected at least 1, got a
            {matches: "Acme.*"}                           | t:Acme_Robotics | exact    | right
            {matches: "Acme"}                             | t:Acme_Robotics | exact    | row 1: expected a text like /Acme/, got Acme Robotics
            {matches: ".*"}                               | NULL           | exact     | row 1: expected a text like /.*/, got NULL
            [[{matches: "A.*"}, {min: 1}], [Acme, 5]]     | Acme 5; Apex 3 | exact     | right
            [[Acme, {min: 1}], [{matches: "A.*"}, 5]]     | Apex 5; Acme 3 | exact     | right
            [[Acme, 5], [{matches: "A.*"}, {min: 9}]]     | Acme 5; Apex 3 | exact     | row 2, column 2: expected at least 9, got 3
            [{name: Acme, total: 5}]                      | 5 Acme         | exact     | right
            [[null]]                                      | NULL           | exact     | right
            [[true]]                                      | b:true         | exact     | right
            "2024-03-01"                                  | d:2024-03-01   | exact     | right
            [Acme]                                        | Bolt; Acme     | contains  | right
            [Acme, Zeta]                                  | Bolt; Acme     | contains  | 1 row missing: (Zeta)
            3                                             | a; b; c        | row_count | right
            3                                             | a; b           | row_count | expected 3 rows, got 2
            {min: 2, max: 4}                              | a; b; c        | row_count | right
            [[a], [b]]                                    | x; y           | row_count | right
            [[{matches: ".*"}, {min: 0}]]                 | 7 x            | structure | right
            [[{matches: ".*"}, {min: 0}]]                 | 7 8            | structure | expected columns of text, number, got number, number
            100                                           | 100.9          | approximate | right
            []                                            | ()             | exact     | both are empty, which proves nothing
            """)
    void written_answers_are_held_against_rows(String expected, String actual, String mode, String verdict) {
        ResultComparison comparison = new ResultComparison(
                Compare.valueOf(mode.toUpperCase(Locale.ROOT)),
                mode.equals("approximate")
                        ? ResultComparison.APPROXIMATE_TOLERANCE
                        : ResultComparison.DEFAULT_TOLERANCE,
                false,
                false);
        String told = switch (comparison.compare(read(expected), rows(actual))) {
            case ResultComparison.Result.Same same -> "right";
            case ResultComparison.Result.SameAndMore more -> "more";
            case ResultComparison.Result.OtherOrder(String reason) -> reason;
            case ResultComparison.Result.Different(String reason) -> reason;
        };
        assertThat(told).isEqualTo(verdict);
    }

    @Test
    void rows_of_unequal_width_and_mistyped_conditions_are_refused() {
        assertThatThrownBy(() -> read("[[a, 1], [b]]")).hasMessageContaining("not equally wide");
        assertThatThrownBy(() -> read("[{mni: 3}]")).hasMessageContaining("min");
    }

    private static Expected read(String yaml) {
        return ExpectedReader.read(NodeReader.yaml(Code.GOLDEN_BROKEN).read("test", yaml, 1));
    }
}
