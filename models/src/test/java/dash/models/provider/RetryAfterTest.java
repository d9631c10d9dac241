package dash.models.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class RetryAfterTest {

    private final Instant now = Instant.parse("2026-11-16T08:00:00Z");

    @Test
    void seconds_may_have_a_fraction() {
        assertThat(RetryAfter.of("2", now)).contains(Duration.ofSeconds(2));
        assertThat(RetryAfter.of(" 0.25 ", now)).contains(Duration.ofMillis(250));
    }

    @Test
    void a_date_of_http_is_a_wait_from_now() {
        assertThat(RetryAfter.of("Mon, 16 Nov 2026 08:01:30 GMT", now)).contains(Duration.ofSeconds(90));
        assertThat(RetryAfter.of("Mon, 16 Nov 2026 07:00:00 GMT", now)).contains(Duration.ZERO);
    }

    @Test
    void nonsense_counts_as_not_said() {
        for (String nonsense : new String[] {"", "soon", "-5", "1e999999999", "Mon, 99 Nov 2026"}) {
            assertThat(RetryAfter.of(nonsense, now)).as(nonsense).isEmpty();
        }
    }

    @Test
    void nobody_waits_for_more_than_a_day() {
        assertThat(RetryAfter.of("99999999", now)).contains(Duration.ofDays(1));
    }
}
