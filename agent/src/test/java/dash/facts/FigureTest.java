package dash.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureTest {

    @ParameterizedTest(name = "{0} in {1} is shown as {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "412300      | USD       | $412,300",
                "412300.49   | USD       | $412,300",
                "19.9        | USD       | $19.90",
                "20          | USD       | $20",
                "-19.9       | EUR       | -€19.90",
                "1234.5      | CHF       | 1,235 CHF",
                "1990        | cents     | $19.90",
                "41230000    | EUR cents | €412,300",
                "18.12       | percent   | 18.1 %",
                "0.1812      | ratio     | 18.1 %",
                "1           | ratio     | 100 %",
                "1204        | customers | 1,204",
                "3.14159     | ''        | 3.14",
                "0           | ''        | 0"
            })
    void a_number_is_shown_by_its_unit(String value, String unit, String shown) {
        assertThat(new Figure(new BigDecimal(value), Unit.read(unit)).inWords()).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"1204,customers,'1,204 customers'", "5,USD,$5"})
    void only_things_that_are_counted_are_named_behind_the_number(String value, String unit, String shown) {
        assertThat(new Figure(new BigDecimal(value), Unit.read(unit)).withName())
                .isEqualTo(shown);
    }
}
