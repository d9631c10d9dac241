package dash.builtin.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class KeptTest {

    private final AtomicInteger worked = new AtomicInteger();
    private final Kept<Integer> lengths = new Kept<>(text -> {
        worked.incrementAndGet();
        return text.length();
    });

    @Test
    void what_was_worked_out_once_is_not_worked_out_again() {
        assertThat(lengths.of("orders")).isEqualTo(6);
        assertThat(lengths.of("orders")).isEqualTo(6);
        assertThat(worked).hasValue(1);
    }

    @Test
    void too_many_texts_are_forgotten_and_still_told_rightly() {
        for (int number = 0; number < 50_000; number++) {
            lengths.of("text " + number);
        }
        assertThat(lengths.of("orders")).isEqualTo(6);
        assertThat(lengths.of("text 0")).isEqualTo(6);
    }
}
