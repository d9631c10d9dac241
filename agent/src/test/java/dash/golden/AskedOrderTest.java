package dash.golden;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskedOrderTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Top 5 customers by revenue",
                "Which country has the most orders?",
                "List products sorted by price",
                "Plans in order of size",
                "The first three orders",
                "the LATEST tickets"
            })
    void these_ask_for_an_order(String question) {
        assertThat(AskedOrder.in(question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many products are there in each category?",
                "Median first reply time for each priority",
                "Orders by month",
                "Revenue last month",
                "How many orders were placed?"
            })
    void these_do_not(String question) {
        assertThat(AskedOrder.in(question)).isFalse();
    }
}
