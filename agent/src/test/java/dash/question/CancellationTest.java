package dash.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CancellationTest {

    private final Cancellation cancellation = new Cancellation();
    private final List<String> stopped = new ArrayList<>();

    @Test
    void every_registered_stop_runs_once() {
        cancellation.onCancel(() -> stopped.add("a"));
        cancellation.onCancel(() -> stopped.add("b"));
        cancellation.cancel();
        cancellation.cancel();
        assertThat(stopped).containsExactly("a", "b");
    }

    @Test
    void a_stop_that_is_no_longer_registered_does_not_run() {
        cancellation.onCancel(() -> stopped.add("a")).close();
        cancellation.cancel();
        assertThat(stopped).isEmpty();
    }

    @Test
    void a_stop_that_comes_too_late_runs_at_once() {
        cancellation.cancel();
        cancellation.onCancel(() -> stopped.add("late"));
        assertThat(stopped).containsExactly("late");
    }

    @Test
    void a_stop_that_fails_does_not_keep_the_next_from_running() {
        cancellation.onCancel(() -> {
            throw new IllegalStateException("broken");
        });
        cancellation.onCancel(() -> stopped.add("next"));
        cancellation.cancel();
        assertThat(stopped).containsExactly("next");
    }
}
