package dash.demo;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** A grower with an account, or one of Brightloam's own test accounts. */
record Account(
        int id,
        String name,
        Country country,
        Segment segment,
        boolean internal,
        Instant signedUp,
        Optional<Instant> deleted) {

    boolean exists(LocalDate day) {
        return Times.day(signedUp).isBefore(day)
                && deleted.map(moment -> Times.day(moment).isAfter(day)).orElse(true);
    }
}
