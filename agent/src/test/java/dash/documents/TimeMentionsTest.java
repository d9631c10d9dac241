package dash.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeMentionsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            on 9 October 2025 it expired              | 2025-10-09 | 2025-10-10
            October 9, 2025                           | 2025-10-09 | 2025-10-10
            since 2025-10-09                          | 2025-10-09 | 2025-10-10
            report of October 2025                    | 2025-10-01 | 2025-11-01
            in Oct 2025                               | 2025-10-01 | 2025-11-01
            in 2025-10                                | 2025-10-01 | 2025-11-01
            from 9 October 2025 to 24 October 2025    | 2025-10-09 | 2025-10-25
            **From** 9 October 2025 **to** 24 October 2025 | 2025-10-09 | 2025-10-25
            9 to 24 October 2025                      | 2025-10-09 | 2025-10-25
            28 September to 3 October 2025            | 2025-09-28 | 2025-10-04
            from July to September 2024               | 2024-07-01 | 2024-10-01
            November 2024 to January 2025             | 2024-11-01 | 2025-02-01
            Q3 2024                                   | 2024-07-01 | 2024-10-01
            2024 Q3                                   | 2024-07-01 | 2024-10-01
            the third quarter of 2024                 | 2024-07-01 | 2024-10-01
            the first half of 2025                    | 2025-01-01 | 2025-07-01
            """)
    void a_time_is_read_as_people_write_it(String text, LocalDate from, LocalDate before) {
        assertThat(TimeMentions.of(text)).containsExactly(new TimeSpan(from, before));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "in October",
                "in 2025",
                "on 31 February 2025",
                "room 2025-13",
                "fiscal Q3 2024",
                "may 30 people come",
                "order 20251009"
            })
    void what_names_no_time_or_too_much_of_it_is_passed_over(String text) {
        assertThat(TimeMentions.of(text)).isEmpty();
    }

    @Test
    void several_times_in_one_sentence_are_all_found() {
        assertThat(TimeMentions.of("from 742 in September 2025 to 398 in October 2025"))
                .isEqualTo(List.of(
                        new TimeSpan(LocalDate.of(2025, 9, 1), LocalDate.of(2025, 10, 1)),
                        new TimeSpan(LocalDate.of(2025, 10, 1), LocalDate.of(2025, 11, 1))));
    }
}
