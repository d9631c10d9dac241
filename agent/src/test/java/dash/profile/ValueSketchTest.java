package dash.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ValueSketchTest {

    @Test
    void short_lists_are_compared_exactly() {
        ValueSketch few = ValueSketch.of(List.of("a", "b", "c", "d"));
        ValueSketch more = ValueSketch.of(List.of("a", "b", "c", "x", "y"));
        assertThat(few.shareIn(more)).isEqualTo(0.75);
        assertThat(more.shareIn(few)).isEqualTo(0.6);
        assertThat(few.shareIn(ValueSketch.of(List.of()))).isZero();
    }

    @Test
    void long_lists_nearly() {
        ValueSketch half = ValueSketch.of(numbers(0, 20_000));
        ValueSketch all = ValueSketch.of(numbers(10_000, 50_000));
        assertThat(half.shareIn(all)).isCloseTo(0.5, within(0.1));
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.range(from, to).mapToObj(Integer::toString).toList();
    }
}
