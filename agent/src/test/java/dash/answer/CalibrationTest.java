package dash.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CalibrationTest {

    private final Calibration fitted = Calibration.fitted();

    @ParameterizedTest
    @ValueSource(strings = {"nothing", "doubts", "failed-attempts", "unused-words", "draft", "dropped-claims"})
    void what_speaks_against_an_answer_makes_it_less_probable(String signal) {
        assertThat(fitted.probability(Map.of("metric", 1.0, signal, 1.0)))
                .isLessThan(fitted.probability(Map.of("metric", 1.0)));
    }

    @Test
    void whoever_says_how_sure_it_is_stays_there_until_something_speaks_against_it() {
        assertThat(fitted.probability(0.7, Map.of())).isBetween(0.699, 0.701);
        assertThat(fitted.probability(0.7, Map.of("nothing", 1.0))).isLessThan(fitted.sure());
    }

    @Test
    void a_file_has_a_name_and_a_value_in_each_line() {
        Calibration read = Calibration.read(List.of("# by hand", "sure 0.4", "start 0", "belief 1"));
        assertThat(read.sure()).isEqualTo(0.4);
        assertThat(read.probability(Map.of("belief", 0.0, "unknown", 9.0))).isEqualTo(0.5);
    }
}
