package dash.draft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PhraseTest {

    @ParameterizedTest
    @CsvSource({
        "cust_orders, customer order, customer orders",
        "CustomerOrder, customer order, customer orders",
        "tblInvoiceLine, invoice line, invoice lines",
        "HTTPRequests, http request, http requests",
        "categories, category, categories",
        "movies, movie, movies",
        "address, address, addresses",
        "addresses, address, addresses",
        "boxes, box, boxes",
        "people, person, people",
        "status, status, statuses",
        "fct_sales, sale, sales",
        "dim_date, date, dates",
        "race_results_1950_to_2020, race result, race results"
    })
    void a_name_is_read_as_its_words(String name, String one, String many) {
        assertThat(Phrase.one(name)).isEqualTo(one);
        assertThat(Phrase.many(name)).isEqualTo(many);
    }
}
