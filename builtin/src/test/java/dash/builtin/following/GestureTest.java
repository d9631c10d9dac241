package dash.builtin.following;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Presentation;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GestureTest {

    private static Optional<Gesture> of(String words) {
        return Gesture.of(FollowUp.of(words), words);
    }

    @ParameterizedTest
    @CsvSource({
        "as a chart, CHART", "show me that as a bar chart please, BARS", "plot it, CHART", "as a line graph, LINES",
        "show it as a table, TABLE", "and as a list?, TABLE", "why?, EXPLAINED", "Why is that so?, EXPLAINED",
        "how did you get that number?, EXPLAINED"
    })
    void the_form_of_an_answer_can_be_asked_for(String words, Presentation wanted) {
        assertThat(of(words)).contains(new Gesture.Show(wanted));
    }

    @ParameterizedTest
    @CsvSource({"top 3 only, 3", "only the top 5, 5", "just the first three, 3", "make it 10, 10", "the first one, 1"})
    void so_many_rows_can_be_asked_for(String words, int rows) {
        assertThat(of(words)).contains(new Gesture.Limit(rows, true));
    }

    @Test
    void a_year_is_no_number_of_rows_and_the_bottom_is_the_other_end() {
        assertThat(of("and 2020?")).isEmpty();
        assertThat(of("the bottom 3")).contains(new Gesture.Limit(3, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many customers do we have?",
                "Revenue by month",
                "and in Germany?",
                "only enterprise",
                "List all customers in Berlin"
            })
    void what_is_about_other_rows_is_no_gesture(String words) {
        assertThat(of(words)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "and in 2020?",
                "what about Germany?",
                "only enterprise",
                "by country",
                "since 2000?",
                "2010 only"
            })
    void a_follow_up_says_that_it_is_one(String words) {
        assertThat(FollowUp.of(words).marked()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"How many customers do we have?", "Shop revenue in 2025", "Which drivers have won at Monaco?"})
    void a_question_of_its_own_does_not(String words) {
        assertThat(FollowUp.of(words).marked()).isFalse();
    }
}
