package dash.context;

import dash.knowledge.Calendar;
import dash.memory.Preference;
import dash.memory.Remembered;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;

/** Which day it is for whoever asks. A source that stands still has one today for all. */
final class Days {

    private Days() {}

    static LocalDate today(Calendar calendar, List<Remembered> preferences, Clock clock) {
        return preferences.stream()
                .map(Remembered::preference)
                .filter(Preference.Zone.class::isInstance)
                .map(zone -> ((Preference.Zone) zone).zone())
                .findFirst()
                .filter(zone -> calendar.today().isEmpty())
                .map(zone -> LocalDate.now(clock.withZone(zone)))
                .orElseGet(() -> calendar.today(clock));
    }
}
