package dash.builtin.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What does NRR mean here?                   | MEANING | NRR
            what's meant by "active account"?          | MEANING | "active account"
            Could you tell me what churn means?        |         |
            How do we compute MRR?                     | MEANING | MRR
            Please define churn.                       | MEANING | churn
            Who owns the orders table?                 | OWNER   | the orders table
            Which team is responsible for invoices?    | OWNER   | invoices
            Which tables hold churn?                   | TABLES  | churn
            How often is usage_daily refreshed?        | REFRESH | usage_daily
            What is our refund policy?                 | POLICY  | our refund policy
            What's our policy on travel?               | POLICY  | travel
            What does the support handbook say about priorities? | POLICY | the support handbook
            What happened in October 2025?             | ABOUT   | October 2025
            How many customers do we have?             |         |
            What is our MRR?                           |         |
            What is the average premium of active policies? |    |
            What was revenue in 2025?                  |         |
            """)
    void a_form_that_asks_for_words_is_known(String question, String kind, String topic) {
        Optional<Wanted> wanted = Forms.explicit(question);
        assertThat(wanted.map(found -> found.kind().name()).orElse(null)).isEqualTo(kind);
        assertThat(wanted.map(Wanted::topic).orElse(null)).isEqualTo(topic);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many tickets were opened in March 2026?",
                "top 5 products",
                "revenue by month",
                "the average order",
                "show all orders"
            })
    void a_question_for_figures_is_never_told(String question) {
        assertThat(Forms.later(question)).isEmpty();
    }
}
