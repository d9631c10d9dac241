package dash.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NarrowedTest {

    private static final Preference.Default REGION = new Preference.Default("sales_region", "EMEA");

    @ParameterizedTest
    @ValueSource(
            strings = {"revenue by region", "revenue for all sales regions", "Revenue of EMEA", "all Regions, please"})
    void whoever_says_the_last_word_of_a_column_speaks_of_it(String question) {
        assertThat(Narrowed.isSpokenOf(REGION, question)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sales by month", "regional revenue", "revenue"})
    void other_words_say_nothing_of_it(String question) {
        assertThat(Narrowed.isSpokenOf(REGION, question)).isFalse();
    }

    @Test
    void a_default_is_lifted_by_either_name_of_its_column() {
        assertThat(Narrowed.withoutAll(REGION, "revenue in 2025 for all regions"))
                .isEqualTo("revenue in 2025");
        assertThat(Narrowed.withoutAll(REGION, "revenue across all the sales regions by month"))
                .isEqualTo("revenue by month");
    }
}
