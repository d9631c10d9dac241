package dash.context;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Calendar;
import dash.memory.Preference;
import dash.memory.Remembered;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DaysTest {

    private static final Clock LATE = Clock.fixed(Instant.parse("2025-01-01T23:30:00Z"), ZoneOffset.UTC);
    private static final List<Remembered> IN_TOKYO = List.of(new Remembered(
            1, new Preference.Zone(ZoneId.of("Asia/Tokyo")), Remembered.Origin.TOLD, Instant.EPOCH, "a test"));

    @Test
    void today_is_where_the_person_is() {
        assertThat(Days.today(Calendar.DEFAULT, List.of(), LATE)).isEqualTo(LocalDate.of(2025, 1, 1));
        assertThat(Days.today(Calendar.DEFAULT, IN_TOKYO, LATE)).isEqualTo(LocalDate.of(2025, 1, 2));
    }

    @Test
    void a_source_that_stands_still_has_one_today_for_all() {
        Calendar still = new Calendar(
                ZoneId.of("UTC"),
                Calendar.DEFAULT.weekStarts(),
                Calendar.DEFAULT.fiscalYearStarts(),
                Calendar.DEFAULT.fiscalYearNaming(),
                Optional.of(LocalDate.of(2020, 5, 5)));
        assertThat(Days.today(still, IN_TOKYO, LATE)).isEqualTo(LocalDate.of(2020, 5, 5));
    }
}
