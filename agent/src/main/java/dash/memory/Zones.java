package dash.memory;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Time zones as people write them: by their full name, as a distance from UTC, or by a city that only one has. */
final class Zones {

    private Zones() {}

    static Optional<ZoneId> of(String written) {
        String wanted = written.strip().replace(' ', '_');
        String end = "/" + wanted.toLowerCase(Locale.ROOT);
        List<String> named = ZoneId.getAvailableZoneIds().stream()
                .filter(id -> id.equalsIgnoreCase(wanted))
                .toList();
        List<String> cities = ZoneId.getAvailableZoneIds().stream()
                .filter(id -> id.toLowerCase(Locale.ROOT).endsWith(end))
                .filter(id -> !id.startsWith("posix/") && !id.startsWith("right/") && !id.startsWith("Etc/"))
                .toList();
        if (named.size() == 1) {
            return Optional.of(ZoneId.of(named.getFirst()));
        }
        return cities.size() == 1 ? Optional.of(ZoneId.of(cities.getFirst())) : offset(wanted);
    }

    private static Optional<ZoneId> offset(String wanted) {
        try {
            return wanted.matches("(?i)(utc|gmt)?[+-]\\d{1,2}(:\\d{2})?")
                    ? Optional.of(ZoneId.of(wanted.toUpperCase(Locale.ROOT)))
                    : Optional.empty();
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }
}
