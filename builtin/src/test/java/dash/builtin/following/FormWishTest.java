package dash.builtin.following;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Presentation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormWishTest {

    @ParameterizedTest
    @CsvSource({
        "freight by depot as a pie chart, freight by depot, PIE",
        "freight by depot as pie, freight by depot, PIE",
        "freight per month in a bar chart?, freight per month, BARS",
        "freight per month as a line graph, freight per month, LINES",
        "freight per month as a chart, freight per month, CHART",
        "freight per month as a table, freight per month, TABLE",
        "show me a bar chart of freight by depot, freight by depot, BARS",
        "pie chart of freight by depot, freight by depot, PIE",
        "plot freight by month, freight by month, CHART"
    })
    void the_form_is_told_apart_from_what_is_asked(String typed, String question, Presentation wanted) {
        assertThat(FormWish.of(typed)).contains(new FormWish(question, wanted));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "songs in the chart",
                "revenue by month",
                "guests per table",
                "bars in Berlin",
                "orders on the line",
                "as a pie chart"
            })
    void a_question_that_names_no_form_has_none(String typed) {
        assertThat(FormWish.of(typed)).isEmpty();
    }
}
