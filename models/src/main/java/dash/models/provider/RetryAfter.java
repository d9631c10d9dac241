package dash.models.provider;

import java.math.BigDecimal;
import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** When a provider wants to be asked again. */
final class RetryAfter {

    private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(86_400);

    private RetryAfter() {}

    static Optional<Duration> of(HttpHeaders headers, Instant now) {
        Optional<Duration> exact = headers.firstValue("retry-after-ms")
                .flatMap(RetryAfter::seconds)
                .map(found -> found.dividedBy(1_000));
        return exact.or(() -> headers.firstValue("retry-after").flatMap(value -> of(value, now)));
    }

    /** Seconds, or the date of HTTP; anything else counts as not said. */
    static Optional<Duration> of(String value, Instant now) {
        return seconds(value).or(() -> until(value, now));
    }

    static Optional<Duration> seconds(String value) {
        try {
            BigDecimal seconds = new BigDecimal(value.strip());
            boolean sensible = seconds.signum() >= 0 && seconds.scale() > -9;
            return sensible
                    ? Optional.of(Duration.ofMillis(
                            seconds.min(MOST_SECONDS).movePointRight(3).longValue()))
                    : Optional.empty();
        } catch (NumberFormatException notSeconds) {
            return Optional.empty();
        }
    }

    private static Optional<Duration> until(String value, Instant now) {
        try {
            Instant then = Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(value.strip()));
            return Optional.of(then.isAfter(now) ? Duration.between(now, then) : Duration.ZERO);
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }
}
